import { Injectable } from '@nestjs/common';
import { rateToWire } from '#libs/money/rate';
import { Refusal } from '#libs/platform/http/refusal';
import { BrandRegistry } from '#libs/site/index';
import { agencyErrors } from '../common/agency.errors.js';
import { type ContractTerms, type Tier, tiersOf, tiersRise } from '../common/contract-terms.js';
import { aboveBound, aboveCap, capsOf } from './contract-bound.js';
import { type ReadTerms, readTerms } from './contract-input.js';
import { ContractStore } from './contract-store.js';

/** Whether terms may be given: by the brand's caps, and by what is in force above. */
@Injectable()
export class ContractJudge {
  constructor(
    private readonly brands: BrandRegistry,
    private readonly store: ContractStore,
  ) {}

  /**
   * The terms as they are kept. `upline` is who gives them, `null` for the house.
   * @throws Refusal 400 for a malformed amount; 422 for a kind that the brand does not offer, tiers that do not rise,
   * and rates above a cap or above the contract in force above
   */
  async judge(brand: string, upline: string | null, given: ContractTerms): Promise<ReadTerms> {
    const { currency, contracts: rules } = this.brands.byId(brand).settings;
    const { kind } = given;
    if (!rules.kinds.includes(kind)) throw new Refusal(agencyErrors.error_contract_kind_disabled);
    const read = readTerms(given, currency);
    if (!tiersRise(read.tiers)) throw new Refusal(agencyErrors.error_contract_tiers_fall);
    const over = aboveCap(read.tiers, capsOf(kind, rules));
    if (over) {
      const params = { rate: rateToWire(over.rate), cap: rateToWire(over.cap) };
      throw new Refusal(agencyErrors.error_contract_above_cap, { params });
    }
    const bound = upline && (await this.boundOf(upline, kind));
    const above = bound ? aboveBound(kind, read.tiers, bound) : null;
    if (above) {
      const params = { cap: rateToWire(above.cap) };
      throw new Refusal(agencyErrors.error_contract_above_own, { params });
    }
    return read;
  }

  /** The tiers in force above what this agent may give, or `null` where the brand's caps alone bind. */
  async boundOf(agent: string, kind: ContractTerms['kind']): Promise<Tier[] | null> {
    const contract = await this.store.boundOf(agent, kind);
    return contract && tiersOf(contract.terms, this.brands.byId(contract.brand).settings.currency);
  }
}
