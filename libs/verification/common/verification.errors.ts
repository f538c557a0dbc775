import { errorList } from '#libs/platform/common/errors';

export const verificationErrors = errorList({
  /** A reply with it carries `{ captcha: true }`. */
  error_captcha_required: 422,
  error_captcha_wrong: 422,
  error_bot_check_required: 422,
  error_bot_check_failed: 422,
  error_code_wrong: 422,
  error_code_expired: 422,
  error_sms_too_many: 429,
  error_sms_unauthorised: 503,
  error_sms_quota: 503,
  error_sms_disabled: 503,
  error_mail_failed: 503,
  error_phone_check_failed: 422,
});
