import { z } from 'zod';
import { defineCall, MEMBERS_AND_AGENTS } from '#libs/platform/common/call';
import { provider, providerAnswer } from './social.calls.js';

const done = z.object({});
/** The log-in password, asked for again; empty for an account that has none. */
const password = z.string().max(255);
/** One of the authenticator's codes, or a recovery code; needed where an authenticator is on. */
const factorCode = z.string().trim().max(255).optional();

export const startSocialLink = defineCall({
  method: 'POST',
  path: '/wps/member/security/social/:provider/start',
  summary:
    'Where the browser goes to link a provider to the account; `state` comes back with the code and is good once',
  access: MEMBERS_AND_AGENTS,
  sealed: true,
  input: z.strictObject({ provider, password, factorCode }),
  value: z.object({ url: z.string(), state: z.string() }),
});

export const linkSocial = defineCall({
  method: 'POST',
  path: '/wps/member/security/social/:provider',
  summary: 'Links the account at the provider that the browser comes back from: a way to log in from now on',
  access: MEMBERS_AND_AGENTS,
  input: z.strictObject({ provider, ...providerAnswer }),
  value: done,
});

export const unlinkSocial = defineCall({
  method: 'POST',
  path: '/wps/member/security/social/:provider/removal',
  summary: 'Ends the log-in by a provider, unless it is the last way into the account',
  access: MEMBERS_AND_AGENTS,
  sealed: true,
  input: z.strictObject({ provider, password, factorCode }),
  value: done,
});
