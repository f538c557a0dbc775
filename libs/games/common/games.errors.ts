import { errorList } from '#libs/platform/common/errors';

export const gamesErrors = errorList({
  error_game_without_trial: 422,
  error_vendor_maintenance: 503,
  error_game_maintenance: 503,
  /** The vendor did not answer, or refused to start the game. */
  error_vendor_unavailable: 503,
});
