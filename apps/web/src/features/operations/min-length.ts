import type { FieldError } from '#libs/platform/common/errors';

/** Characters that a reason or a bank's reference has at least. */
const SHORTEST = 3;

export const checkMinLength = (field: string, text: string): FieldError[] =>
  text.trim().length < SHORTEST ? [{ field, code: 'field_required' }] : [];
