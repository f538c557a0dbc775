import { z } from 'zod';
import { defineCall, PLAYERS } from '#libs/platform/common/call';

export const getSecurity = defineCall({
  method: 'GET',
  path: '/wps/member/security',
  summary: 'What protects the account',
  access: PLAYERS,
  input: z.strictObject({}),
  value: z.object({
    hasPaymentPassword: z.boolean(),
    /** Lengths that a payment password may have. */
    paymentPasswordRule: z.object({ minLength: z.int(), maxLength: z.int() }),
  }),
});

export const setPaymentPassword = defineCall({
  method: 'PUT',
  path: '/wps/member/security/payment-password',
  summary: 'Sets the payment password; changes it only with the old one',
  access: PLAYERS,
  sealed: true,
  input: z.strictObject({
    oldPassword: z.string().max(255).optional(),
    newPassword: z.string().max(255),
    confirmNewPassword: z.string().max(255),
  }),
  value: z.object({}),
});
