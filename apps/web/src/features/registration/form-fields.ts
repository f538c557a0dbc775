import type { RegistrationForm, RegistrationMode } from '#libs/authentication/common/registration-form';
import type { RegisterField } from '#libs/site/common/register-rules';

/** A field of the form; the referral code has no rule, as invitations live on links. */
export type FormField = RegisterField | 'referralCode';

/** The order of the specification, but a code follows its number; fields that it names in labels alone stand by their like. */
const ORDER: readonly RegisterField[] = [
  'username',
  'password',
  'confirmPassword',
  'payeeName',
  'nickname',
  'email',
  'qqNum',
  'mobileNum',
  'verificationCode',
  'recommenderId',
  'captcha',
  'affiliateCode',
  'paymentPassword',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'telegram',
  'zalo',
  'idNumber',
];

/** In mobile mode the number is the account's name. */
const MOBILE_FIRST: readonly RegisterField[] = ['mobileNum', 'verificationCode'];

interface Shown {
  mode: RegistrationMode;
  rules: RegistrationForm['rules'];
  /** A captcha is asked for. */
  captcha: boolean;
  /** Codes of agents are taken. */
  affiliate: boolean;
}

/** The fields that a form has, from its top. */
export function fieldsShown({ mode, rules, captcha, affiliate }: Shown): FormField[] {
  const order =
    mode === 'username'
      ? ORDER
      : [...MOBILE_FIRST, ...ORDER.filter((field) => !MOBILE_FIRST.includes(field))];
  const shown = order.filter((field) => (field === 'captcha' ? captcha : rules[field].enabled));
  return affiliate ? [...shown, 'referralCode'] : shown;
}
