import { InvalidAmount } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import type { FieldCode } from '#libs/platform/common/errors';
import { invalidInput } from '#libs/platform/http/app-error';
import { type ContractTerms, type Tier, termsWith, tiersOf } from '../common/contract-terms.js';

export interface ParsedTerms {
  /** Rates and amounts in their canonical form, with all digits. */
  terms: ContractTerms;
  tiers: Tier[];
}

/** @throws AppError 400 with the field of the first malformed amount */
export function parseTerms(terms: ContractTerms, currency: Currency): ParsedTerms {
  const tiers = terms.kind === 'realtime' ? tiersOf(terms, currency) : parseTiers(terms, currency);
  return { terms: termsWith(terms, tiers, currency), tiers };
}

type Tiered = Exclude<ContractTerms, { kind: 'realtime' }>;

const AMOUNT_FIELD: Record<Tiered['kind'], string> = {
  hourly: 'hourlyBetAmount',
  daily: 'dailyBetAmount',
  dividend: 'periodValidBet',
};

function parseTiers(terms: Tiered, currency: Currency): Tier[] {
  return terms.tiers.flatMap((tier, index) => {
    try {
      return tiersOf({ ...terms, tiers: [tier] } as Tiered, currency);
    } catch (error) {
      if (!(error instanceof InvalidAmount)) throw error;
      const field = `terms.tiers.${index}.${AMOUNT_FIELD[terms.kind]}`;
      throw invalidInput([{ field, code: `field_amount_${error.fault}` satisfies FieldCode }]);
    }
  });
}
