import type { PayoutSummary } from '#libs/agency/common/salary.calls';
import { isZero } from '#libs/money/amount';

/** The state as a person reads it: where nothing is paid, whether something is carried on or it ends here. */
export const payoutState = ({ status, carriedOut }: PayoutSummary) =>
  status === 'carried' && isZero(carriedOut) ? 'nothing' : status;
