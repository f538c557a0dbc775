import { errorList } from '#libs/platform/common/errors';

export const wageringErrors = errorList({
  /** Money may leave the wallet only if the member accepts that bonuses end with it. */
  error_bonus_would_be_lost: 422,
  /** It has ended in another way meanwhile. */
  error_bonus_over: 409,
});
