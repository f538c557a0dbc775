import { z } from 'zod';
import { defineCall, EVERYBODY } from './call.js';

export const getEncryptionKeys = defineCall({
  method: 'GET',
  path: '/wps/system/keys',
  summary: 'Public keys (JWKS) for encrypted calls, and the server time to stamp them with',
  access: EVERYBODY,
  whileClosed: true,
  input: z.strictObject({}),
  value: z.object({
    keys: z.array(
      z.object({
        kid: z.string(),
        kty: z.string(),
        crv: z.string(),
        x: z.string(),
        y: z.string(),
        alg: z.string(),
        use: z.string(),
      }),
    ),
    now: z.string(),
  }),
});
