import { InvalidAmount } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import type { FieldCode } from '#libs/platform/common/errors';
import { invalidInput } from '#libs/platform/http/refusal';
import { type ContractTerms, type Tier, termsWith, tiersOf } from '../common/contract-terms.js';

export interface ReadTerms {
  /** With the digits that rates and amounts are written with. */
  terms: ContractTerms;
  tiers: Tier[];
}

/** @throws Refusal 400 under the tier's amount */
export function readTerms(terms: ContractTerms, currency: Currency): ReadTerms {
  const tiers = terms.kind === 'realtime' ? tiersOf(terms, currency) : readTiers(terms, currency);
  return { terms: termsWith(terms, tiers, currency), tiers };
}

type Tiered = Exclude<ContractTerms, { kind: 'realtime' }>;

const AMOUNT: Record<Tiered['kind'], string> = {
  hourly: 'hourlyBetAmount',
  daily: 'dailyBetAmount',
  dividend: 'periodValidBet',
};

function readTiers(terms: Tiered, currency: Currency): Tier[] {
  return terms.tiers.flatMap((tier, index) => {
    try {
      return tiersOf({ ...terms, tiers: [tier] } as Tiered, currency);
    } catch (error) {
      if (!(error instanceof InvalidAmount)) throw error;
      const field = `terms.tiers.${index}.${AMOUNT[terms.kind]}`;
      throw invalidInput([{ field, code: `field_amount_${error.fault}` satisfies FieldCode }]);
    }
  });
}
