import type { EntitlementState } from '../common/promotions.calls.js';
import type { ReferralState } from '../common/referrals.calls.js';

const OF_REWARD: Record<EntitlementState, ReferralState> = {
  joined: 'none',
  process: 'checked',
  rejected: 'refused',
  claimable: 'claim',
  claimed: 'received',
  issued: 'received',
  closed: 'lapsed',
};

/** What a member reads of a referral. `reward` is the one that it gave, `isJudged` whether its conditions were met. */
export function referralState({
  reward,
  isJudged,
  isOver,
}: {
  reward: EntitlementState | null;
  isJudged: boolean;
  isOver: boolean;
}): ReferralState {
  if (reward !== null) return OF_REWARD[reward];
  if (isJudged) return 'none';
  return isOver ? 'over' : 'open';
}
