import { errorList } from '#libs/platform/common/errors';

export const saferPlayErrors = errorList({
  /** A restriction stands, of whatever kind; the member is not told which. */
  error_rewards_barred: 423,
  /** A break or an exclusion stands; the member is not told which. */
  error_play_barred: 423,
});
