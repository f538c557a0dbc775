import { errorList } from '#libs/platform/common/errors';

export const membersErrors = errorList({
  error_account_taken: 409,
  error_mobile_taken: 409,
  error_birth_date_fixed: 409,
});
