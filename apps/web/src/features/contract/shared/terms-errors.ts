import {
  type ContractTerms,
  contractTerms,
  metTier,
  type Tier,
  tiersOf,
} from '#libs/agency/common/contract-terms';
import type { Currency } from '#libs/money/currency';
import { parseRate, RATE_TEXT, rateToWire } from '#libs/money/rate';
import { type Caps, finished, type RateName, STEP_FIELDS, stepsOf } from './terms-steps';

/** The highest rates, and the contract above, which limits each step. */
export interface TermsLimits {
  caps: Caps;
  bound: ContractTerms | null;
  currency: Currency;
}

export type TermsError =
  | { code: 'rateNeeded' | 'mustRise' | 'mustNotFall' }
  | { code: 'aboveCap' | 'aboveOwn' | 'asOwn'; cap: string };

/** By step and field: "0.winRate". */
export type TermsErrors = Record<string, TermsError>;

const PPM: Record<RateName, 'winPpm' | 'lossPpm' | 'betPpm'> = {
  winRate: 'winPpm',
  lossRate: 'lossPpm',
  betRate: 'betPpm',
  rate: 'betPpm',
};

/** The errors of terms as typed, by field. The server checks them again. */
export function termsErrors(typed: ContractTerms, limits: TermsLimits): TermsErrors {
  const terms = finished(typed);
  const single = rateErrors(terms, limits.caps);
  const whole = contractTerms.safeParse(terms);
  if (!whole.success) return single;
  return { ...stepErrors(whole.data, limits), ...single };
}

function rateErrors(terms: ContractTerms, caps: Caps): TermsErrors {
  const errors: TermsErrors = {};
  for (const [no, step] of stepsOf(terms).entries()) {
    for (const name of STEP_FIELDS[terms.kind].rates) {
      const cap = caps[name];
      if (!RATE_TEXT.test(step[name])) errors[`${no}.${name}`] = { code: 'rateNeeded' };
      else if (cap !== undefined && parseRate(step[name]) > parseRate(cap)) {
        errors[`${no}.${name}`] = { code: 'aboveCap', cap };
      }
    }
  }
  return errors;
}

function stepErrors(terms: ContractTerms, { bound, currency }: TermsLimits): TermsErrors {
  const errors: TermsErrors = {};
  const tiers = tiersOf(terms, currency);
  const above = bound && tiersOf(bound, currency);
  const { rates } = STEP_FIELDS[terms.kind];
  for (const [no, tier] of tiers.entries()) {
    const before = tiers[no - 1];
    if (before && !risesFrom(before, tier)) errors[`${no}.amount`] = { code: 'mustRise' };
    for (const name of rates) {
      const rate = PPM[name];
      if (before && tier[rate] < before[rate]) errors[`${no}.${name}`] = { code: 'mustNotFall' };
      const error =
        above && boundError(terms.kind, tier, metTier(above, tier.activeMembers, tier.validBet), rate);
      if (error) errors[`${no}.${name}`] = error;
    }
  }
  return errors;
}

const risesFrom = (before: Tier, tier: Tier): boolean =>
  tier.activeMembers >= before.activeMembers &&
  tier.validBet >= before.validBet &&
  (tier.activeMembers > before.activeMembers || tier.validBet > before.validBet);

/** A salary may be as high as that of the contract above, a dividend has to be lower. */
function boundError(
  kind: ContractTerms['kind'],
  tier: Tier,
  above: Tier | null,
  rate: 'winPpm' | 'lossPpm' | 'betPpm',
): TermsError | null {
  const most = above?.[rate] ?? 0;
  const cap = rateToWire(most);
  if (kind === 'dividend') return tier[rate] > 0 && tier[rate] >= most ? { code: 'asOwn', cap } : null;
  return tier[rate] > most ? { code: 'aboveOwn', cap } : null;
}
