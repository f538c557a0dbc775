import { z } from 'zod';

/** An operator as those see it who manage operators. */
export const operatorAccount = z.object({
  id: z.string(),
  account: z.string(),
  status: z.enum(['active', 'disabled']),
  /** Whose account it is, as the staff list has the person. */
  personKey: z.string().nullable(),
  roles: z.array(z.string()),
  /** The person's own accounts as a member, on which the operator does not act. */
  memberAccounts: z.array(z.string()),
  /** Grows with each change. */
  version: z.string(),
  createdAt: z.string(),
  /** When one of the operator's sessions was last used. */
  seenAt: z.string().nullable(),
  /**
   * While the operator has no password yet: the two who hand over a set-up code each, and until when the code counts that
   * each of them was shown last.
   */
  setup: z.array(z.object({ id: z.string(), account: z.string(), until: z.string().nullable() })).nullable(),
});
export type OperatorAccount = z.output<typeof operatorAccount>;

/** A session of an operator that is open. */
export const operatorSession = z.object({
  id: z.string(),
  address: z.string(),
  userAgent: z.string(),
  startedAt: z.string(),
  seenAt: z.string(),
  /** The one that asks. */
  current: z.boolean(),
});
export type OperatorSession = z.output<typeof operatorSession>;

/** A named set of permissions. */
export const operatorRole = z.object({
  name: z.string(),
  permissions: z.array(z.string()),
  version: z.string(),
  /** How many operators have it. */
  operators: z.int(),
});
export type OperatorRole = z.output<typeof operatorRole>;

export const roleName = z.string().regex(/^[a-z][a-z0-9-]{1,39}$/);

/** The account of a member, in any case. */
export const memberAccount = z.string().trim().min(1).max(100).normalize();

/** What an operator logs in with. */
export const operatorName = z
  .string()
  .trim()
  .regex(/^[A-Za-z][\w.-]{2,31}$/);

/** As the staff list has a person, who has one account at a brand. */
export const personKey = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9][\w.-]{0,39}$/);

const PASSWORD = { min: 12, max: 128 };

/** A new password of an operator; whether it is easy to guess is checked apart. */
export const newOperatorPassword = z
  .string()
  .max(1000)
  .superRefine((password, context) => {
    if (password.length < PASSWORD.min || password.length > PASSWORD.max)
      context.addIssue({ code: 'custom', message: 'field_password_length', params: PASSWORD });
  });
