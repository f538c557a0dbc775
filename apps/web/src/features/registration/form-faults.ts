import { agreementFaults } from '#libs/identity/common/agreements';
import { checkFields } from '#libs/identity/common/field-rules';
import type { RegistrationForm } from '#libs/identity/common/registration-form';
import type { FieldCode, FieldError } from '#libs/platform/common/errors';
import type { RegisterField } from '#libs/site/common/brand-settings';
import type { FormField } from './form-fields';

export type FormValues = Record<FormField, string> & {
  /** Digits without a plus; empty for the brand's first country. */
  countryDialingCode: string;
  terms: boolean;
  age: boolean;
};

export const EMPTY_FORM: FormValues = {
  username: '',
  password: '',
  confirmPassword: '',
  payeeName: '',
  nickname: '',
  email: '',
  qqNum: '',
  mobileNum: '',
  recommenderId: '',
  captcha: '',
  verificationCode: '',
  affiliateCode: '',
  paymentPassword: '',
  line: '',
  whatsapp: '',
  facebook: '',
  wechat: '',
  telegram: '',
  zalo: '',
  idNumber: '',
  referralCode: '',
  countryDialingCode: '',
  terms: false,
  age: false,
};

/** What the form is judged by, before anything is sent. */
export interface FormJudge {
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
export async function faultsOf(values: FormValues, judge: FormJudge): Promise<FieldError[]> {
  const given = Object.fromEntries(
    Object.keys(judge.rules).map((name) => {
      const field = name as RegisterField;
      return [
        field,
        judge.rules[field as keyof typeof judge.rules].enabled ? trimmed(field, values[field]) : '',
      ];
    }),
  );
  const faults = checkFields(given, judge.rules);
  if (judge.captcha && values.captcha.trim() === '') faults.push({ field: 'captcha', code: 'field_captcha' });
  const mobile = given.mobileNum;
  if (mobile && !faults.some(({ field }) => field === 'mobileNum'))
    faults.push(...(await mobileFaults(mobile, values.countryDialingCode, judge.dialingCodes)));
  return [...faults, ...agreementFaults(values, judge.minimumAge)];
}

async function mobileFaults(text: string, chosen: string, taken: readonly string[]): Promise<FieldError[]> {
  const { readMobile } = await import('#libs/identity/common/mobile-number');
  const read = readMobile(text, chosen || taken[0], taken);
  return 'mobile' in read
    ? []
    : [{ field: 'mobileNum', code: read.fault as FieldCode, ...(read.params && { params: read.params }) }];
}
