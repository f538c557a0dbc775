import { errorList } from '#libs/platform/common/errors';

export const siteErrors = errorList({
  /** The brand has switched this off. */
  error_not_enabled: 422,
});
