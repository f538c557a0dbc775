import type { RegistrationMode } from '#libs/authentication/common/registration-form';

const OWNERS = {
  error_captcha_required: 'captcha',
  error_captcha_wrong: 'captcha',
  error_mobile_taken: 'mobileNum',
  error_code_wrong: 'verificationCode',
  error_code_expired: 'verificationCode',
};

/** The fields that refusals of the whole form are about, by their code. */
export const refusedFields = (mode: RegistrationMode): Partial<Record<string, string>> => ({
  ...OWNERS,
  error_account_taken: mode === 'mobile' ? 'mobileNum' : 'username',
});
