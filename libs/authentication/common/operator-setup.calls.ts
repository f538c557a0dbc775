import { z } from 'zod';
import { defineCall } from '#libs/platform/common/call';
import { newOperatorPassword } from './operator-account.js';

const access = ['guest', 'operator'] as const;
const setupCode = z.string().max(60).trim().min(1);

/** The account, and the codes of the two operators who let its owner in, in either order. */
const proof = {
  account: z.string().max(100).trim().min(1),
  firstCode: setupCode,
  secondCode: setupCode,
};

export const showOperatorSecret = defineCall({
  method: 'POST',
  path: '/wps/ops/setup/authenticator',
  summary: "Shows a new operator the authenticator's secret, for the set-up codes of two operators",
  access,
  whileClosed: true,
  sealed: true,
  input: z.strictObject(proof),
  value: z.object({
    /** Base32, to type. */
    secret: z.string(),
    /** `otpauth:`, to scan. */
    uri: z.string(),
  }),
});

export const setUpOperator = defineCall({
  method: 'POST',
  path: '/wps/ops/setup',
  summary: 'A new operator chooses a password and proves the authenticator; the set-up codes are used up',
  access,
  whileClosed: true,
  sealed: true,
  input: z.strictObject({
    ...proof,
    newPassword: newOperatorPassword,
    /** Of the authenticator. */
    code: z.string().regex(/^\d{6}$/),
  }),
  value: z.object({}),
});
