import { errorList } from '#libs/platform/common/errors';

export const operationsErrors = errorList({
  /** The same act on the same subject waits for a decision already. */
  error_proposal_open: 409,
  /** It was decided, taken back, or is too old. */
  error_proposal_over: 409,
  /** What it changes was changed since. */
  error_proposal_stale: 409,
  /** Who proposed it does not decide it, from another account or the same browser neither. */
  error_proposal_own: 409,
  error_too_many_views: 422,
  /** A shared view of another operator has it. */
  error_view_name_taken: 409,
});
