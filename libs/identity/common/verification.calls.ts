import { z } from 'zod';
import { defineCall, EVERYBODY } from '#libs/platform/common/call';

/** Both names of the specification are taken; one must be there. */
const mobile = {
  mobileNum: z.string().max(40).trim().optional(),
  mobileNo: z.string().max(40).trim().optional(),
  countryDialingCode: z
    .string()
    .regex(/^\+?\d{1,4}$/)
    .optional(),
  /** The solved challenge of `GET /wps/verification/challenge`, as base64. */
  botCheck: z.string().max(5000).optional(),
};

const sent = z.object({
  /** Minutes until another code may be asked for. */
  expiredMinutes: z.int(),
  /** The same as a moment of the server's time. */
  expiresAt: z.string(),
});
export type SentCode = z.output<typeof sent>;

export const sendLoginCode = defineCall({
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  summary: 'Sends a code for a log-in or a recovery; the answer is the same whoever has the number',
  access: EVERYBODY,
  input: z.strictObject({ ...mobile, purpose: z.enum(['login', 'recovery']).default('login') }),
  value: sent,
});

export const sendRegisterCode = defineCall({
  method: 'POST',
  path: '/wps/verification/sms/register',
  summary: 'Sends a code that proves a mobile number for a registration',
  access: ['guest'],
  input: z.strictObject(mobile),
  value: sent,
});

export const getBotChallenge = defineCall({
  method: 'GET',
  path: '/wps/verification/challenge',
  summary: 'A proof of work for the browser (altcha); each solution is good once',
  access: EVERYBODY,
  input: z.strictObject({}),
  value: z.looseObject({}),
});

export const getCaptcha = defineCall({
  method: 'GET',
  path: '/wps/captcha',
  summary: 'An image to read, as base64 PNG; its `captchaId` stands beside `value` in the envelope',
  access: EVERYBODY,
  input: z.strictObject({}),
  value: z.string(),
});
