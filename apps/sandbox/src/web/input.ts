import type { z } from 'zod';
import { Refusal } from './refusal.js';

/** @throws Refusal malformed, naming the fields */
export function read<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new Refusal('malformed', faultsOf(parsed.error));
  return parsed.data;
}

/** "amount: Invalid string; lang: ..." */
export function faultsOf(error: z.ZodError): string {
  return error.issues
    .map((issue) => [issue.path.join('.'), issue.message].filter(Boolean).join(': '))
    .join('; ');
}
