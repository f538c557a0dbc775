import { errorList } from '#libs/platform/common/errors';

export const identityErrors = errorList({
  error_session_ended: 401,
  /** One answer for an unknown name and a wrong password. */
  error_wrong_credentials: 401,
  error_account_disabled: 403,
  error_non_member: 403,
  error_not_agent: 403,
  error_account_taken: 409,
  error_registration_closed: 422,
  error_login_locked: 423,
  error_payment_password_missing: 422,
  error_payment_password_wrong: 422,
  error_payment_password_locked: 423,
});
