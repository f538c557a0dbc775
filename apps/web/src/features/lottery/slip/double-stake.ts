import { MOST_MULTIPLE } from '#libs/lottery/common/ticket-lines';
import { toWire } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import { type LineDraft, stakeOf } from '../stake/priced-line';

/** The draft at twice its stake; at most at the highest multiple. */
export function doubled(draft: LineDraft, currency: Currency): LineDraft {
  const { stake } = draft;
  if ('amount' in stake) {
    const minor = stakeOf(stake, currency) ?? 0n;
    return { ...draft, stake: { amount: toWire(2n * minor, currency) } };
  }
  return { ...draft, stake: { ...stake, multiple: Math.min(2 * stake.multiple, MOST_MULTIPLE) } };
}
