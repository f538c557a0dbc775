import type { EntitlementState } from '../common/promotions.calls.js';
import type { ReferralState } from '../common/referrals.calls.js';

const OF_REWARD: Record<EntitlementState, ReferralState> = {
  joined: 'none',
  applying: 'none',
  process: 'checked',
  rejected: 'refused',
  claimable: 'claim',
  claimed: 'received',
  issued: 'received',
  closed: 'lapsed',
};

/** What a member reads of a referral. `reward` is the one that it gave, `isMet` whether its conditions were met. */
export function referralState({
  reward,
  isMet,
  isOver,
}: {
  reward: EntitlementState | null;
  isMet: boolean;
  isOver: boolean;
}): ReferralState {
  if (reward !== null) return OF_REWARD[reward];
  if (isMet) return 'none';
  return isOver ? 'over' : 'open';
}
