import { errorList } from '#libs/platform/common/errors';

export const cashierErrors = errorList({
  error_signature_invalid: 401,
  error_deposit_method_unknown: 422,
  error_deposit_below_minimum: 422,
  error_deposit_above_maximum: 422,
  error_too_many_open_deposits: 422,
});
