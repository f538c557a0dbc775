import { z } from 'zod';
import { defineCall, EVERYBODY, MEMBERS_AND_AGENTS } from '#libs/platform/common/call';
import { SMS_VERIFICATION } from '#libs/site/common/modules';
import { countryDialingCode } from '#libs/verification/common/code-fields';
import { sessionValue } from './session.calls.js';

const password = z.string().max(255);

export const changePassword = defineCall({
  method: 'POST',
  path: '/wps/member/password',
  summary: 'Changes the password; all other sessions end',
  access: MEMBERS_AND_AGENTS,
  whileClosed: true,
  sealed: true,
  whileRestricted: true,
  input: z.strictObject({ oldPassword: password, newPassword: password, confirmNewPassword: password }),
  value: z.object({}),
});

export const requestResetLink = defineCall({
  method: 'POST',
  path: '/wps/member/password/email',
  summary: 'Mails a link that sets a new password once; the answer is the same whoever asks',
  access: EVERYBODY,
  whileClosed: true,
  /** Form-encoded, as the specification has it; JSON is taken too. */
  input: z.strictObject({ username: z.string().trim().max(100), email: z.string().trim().max(255) }),
  value: z.object({}),
});

export const resetByLink = defineCall({
  method: 'POST',
  path: '/wps/member/password/email/reset',
  summary: 'Sets the password with the token of such a link; all sessions end',
  access: EVERYBODY,
  whileClosed: true,
  sealed: true,
  input: z.strictObject({ token: z.string().max(200), newPassword: password }),
  value: z.object({}),
});

export const resetByCode = defineCall({
  method: 'POST',
  path: '/wps/member/password/verification',
  summary: 'Sets the password with a code sent to the mobile number, and starts a session',
  access: EVERYBODY,
  module: SMS_VERIFICATION,
  whileClosed: true,
  sealed: true,
  input: z.strictObject({
    newPassword: password,
    mobileNum: z.string().trim().max(40),
    countryDialingCode,
    verificationCode: z.string().trim().max(255),
  }),
  value: sessionValue,
});
