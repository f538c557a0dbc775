import type { z } from 'zod';
import { FIELD_CODES, type FieldCode, type FieldError } from './errors.js';

/** The errors of a call's fields by its schema, as codes of the closed list. Empty if the fields are valid. */
export function fieldErrorsOf(schema: z.ZodType, fields: Record<string, unknown>): FieldError[] {
  const parsed = schema.safeParse(fields);
  return parsed.success ? [] : fieldErrorsIn(parsed.error, fields);
}

export const fieldErrorsIn = (error: z.ZodError, fields: Record<string, unknown>): FieldError[] =>
  error.issues.flatMap((issue) => errorsOf(issue, fields));

function errorsOf(issue: z.core.$ZodIssue, fields: Record<string, unknown>): FieldError[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((field) => ({ field, code: 'field_unknown' }));
  const field = issue.path.join('.') || '*';
  if (issue.code === 'custom' && isFieldCode(issue.message)) {
    return [{ field, code: issue.message, params: issue.params as FieldError['params'] }];
  }
  const missing = issue.path.length === 1 && fields[field] === undefined;
  return [{ field, code: missing ? 'field_required' : 'field_invalid' }];
}

const isFieldCode = (text: string): text is FieldCode => (FIELD_CODES as readonly string[]).includes(text);
