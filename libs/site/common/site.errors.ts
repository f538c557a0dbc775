import { errorList } from '#libs/platform/common/errors';

export const siteErrors = errorList({
  /** The brand has switched this off. */
  error_not_enabled: 422,
  /** Somebody else has changed the settings since they were read. */
  error_setting_conflict: 409,
  /** The setting takes a second operator. */
  error_setting_guarded: 409,
});
