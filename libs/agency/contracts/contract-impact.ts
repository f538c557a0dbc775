import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ValueOf } from '#libs/platform/common/call';
import { Database } from '#libs/platform/database/database';
import type { LoggedIn } from '#libs/platform/http/caller';
import { Refusal } from '#libs/platform/http/refusal';
import { BrandRegistry } from '#libs/site/index';
import { agencyErrors } from '../common/agency.errors.js';
import type { getContractImpact } from '../common/contract.calls.js';
import { termsWith, tiersOf } from '../common/contract-terms.js';
import type { Contract } from './contract.entity.js';
import { type Conflict, conflictsBelow } from './contract-conflicts.js';
import { ContractRecord } from './contract-record.js';
import { ContractStore } from './contract-store.js';

/** What an acceptance does below. */
export interface Impact {
  conflicts: Conflict[];
  /** Offers that wait and are above the new terms. */
  offers: Contract[];
  /** The brand refuses the acceptance while these conflicts stand. */
  refused: boolean;
  /** Another list has another one. */
  token: string;
}

/** Whom an acceptance affects: contracts anywhere below that pay more than the new terms allow. */
@Injectable()
export class ContractImpact {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
    private readonly store: ContractStore,
    private readonly record: ContractRecord,
  ) {}

  /** @throws Refusal 404 where the agent is no party of it; 409 where it is no offer to the agent that waits */
  show(caller: LoggedIn, id: string): Promise<ValueOf<typeof getContractImpact>> {
    return this.database.snapshot(async () => {
      const contract = await this.record.ofParty(caller.person, id);
      if (contract.status !== 'offered' || contract.downline !== caller.person)
        throw new Refusal(agencyErrors.error_contract_move_not_allowed);
      return this.shown(contract, await this.of(contract, false));
    });
  }

  /** The rows are locked until COMMIT where the acceptance is to follow. */
  async of(offer: Contract, locked: boolean): Promise<Impact> {
    const { contracts: rules, currency } = this.brands.byId(offer.brand).settings;
    const rows = await this.store.below(offer.downline, offer.kind, locked);
    const waysUp = await this.store.waysUp(rows.map(({ downline }) => downline));
    const below = rows.map((contract) => ({
      contract,
      tiers: tiersOf(contract.terms, currency),
      wayUp: waysUp.get(contract.downline) ?? [],
    }));
    const tiers = tiersOf(offer.terms, currency);
    const found = conflictsBelow(offer.downline, tiers, below, rules.conflict === 'CLAMP');
    const refused = rules.conflict === 'REJECT' && found.conflicts.length > 0;
    return { ...found, refused, token: tokenOf(offer, found.conflicts) };
  }

  /** As the accepting agent sees it. */
  async shown(offer: Contract, impact: Impact): Promise<ValueOf<typeof getContractImpact>> {
    const { currency } = this.brands.byId(offer.brand).settings;
    const rows = impact.conflicts.map(({ contract }) => contract);
    const summaries = await this.record.summaries(rows, () => 'given');
    const affected = summaries.map((contract, index) => {
      const tiers = impact.conflicts[index]?.tiers ?? null;
      const clampedTerms = tiers && termsWith(contract.terms, tiers, currency);
      return { contract, outcome: tiers ? ('clamped' as const) : ('ends' as const), clampedTerms };
    });
    const takesEffectAt = (await this.record.takesEffectAt(offer)).toISOString();
    return { affected, refused: impact.refused, impactToken: impact.token, takesEffectAt };
  }
}

/** Of the offer, and of who is affected and how. */
function tokenOf(offer: Contract, conflicts: Conflict[]): string {
  const lines = conflicts.map(({ contract: { id, version }, tiers }) => [
    id,
    version,
    tiers?.map((tier) => ({ ...tier, validBet: tier.validBet.toString() })) ?? 'ends',
  ]);
  return createHash('sha256')
    .update(JSON.stringify([offer.id, lines]))
    .digest('base64url');
}
