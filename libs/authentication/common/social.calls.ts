import { z } from 'zod';
import { defineCall } from '#libs/platform/common/call';
import { SITES, sessionValue } from './session.calls.js';

export const SOCIAL_PROVIDERS = ['google', 'facebook'] as const;
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];
export const provider = z.enum(SOCIAL_PROVIDERS);

/** What the provider gave the browser. */
export const providerAnswer = {
  code: z.string().max(4000).optional(),
  state: z.string().max(200),
  /** The issuer, where a provider names itself (RFC 9207). */
  iss: z.string().max(500).optional(),
  /** What the provider said instead of a code. */
  error: z.string().max(200).optional(),
};
export interface ProviderAnswer {
  code?: string | undefined;
  iss?: string | undefined;
  error?: string | undefined;
}

export const startSocial = defineCall({
  method: 'POST',
  path: '/wps/session/social/:provider/start',
  summary:
    'Where the browser goes to log in at a provider; `state` comes back with the code and is good once',
  access: ['guest'],
  whileClosed: true,
  input: z.strictObject({
    provider,
    site: z.enum(SITES).default('member'),
    /** Sent by the registration: a person without an account gets one. `terms` and `age` must both be agreed to. */
    register: z
      .strictObject({
        terms: z.boolean(),
        age: z.boolean(),
        referralCode: z.string().max(64).trim().optional(),
      })
      .optional(),
  }),
  value: z.object({ url: z.string(), state: z.string() }),
});

export const socialLogin = defineCall({
  method: 'POST',
  path: '/wps/session/social/:provider',
  summary: 'Starts a session with what the provider gave the browser',
  access: ['guest'],
  whileClosed: true,
  input: z.strictObject({ provider, ...providerAnswer }),
  value: sessionValue,
});
