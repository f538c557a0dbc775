import { z } from 'zod';

/** An operator as those see it who manage operators. */
export const operatorAccount = z.object({
  id: z.string(),
  account: z.string(),
  status: z.enum(['active', 'disabled']),
  /** Whose account it is, as the staff list has the person. */
  personKey: z.string().nullable(),
  roles: z.array(z.string()),
  /** Grows with each change. */
  version: z.string(),
  createdAt: z.string(),
  /** When one of the operator's sessions was last used. */
  seenAt: z.string().nullable(),
});
export type OperatorAccount = z.output<typeof operatorAccount>;

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
