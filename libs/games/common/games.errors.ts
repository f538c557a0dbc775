import { errorList } from '#libs/platform/common/errors';

export const gamesErrors = errorList({
  /** A trial account may start trial rounds alone. */
  error_in_need_true_account: 403,
  error_game_without_trial: 422,
  error_vendor_maintenance: 503,
  /** The vendor did not answer, or refused to start the game. */
  error_vendor_unavailable: 503,
});
