import type { FieldError } from '#libs/platform/common/errors';
import type { RegisterField, RegisterRule, RegisterRules } from '#libs/site/common/brand-settings';

/** The patterns that a rule may name by id. Each matches in linear time. */
export const PATTERNS: Record<number, RegExp> = {
  0: /^[\s\S]*$/u,
  1: /^[A-Za-z][A-Za-z0-9]*$/,
  2: /^[A-Za-z0-9]*$/,
  3: /^[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63}){1,8}$/,
  4: /^[A-Za-z0-9]*$/,
  5: /^(?=[^A-Za-z]*[A-Za-z])(?=[^0-9]*[0-9])[A-Za-z0-9]*$/,
  6: /^[A-Za-z0-9]*$/,
  7: /^(?=[^A-Z]*[A-Z])[A-Za-z0-9]*$/,
  8: /^[A-Za-z ]*$/,
  9: /^\S*$/u,
  10: /^[A-Za-z\p{P}]*$/u,
  11: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  12: /^[A-Za-z]+( [A-Za-z]+)+$/,
  13: /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])-\d{4}$/,
  14: /^[A-Za-z0-9]*$/,
  15: /^[\p{Script=Bengali}\p{M}]*$/u,
  16: /^[\p{Script=Thai}]*$/u,
  17: /^[\p{Script=Thai}A-Za-z ]*$/u,
  18: /^(?=[^A-Z]*[A-Z])[A-Z0-9 ]*$/,
  19: /^[A-Za-z0-9\p{P}\p{S}]*$/u,
  20: /^(?=[^A-Z]*[A-Z])(?=[^a-z]*[a-z])(?=[^0-9]*[0-9])(?=[A-Za-z0-9]*[^A-Za-z0-9])\S*$/u,
  21: /^[\p{Script=Han}0-9]*$/u,
  22: /^[\p{Script=Hangul}]*$/u,
  23: /^\d*$/,
};

/** Length in characters as a person counts them, so that a combined letter is one. */
export function lengthOf(text: string): number {
  return [...text.normalize('NFC')].length;
}

/** What is wrong with a value under a rule, or `null`. */
export function checkField(field: RegisterField, value: string, rule: RegisterRule): FieldError | null {
  if (value === '') return rule.required ? { field, code: 'field_required' } : null;
  const length = lengthOf(value);
  if (length < rule.minLength || length > rule.maxLength) {
    const code = field === 'password' ? 'field_password_length' : 'field_length';
    return { field, code, params: { min: rule.minLength, max: rule.maxLength } };
  }
  const pattern = rule.acceptedPattern === '*' ? undefined : PATTERNS[rule.patternId];
  return pattern && !pattern.test(value) ? { field, code: 'field_invalid' } : null;
}

/** Every fault of a registration form under the brand's rules; a field that is switched off may not be sent. */
export function checkFields(
  values: Partial<Record<RegisterField, string>>,
  rules: RegisterRules,
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
