import type { FieldError } from '../common/errors.js';
import { invalidInput, MAX_FIELD_ERRORS, MAX_PATH_LENGTH } from './app-error.js';

/** Levels of nested objects and lists, including the fields of the call themselves. */
const MAX_DEPTH = 32;
/** Five times as many as the largest call can have. */
const MAX_VALUES = 1000;

/**
 * Rejects input that no call can have before a schema sees it, since a schema reads everything and reports every error.
 * Also rejects texts that cannot be stored, at any depth. Stops at the first value beyond a limit, and at the twentieth
 * such text. It does not recurse, because a deep body would exhaust the stack.
 * @throws AppError 400 with an error per field
 */
export function assertWithinBounds(fields: object): void {
  const errors: FieldError[] = [];
  const pending: { path: string; depth: number; value: unknown }[] = [{ path: '', depth: 1, value: fields }];
  let values = 0;
  for (let next = pending.pop(); next && errors.length < MAX_FIELD_ERRORS; next = pending.pop()) {
    const { path, depth, value } = next;
    if (typeof value === 'string' && isUnstorable(value)) errors.push({ field: path, code: 'field_invalid' });
    if (typeof value !== 'object' || value === null) continue;
    const names = Object.keys(value);
    values += names.length;
    if (depth > MAX_DEPTH || values > MAX_VALUES)
      throw invalidInput([{ field: path || '*', code: 'field_invalid' }]);
    for (const name of names.reverse()) {
      const inner = path === '' ? name : `${path}.${name}`;
      if (inner.length > MAX_PATH_LENGTH) throw invalidInput([{ field: inner, code: 'field_unknown' }]);
      pending.push({ path: inner, depth: depth + 1, value: (value as Record<string, unknown>)[name] });
    }
  }
  if (errors.length > 0) throw invalidInput(errors);
}

/** PostgreSQL stores neither NUL nor lone surrogates. */
const isUnstorable = (text: string) => text.includes('\0') || /\p{Surrogate}/u.test(text);
