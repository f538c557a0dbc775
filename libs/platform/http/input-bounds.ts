import type { FieldError } from '../common/errors.js';
import { invalidInput, LONGEST_PATH, MOST_ERRORS } from './refusal.js';

/** Objects and lists within each other, the fields of the call themselves included. */
const DEEPEST = 32;
/** Five times what the largest call can carry. */
const MOST_VALUES = 1000;

/**
 * Refuses fields that no call can have, before a schema looks at them: a schema works through all of what it is given,
 * and names each fault of it. Also texts that cannot be stored, however deep. Stops at the first value that is too deep,
 * too many or too far down a path, and at the twentieth text. Not by recursion, which a deep body would exhaust.
 * @throws Refusal 400 with an error per field
 */
export function assertWithinBounds(fields: object): void {
  const errors: FieldError[] = [];
  const left: { path: string; depth: number; value: unknown }[] = [{ path: '', depth: 1, value: fields }];
  let values = 0;
  for (let at = left.pop(); at && errors.length < MOST_ERRORS; at = left.pop()) {
    const { path, depth, value } = at;
    if (typeof value === 'string' && isUnstorable(value)) errors.push({ field: path, code: 'field_invalid' });
    if (typeof value !== 'object' || value === null) continue;
    const names = Object.keys(value);
    values += names.length;
    if (depth > DEEPEST || values > MOST_VALUES)
      throw invalidInput([{ field: path || '*', code: 'field_invalid' }]);
    for (const name of names.reverse()) {
      const inner = path === '' ? name : `${path}.${name}`;
      if (inner.length > LONGEST_PATH) throw invalidInput([{ field: inner, code: 'field_unknown' }]);
      left.push({ path: inner, depth: depth + 1, value: (value as Record<string, unknown>)[name] });
    }
  }
  if (errors.length > 0) throw invalidInput(errors);
}

/** NUL and half characters, which no column of the database takes. */
const isUnstorable = (text: string) => text.includes('\0') || /\p{Surrogate}/u.test(text);
