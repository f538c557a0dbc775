import type { z } from 'zod';
import { AppError } from './app-error.js';

/** @throws AppError malformed, naming the fields */
export function read<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new AppError('malformed', faultsOf(parsed.error));
  return parsed.data;
}

/** "amount: Invalid string; lang: ..." */
export function faultsOf(error: z.ZodError): string {
  return error.issues
    .map((issue) => [issue.path.join('.'), issue.message].filter(Boolean).join(': '))
    .join('; ');
}
