import { z } from 'zod';

/**
 * The rule of one registration field. The server checks the field with it, and the browser builds and checks the form.
 */
export const registerRule = z.strictObject({
  enabled: z.boolean(),
  required: z.boolean(),
  /** `*` matches anything; otherwise the name or the text of the pattern with `patternId`, which alone decides. */
  acceptedPattern: z.string(),
  patternId: z.int().min(0).max(23),
  /** In code points of the text in NFC. */
  minLength: z.int().min(0),
  maxLength: z.int().min(1).max(255),
});
export type RegisterRule = z.output<typeof registerRule>;

/** Fields that are kept with the account as they were typed, beside the real name. */
export const OPTIONAL_PROFILE_FIELDS = [
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'telegram',
  'zalo',
  'idNumber',
] as const;

export const REGISTER_FIELDS = [
  'username',
  'password',
  'confirmPassword',
  'nickname',
  'payeeName',
  'email',
  'mobileNum',
  ...OPTIONAL_PROFILE_FIELDS,
  'recommenderId',
  'affiliateCode',
  'paymentPassword',
  'verificationCode',
  'captcha',
] as const;
export type RegisterField = (typeof REGISTER_FIELDS)[number];

const OFF: RegisterRule = {
  enabled: false,
  required: false,
  acceptedPattern: '*',
  patternId: 0,
  minLength: 1,
  maxLength: 255,
};

/** A field that the settings do not name is switched off. */
export const registerRules = z.object(
  Object.fromEntries(REGISTER_FIELDS.map((field) => [field, registerRule.default(OFF)])) as Record<
    RegisterField,
    z.ZodDefault<typeof registerRule>
  >,
);
export type RegisterRules = z.output<typeof registerRules>;

/** The public registration rules: a payment password has its own length. */
export function registerRulesOf({
  registerRules,
  paymentPassword: { minLength, maxLength },
}: {
  registerRules: RegisterRules;
  paymentPassword: Pick<RegisterRule, 'minLength' | 'maxLength'>;
}): RegisterRules {
  return {
    ...registerRules,
    paymentPassword: { ...registerRules.paymentPassword, minLength, maxLength },
  };
}
