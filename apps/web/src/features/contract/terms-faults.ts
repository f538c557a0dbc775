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

/** What terms may be: the highest rates, and the contract above, step by step. */
export interface TermsLimits {
  caps: Caps;
  bound: ContractTerms | null;
  currency: Currency;
}

export type TermsFault =
  | { code: 'rateNeeded' | 'mustRise' | 'mustNotFall' }
  | { code: 'aboveCap' | 'aboveOwn' | 'asOwn'; cap: string };

/** By step and field: "0.winRate". */
export type TermsFaults = Record<string, TermsFault>;

const PPM: Record<RateName, 'winPpm' | 'lossPpm' | 'betPpm'> = {
  winRate: 'winPpm',
  lossRate: 'lossPpm',
  betRate: 'betPpm',
  rate: 'betPpm',
};

/** What is wrong with terms as typed, field by field; the server judges them again. */
export function termsFaults(typed: ContractTerms, limits: TermsLimits): TermsFaults {
  const terms = finished(typed);
  const single = faultsOfRates(terms, limits.caps);
  const whole = contractTerms.safeParse(terms);
  if (!whole.success) return single;
  return { ...faultsOfSteps(whole.data, limits), ...single };
}

function faultsOfRates(terms: ContractTerms, caps: Caps): TermsFaults {
  const faults: TermsFaults = {};
  for (const [no, step] of stepsOf(terms).entries()) {
    for (const name of STEP_FIELDS[terms.kind].rates) {
      const cap = caps[name];
      if (!RATE_TEXT.test(step[name])) faults[`${no}.${name}`] = { code: 'rateNeeded' };
      else if (cap !== undefined && parseRate(step[name]) > parseRate(cap)) {
        faults[`${no}.${name}`] = { code: 'aboveCap', cap };
      }
    }
  }
  return faults;
}

function faultsOfSteps(terms: ContractTerms, { bound, currency }: TermsLimits): TermsFaults {
  const faults: TermsFaults = {};
  const tiers = tiersOf(terms, currency);
  const above = bound && tiersOf(bound, currency);
  const { rates } = STEP_FIELDS[terms.kind];
  for (const [no, tier] of tiers.entries()) {
    const before = tiers[no - 1];
    if (before && !risesFrom(before, tier)) faults[`${no}.amount`] = { code: 'mustRise' };
    for (const name of rates) {
      const rate = PPM[name];
      if (before && tier[rate] < before[rate]) faults[`${no}.${name}`] = { code: 'mustNotFall' };
      const fault =
        above && ownFault(terms.kind, tier, metTier(above, tier.activeMembers, tier.validBet), rate);
      if (fault) faults[`${no}.${name}`] = fault;
    }
  }
  return faults;
}

const risesFrom = (before: Tier, tier: Tier): boolean =>
  tier.activeMembers >= before.activeMembers &&
  tier.validBet >= before.validBet &&
  (tier.activeMembers > before.activeMembers || tier.validBet > before.validBet);

/** A salary may be as high as the own one, a dividend only lower. */
function ownFault(
  kind: ContractTerms['kind'],
  tier: Tier,
  own: Tier | null,
  rate: 'winPpm' | 'lossPpm' | 'betPpm',
): TermsFault | null {
  const most = own?.[rate] ?? 0;
  const cap = rateToWire(most);
  if (kind === 'dividend') return tier[rate] > 0 && tier[rate] >= most ? { code: 'asOwn', cap } : null;
  return tier[rate] > most ? { code: 'aboveOwn', cap } : null;
}
