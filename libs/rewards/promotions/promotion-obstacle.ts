import type { CampaignTerms } from '../common/campaign.js';
import type { PromotionObstacle } from '../common/promotions.calls.js';

interface Closed {
  terms: CampaignTerms;
  now: Date;
  eligible: boolean;
  hasBudget: boolean;
  hasClosed: boolean;
  /** The level that `levelAbove` found. */
  level: number | null;
}

/** Why a promotion that is closed to its reader is so: what nobody can change comes first. */
export function promotionObstacle(closed: Closed): PromotionObstacle {
  const { terms, now, eligible, hasBudget, hasClosed, level } = closed;
  const { endsAt } = terms.schedule;
  if (endsAt !== null && Date.parse(endsAt) <= now.getTime()) return 'over';
  if (!eligible) return level === null ? 'others' : 'level';
  if (!hasBudget) return 'spent';
  return hasClosed ? 'lapsed' : 'others';
}

/** The next higher level that may take part, where the member's may not; `null` where there is none. */
export function levelAbove({ eligibility: { levels } }: CampaignTerms, level: number): number | null {
  if (levels === null || levels.includes(level)) return null;
  return levels.filter((one) => one > level).toSorted((one, other) => one - other)[0] ?? null;
}
