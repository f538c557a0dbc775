import type { RegistrationMode } from '#libs/authentication/common/registration-form';

const FIELD_OF_CODE = {
  error_captcha_required: 'captcha',
  error_captcha_wrong: 'captcha',
  error_mobile_taken: 'mobileNum',
  error_code_wrong: 'verificationCode',
  error_code_expired: 'verificationCode',
};

/** The fields that refusals of the whole form are about, by their code. */
export const refusedFields = (mode: RegistrationMode): Partial<Record<string, string>> => ({
  ...FIELD_OF_CODE,
  error_account_taken: mode === 'mobile' ? 'mobileNum' : 'username',
});
