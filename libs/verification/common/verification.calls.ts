import { z } from 'zod';
import { defineCall, EVERYBODY } from '#libs/platform/common/call';
import { countryDialingCode, sentCode } from './code-fields.js';

/** Both names of the specification are taken; one must be there. */
const mobile = {
  mobileNum: z.string().max(40).trim().optional(),
  mobileNo: z.string().max(40).trim().optional(),
  countryDialingCode,
  /** The solved challenge of `GET /wps/verification/challenge`: base64 of the JSON `{ challenge, solution }`. */
  botCheck: z.string().max(5000).optional(),
};

export const sendLoginCode = defineCall({
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  summary: 'Sends a code for a log-in or a recovery; the answer is the same whoever has the number',
  access: EVERYBODY,
  whileClosed: true,
  input: z.strictObject({ ...mobile, purpose: z.enum(['login', 'recovery']).default('login') }),
  value: sentCode,
});

export const sendRegisterCode = defineCall({
  method: 'POST',
  path: '/wps/verification/sms/register',
  summary: 'Sends a code that proves a mobile number for a registration',
  access: ['guest'],
  input: z.strictObject(mobile),
  value: sentCode,
});

/** Of altcha, version 2, with PBKDF2; `solveChallenge` of altcha-lib takes it as it is. */
export const botChallenge = z.object({
  parameters: z.object({
    algorithm: z.string(),
    cost: z.int(),
    data: z.object({ brand: z.string() }),
    /** Seconds since 1970, in the server's time. */
    expiresAt: z.int(),
    keyLength: z.int(),
    keyPrefix: z.string(),
    keySignature: z.string(),
    nonce: z.string(),
    salt: z.string(),
  }),
  signature: z.string(),
});
export type BotChallenge = z.output<typeof botChallenge>;

export const getBotChallenge = defineCall({
  method: 'GET',
  path: '/wps/verification/challenge',
  summary: 'A proof of work for the browser (altcha); each solution is good once',
  access: EVERYBODY,
  whileClosed: true,
  input: z.strictObject({}),
  value: botChallenge,
});

export const getCaptcha = defineCall({
  method: 'GET',
  path: '/wps/captcha',
  summary: 'An image to read, as base64 PNG; its `captchaId` stands beside `value` in the envelope',
  access: EVERYBODY,
  whileClosed: true,
  input: z.strictObject({}),
  value: z.string(),
});
