import { errorList } from '#libs/platform/common/errors';

export const ledgerErrors = errorList({
  /** The difference still exists: no run has found it gone. */
  error_finding_still_there: 409,
});
