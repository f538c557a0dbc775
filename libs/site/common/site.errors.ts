import { errorList } from '#libs/platform/common/errors';

export const siteErrors = errorList({
  /** The brand has switched this off. */
  error_not_enabled: 422,
  /** Somebody else has changed the settings since they were read. */
  error_setting_conflict: 409,
  /** The setting takes a second operator. */
  error_setting_guarded: 409,
  /** Another operator has saved the draft since it was read. */
  error_announcement_changed: 409,
  /** The announcement is in a state that does not allow this. */
  error_announcement_state: 409,
});
