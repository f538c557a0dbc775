import { Injectable } from '@nestjs/common';
import { rateToWire } from '#libs/money/rate';
import { AppError } from '#libs/platform/http/app-error';
import { BrandRegistry } from '#libs/site/index';
import { agencyErrors } from '../common/agency.errors.js';
import { type ContractTerms, type Tier, tiersOf, tiersRise } from '../common/contract-terms.js';
import { aboveBound, aboveCap, capsOf } from './contract-bound.js';
import { ContractStore } from './contract-store.js';
import { type ParsedTerms, parseTerms } from './parse-terms.js';

/** Checks terms against the brand's settings and the nearest contract in force above. */
@Injectable()
export class ContractPolicy {
  constructor(
    private readonly brands: BrandRegistry,
    private readonly store: ContractStore,
  ) {}

  /**
   * Returns the terms in the form in which they are stored. `upline` gives them; `null` is the house.
   * @throws AppError 400 for a malformed amount; 422 for a kind that the brand does not offer, for tiers that do not rise,
   * and for a rate above the brand's cap or above the contract in force above
   */
  async assertAllowed(brand: string, upline: string | null, given: ContractTerms): Promise<ParsedTerms> {
    const { currency, contracts: rules } = this.brands.byId(brand).settings;
    const { kind } = given;
    if (!rules.kinds.includes(kind)) throw new AppError(agencyErrors.error_contract_kind_disabled);
    const parsed = parseTerms(given, currency);
    if (!tiersRise(parsed.tiers)) throw new AppError(agencyErrors.error_contract_tiers_fall);
    const over = aboveCap(parsed.tiers, capsOf(kind, rules));
    if (over) {
      const params = { rate: rateToWire(over.rate), cap: rateToWire(over.cap) };
      throw new AppError(agencyErrors.error_contract_above_cap, { params });
    }
    const bound = upline && (await this.boundOf(upline, kind));
    const above = bound ? aboveBound(kind, parsed.tiers, bound) : null;
    if (above) {
      const params = { cap: rateToWire(above.cap) };
      throw new AppError(agencyErrors.error_contract_above_own, { params });
    }
    return parsed;
  }

  /** The tiers that limit what this agent may give, or `null` if only the brand's caps do. */
  async boundOf(agent: string, kind: ContractTerms['kind']): Promise<Tier[] | null> {
    const contract = await this.store.boundOf(agent, kind);
    return contract && tiersOf(contract.terms, this.brands.byId(contract.brand).settings.currency);
  }
}
