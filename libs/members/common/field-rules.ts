import type { FieldCode, FieldError } from '#libs/platform/common/errors';
import { isPlainLine } from '#libs/site/common/control-characters';
import { FIELD_PATTERNS, isBlank } from '#libs/site/common/field-patterns';
import type { RegisterField, RegisterRule, RegisterRules } from '#libs/site/common/register-rules';

/** Lengths in code points of the text in NFC. */
export interface LengthBounds {
  minLength: number;
  maxLength: number;
}

/** NFC makes one code point of at most four, and a code point has at most two UTF-16 units. */
const UNITS_OF_ONE = 8;

/** The error of a field whose text has a wrong form; other fields have `field_invalid`. */
const FORMAT_CODES: Partial<Record<RegisterField, FieldCode>> = {
  username: 'field_account_format',
  password: 'field_password_format',
  confirmPassword: 'field_password_format',
  email: 'field_email_format',
  payeeName: 'field_real_name_format',
  mobileNum: 'field_mobile_format',
  verificationCode: 'field_verification_code',
};

/**
 * The text as rules judge it, in NFC; `null` where its length is out of bounds. Normalising can take quadratic time, so
 * a text that cannot become short enough is never normalised.
 */
export function judgedText(value: string, { minLength, maxLength }: LengthBounds): string | null {
  if (value.length > maxLength * UNITS_OF_ONE) return null;
  const text = value.normalize('NFC');
  const length = [...text].length;
  return length < minLength || length > maxLength ? null : text;
}

/** What is wrong with a value under a rule, or `null`. Whatever the pattern, only secrets may hold control characters. */
export function checkField(field: RegisterField, value: string, rule: RegisterRule): FieldError | null {
  if (value === '') return rule.required ? missing(field, rule) : null;
  const text = judgedText(value, rule);
  if (text === null) return lengthFault(field, rule);
  if (!isSecret(field) && isBlank(text)) return { field, code: 'field_required' };
  const plain = isSecret(field) || isPlainLine(text);
  return plain && fits(text, rule) ? null : { field, code: FORMAT_CODES[field] ?? 'field_invalid' };
}

/** Every fault of a registration form under the brand's rules; a field that is switched off may not be sent. */
export function checkFields(
  values: Partial<Record<RegisterField, string>>,
  rules: Partial<RegisterRules>,
): FieldError[] {
  const errors: FieldError[] = [];
  for (const [name, rule] of Object.entries(rules) as [RegisterField, RegisterRule][]) {
    const value = values[name] ?? '';
    if (!rule.enabled && value !== '') errors.push({ field: name, code: 'field_unknown' });
    const fault = rule.enabled ? checkField(name, value, rule) : null;
    if (fault) errors.push(fault);
  }
  if (values.password && values.confirmPassword && values.password !== values.confirmPassword) {
    errors.push({ field: 'confirmPassword', code: 'field_mismatch' });
  }
  return errors;
}

/** The id alone decides. `acceptedPattern` is never compiled: an expression that was typed could hang the server. */
function fits(text: string, { acceptedPattern, patternId }: RegisterRule): boolean {
  return acceptedPattern === '*' || (FIELD_PATTERNS[patternId]?.expression.test(text) ?? false);
}

/** An empty field is told the length that is awaited, unless none is. */
function missing(field: RegisterField, rule: RegisterRule): FieldError {
  return rule.minLength > 0 ? lengthFault(field, rule) : { field, code: 'field_required' };
}

function lengthFault(field: RegisterField, { minLength: min, maxLength: max }: RegisterRule): FieldError {
  if (field === 'verificationCode') return { field, code: 'field_verification_code' };
  if (field === 'mobileNum' && min === max)
    return { field, code: 'field_mobile_digits', params: { digits: min } };
  return {
    field,
    code: field === 'password' || field === 'paymentPassword' ? 'field_password_length' : 'field_length',
    params: { min, max },
  };
}

/** Passwords count exactly as typed, blanks included. */
const isSecret = (field: RegisterField) =>
  field === 'password' || field === 'confirmPassword' || field === 'paymentPassword';
