import { agreementFaults } from '#libs/authentication/common/agreements';
import type { RegistrationForm } from '#libs/authentication/common/registration-form';
import { checkFields } from '#libs/members/common/field-rules';
import type { FieldError } from '#libs/platform/common/errors';
import { REGISTER_FIELDS, type RegisterField } from '#libs/site/common/register-rules';
import { mobileErrors } from '../sms-code/shared/mobile-input';
import type { FormField } from './form-fields';

export type FormValues = Record<FormField, string> & {
  /** Digits without a plus; empty for the brand's first country. */
  countryDialingCode: string;
  terms: boolean;
  age: boolean;
};

const EMPTY_FIELDS = Object.fromEntries([...REGISTER_FIELDS, 'referralCode'].map((field) => [field, '']));

export const EMPTY_FORM: FormValues = {
  ...(EMPTY_FIELDS as Record<FormField, string>),
  countryDialingCode: '',
  terms: false,
  age: false,
};

/** What the form is checked by, before anything is sent. */
export interface FormChecks {
  rules: RegistrationForm['rules'];
  captcha: boolean;
  minimumAge: number;
  /** The country of numbers that name none, and those whose numbers are taken: digits without a plus. */
  dialingCodes: readonly string[];
}

/** Fields that are read without the spaces around them. */
const TRIMMED: readonly FormField[] = ['username', 'email', 'mobileNum', 'verificationCode', 'captcha'];

export const trimmed = (field: FormField, value: string): string =>
  TRIMMED.includes(field) ? value.trim() : value;

/** Everything that is wrong with a form, by the server's own rules. */
export async function errorsOf(values: FormValues, checks: FormChecks): Promise<FieldError[]> {
  const given = Object.fromEntries(
    Object.keys(checks.rules).map((name) => {
      const field = name as RegisterField;
      return [
        field,
        checks.rules[field as keyof typeof checks.rules].enabled ? trimmed(field, values[field]) : '',
      ];
    }),
  );
  const errors = checkFields(given, checks.rules);
  if (checks.captcha && values.captcha.trim() === '')
    errors.push({ field: 'captcha', code: 'field_captcha' });
  const mobile = given.mobileNum;
  if (mobile && !errors.some(({ field }) => field === 'mobileNum')) {
    const { countryDialingCode: chosen } = values;
    errors.push(...(await mobileErrors(mobile, chosen || checks.dialingCodes[0], checks.dialingCodes)));
  }
  return [...errors, ...agreementFaults(values, checks.minimumAge)];
}
