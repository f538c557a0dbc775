import { z } from 'zod';
import { defineCall, MEMBERS_AND_AGENTS } from '#libs/platform/common/call';

/** A bank account as members see it, without its whole number. */
export const bankAccount = z.object({
  id: z.uuid(),
  bank: z.string(),
  holder: z.string(),
  /** The last four characters of the number, which may be letters. */
  lastDigits: z.string(),
});
export type BankAccount = z.output<typeof bankAccount>;

export const addBankAccount = defineCall({
  method: 'POST',
  path: '/wps/member/security/bank-accounts',
  summary: 'Adds a bank account in the real name of the member',
  access: MEMBERS_AND_AGENTS,
  whileClosed: true,
  sealed: true,
  input: z.strictObject({
    bank: z.string().trim().min(2).max(60),
    number: z.string().trim().max(40),
    holder: z.string().trim().min(2).max(80),
    paymentPassword: z.string().min(1).max(255),
  }),
  value: bankAccount,
});

export const removeBankAccount = defineCall({
  method: 'DELETE',
  path: '/wps/member/security/bank-accounts/:id',
  summary: 'Removes a bank account; open withdrawals are still paid to it',
  access: MEMBERS_AND_AGENTS,
  whileClosed: true,
  input: z.strictObject({ id: z.uuid() }),
  value: z.object({}),
});
