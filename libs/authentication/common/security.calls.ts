import { z } from 'zod';
import { defineCall, MEMBERS_AND_AGENTS } from '#libs/platform/common/call';
import { countryDialingCode, sentCode } from '#libs/verification/common/code-fields';
import { SOCIAL_PROVIDERS } from './social.calls.js';

const done = z.object({});
const code = z.string().trim().max(255);
/** The log-in password, asked for again; empty for an account that has none. */
const password = z.string().max(255);
/** One of the authenticator's codes, or a recovery code; needed where an authenticator is on. */
const factorCode = code.optional();

export const getSecurity = defineCall({
  method: 'GET',
  path: '/wps/member/security',
  summary: 'What protects the account',
  access: MEMBERS_AND_AGENTS,
  whileClosed: true,
  input: z.strictObject({}),
  value: z.object({
    /** None on an account that was opened by a provider's log-in or a code alone. */
    hasPassword: z.boolean(),
    passwordChangedAt: z.string().nullable(),
    hasPaymentPassword: z.boolean(),
    /** Lengths that a payment password may have. */
    paymentPasswordRule: z.object({ minLength: z.int(), maxLength: z.int() }),
    /** Masked, as in "+880 17•• •••678"; `null` where there is none. */
    mobile: z.object({ masked: z.string(), verified: z.boolean() }).nullable(),
    email: z.object({ masked: z.string(), verified: z.boolean() }).nullable(),
    realName: z.string().nullable(),
    /** At most one of each provider; the last way into the account is not removable. */
    socialLogins: z.array(
      z.object({ provider: z.enum(SOCIAL_PROVIDERS), linkedAt: z.string(), removable: z.boolean() }),
    ),
    totp: z.object({ active: z.boolean(), recoveryCodesLeft: z.int() }),
    /** When operators will have switched off an authenticator that was said to be lost, unless that is cancelled. */
    factorResetDueAt: z.string().nullable(),
    /** Until when withdrawals wait after a recovery or an unverified log-in. */
    withdrawalsWaitUntil: z.string().nullable(),
  }),
});

export const setPaymentPassword = defineCall({
  method: 'PUT',
  path: '/wps/member/security/payment-password',
  summary: 'Sets the payment password; changes it only with the old one',
  access: MEMBERS_AND_AGENTS,
  whileClosed: true,
  sealed: true,
  input: z.strictObject({
    oldPassword: z.string().max(255).optional(),
    newPassword: z.string().max(255),
    confirmNewPassword: z.string().max(255),
    factorCode,
  }),
  value: done,
});

export const sendPaymentPasswordCode = defineCall({
  method: 'POST',
  path: '/wps/member/security/payment-password/code',
  summary: 'Sends a code to a proved contact of the member, for a payment password that was forgotten',
  access: MEMBERS_AND_AGENTS,
  whileClosed: true,
  input: z.strictObject({ method: z.enum(['mobile', 'email']) }),
  value: z.object({ expiredMinutes: z.int(), expiresAt: z.string() }),
});

export const resetPaymentPassword = defineCall({
  method: 'PUT',
  path: '/wps/member/security/payment-password/reset',
  summary:
    "Sets a forgotten payment password by the log-in password and a code, the authenticator's where it is on; withdrawals wait",
  access: MEMBERS_AND_AGENTS,
  whileClosed: true,
  sealed: true,
  input: z.strictObject({
    method: z.enum(['totp', 'mobile', 'email']),
    code,
    password,
    newPassword: z.string().max(255),
    confirmNewPassword: z.string().max(255),
  }),
  value: done,
});

export const sendContactCode = defineCall({
  method: 'POST',
  path: '/wps/member/security/contact-code',
  summary: 'Sends a code to a mobile number or mail address that the member wants to add',
  access: MEMBERS_AND_AGENTS,
  input: z.strictObject({
    channel: z.enum(['mobile', 'email']),
    target: z.string().trim().max(255),
    countryDialingCode,
  }),
  value: sentCode,
});

export const setMobile = defineCall({
  method: 'PUT',
  path: '/wps/member/security/mobile',
  summary: 'Sets the mobile number, proved by a code; the owner of the old one is told',
  access: MEMBERS_AND_AGENTS,
  sealed: true,
  input: z.strictObject({
    mobileNum: z.string().trim().max(40),
    countryDialingCode,
    verificationCode: code,
    password,
    factorCode,
  }),
  value: done,
});

export const setEmail = defineCall({
  method: 'PUT',
  path: '/wps/member/security/email',
  summary: 'Sets the mail address, proved by a code; the old one is told',
  access: MEMBERS_AND_AGENTS,
  sealed: true,
  input: z.strictObject({ email: z.string().trim().max(255), verificationCode: code, password, factorCode }),
  value: done,
});

export const setRealName = defineCall({
  method: 'PUT',
  path: '/wps/member/security/real-name',
  summary: 'Gives the real name, once',
  access: MEMBERS_AND_AGENTS,
  whileClosed: true,
  sealed: true,
  input: z.strictObject({ realName: z.string().trim().max(255) }),
  value: done,
});

export const startTotp = defineCall({
  method: 'POST',
  path: '/wps/member/security/totp',
  summary: 'A new secret for an authenticator; it counts once a code of it was given',
  access: MEMBERS_AND_AGENTS,
  sealed: true,
  input: z.strictObject({ password }),
  value: z.object({
    /** Base32, to type. */
    secret: z.string(),
    /** `otpauth:`, to scan. */
    uri: z.string(),
  }),
});

export const confirmTotp = defineCall({
  method: 'PUT',
  path: '/wps/member/security/totp',
  summary: 'Switches the authenticator on, and gives recovery codes, shown this once',
  access: MEMBERS_AND_AGENTS,
  sealed: true,
  input: z.strictObject({ code }),
  value: z.object({ recoveryCodes: z.array(z.string()) }),
});

export const removeTotp = defineCall({
  method: 'POST',
  path: '/wps/member/security/totp/removal',
  summary: 'Switches the authenticator off, with one of its codes or a recovery code',
  access: MEMBERS_AND_AGENTS,
  sealed: true,
  input: z.strictObject({ password, code }),
  value: done,
});

export const renewRecoveryCodes = defineCall({
  method: 'POST',
  path: '/wps/member/security/totp/recovery-codes',
  summary: 'Ten new recovery codes, shown this once, with a code of the authenticator; the old ones end',
  access: MEMBERS_AND_AGENTS,
  sealed: true,
  input: z.strictObject({ password, factorCode }),
  value: z.object({ recoveryCodes: z.array(z.string()) }),
});

export const cancelFactorReset = defineCall({
  method: 'POST',
  path: '/wps/member/security/totp/reset/cancellation',
  summary: 'Stops operators from switching off the authenticator',
  access: MEMBERS_AND_AGENTS,
  whileClosed: true,
  input: z.strictObject({}),
  value: done,
});

export const getLogins = defineCall({
  method: 'GET',
  path: '/wps/member/security/logins',
  summary: 'The last log-ins, the newest first',
  access: MEMBERS_AND_AGENTS,
  input: z.strictObject({}),
  value: z.object({
    list: z.array(
      z.object({
        at: z.string(),
        address: z.string(),
        userAgent: z.string(),
        method: z.string(),
        endedAt: z.string().nullable(),
      }),
    ),
  }),
});
