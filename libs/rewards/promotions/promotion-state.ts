import type { CampaignTerms } from '../common/campaign.js';
import type { PromotionState } from '../common/promotions.calls.js';

/** A member's claims to rewards of one campaign. */
export interface OwnRewards {
  canClaim: boolean;
  hasJoined: boolean;
  /** How many were paid. */
  paid: number;
  hasClosed: boolean;
  /** An operator looks at one for which nobody applied, or has refused it. */
  held: 'process' | 'rejected' | null;
  /** In which state the member's application is, while it has given nothing. */
  application: 'applying' | 'process' | 'rejected' | null;
}

export const NO_REWARDS: OwnRewards = {
  canClaim: false,
  hasJoined: false,
  paid: 0,
  hasClosed: false,
  held: null,
  application: null,
};

export interface Situation {
  terms: CampaignTerms;
  now: Date;
  own: OwnRewards;
  /** True for a guest. */
  eligible: boolean;
  isGuest: boolean;
  /** Whether the member was referred, and may still meet what a campaign asks for. */
  isReferred: boolean;
  /** Whether the budget has something left. */
  hasBudget: boolean;
}

/** What a member can do with a promotion. */
export function promotionState({
  terms,
  now,
  own,
  eligible,
  isGuest,
  isReferred,
  hasBudget,
}: Situation): PromotionState {
  const { schedule, giving, budget } = terms;
  if (own.canClaim) return 'claim';
  if (own.application) return own.application;
  if (own.held === 'process' && isSingle(terms)) return 'process';
  const isOver = schedule.endsAt !== null && Date.parse(schedule.endsAt) <= now.getTime();
  const hasAll =
    own.paid >= (budget.perMember ?? Number.POSITIVE_INFINITY) || (own.paid > 0 && isSingle(terms));
  if (hasAll || (isOver && own.paid > 0)) return 'received';
  if (isOver || !eligible || !hasBudget || (isSingle(terms) && (own.hasClosed || own.held))) return 'closed';
  if (own.hasJoined) return giving.application ? 'apply' : 'joined';
  // Who is a member has registered before.
  if (terms.trigger.on === 'registered' && !isGuest) return 'closed';
  if (isForReferred(terms) && !isGuest && !isReferred) return 'closed';
  if (Date.parse(schedule.startsAt) > now.getTime()) return 'coming-soon';
  if (giving.application && terms.trigger.on === 'manual') return 'apply';
  return giving.optIn ? 'join' : 'open';
}

/** Whether an application can be sent, the first one or another one after a rejection. */
export function takesApplication(situation: Situation, triesLeft: number): boolean {
  const { own } = situation;
  const again = own.application === 'rejected' ? { ...own, application: null, hasJoined: true } : own;
  return triesLeft > 0 && promotionState({ ...situation, own: again }) === 'apply';
}

const isForReferred = ({ trigger }: CampaignTerms) =>
  trigger.on === 'referral' && trigger.side === 'referred';

/** Whether it gives a member one reward at most. */
function isSingle({ trigger, giving }: CampaignTerms): boolean {
  if (giving.application) return true;
  switch (trigger.on) {
    case 'deposit':
    case 'level':
    case 'birthday':
    case 'period':
    case 'measure':
    case 'rank':
    case 'draw':
    case 'referral':
    case 'manual':
      return false;
    case 'login':
      return trigger.every === 'once';
    case 'registered':
    case 'verified':
    case 'code':
      return true;
  }
}
