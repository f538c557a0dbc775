import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ValueOf } from '#libs/platform/common/call';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import type { LoggedIn } from '#libs/platform/http/caller';
import { BrandRegistry } from '#libs/site/index';
import { agencyErrors } from '../common/agency.errors.js';
import type { getContractImpact } from '../common/contract.calls.js';
import { termsWith, tiersOf } from '../common/contract-terms.js';
import type { Contract } from './contract.entity.js';
import { type Conflict, conflictsBelow } from './contract-conflicts.js';
import { ContractQueries } from './contract-queries.js';
import { ContractStore } from './contract-store.js';

/** What an acceptance does to contracts and offers below. */
export interface Impact {
  conflicts: Conflict[];
  /** Waiting offers above the new terms, which the acceptance withdraws. */
  offers: Contract[];
  /** The brand refuses the acceptance while these conflicts stand. */
  refused: boolean;
  /** A digest of the offer and the conflicts. The acceptance has to repeat it. */
  token: string;
}

/** Finds the contracts anywhere below an agent that pay more than the terms which the agent is about to accept. */
@Injectable()
export class ContractImpact {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
    private readonly store: ContractStore,
    private readonly queries: ContractQueries,
  ) {}

  /** @throws AppError 404 if the agent is not a party of the contract; 409 if it is not a waiting offer to the agent */
  get(caller: LoggedIn, id: string): Promise<ValueOf<typeof getContractImpact>> {
    return this.database.snapshot(async () => {
      const contract = await this.queries.ofParty(caller.person, id);
      if (contract.status !== 'offered' || contract.downline !== caller.person)
        throw new AppError(agencyErrors.error_contract_move_not_allowed);
      return this.present(contract, await this.calculate(contract, false));
    });
  }

  /** `locked`: the rows stay locked until COMMIT, for the acceptance that follows. */
  async calculate(offer: Contract, locked: boolean): Promise<Impact> {
    const { contracts: rules, currency } = this.brands.byId(offer.brand).settings;
    const rows = await this.store.below(offer.downline, offer.kind, locked);
    const ancestors = await this.store.ancestorsOf(rows.map(({ downline }) => downline));
    const below = rows.map((contract) => ({
      contract,
      tiers: tiersOf(contract.terms, currency),
      ancestors: ancestors.get(contract.downline) ?? [],
    }));
    const tiers = tiersOf(offer.terms, currency);
    const found = conflictsBelow(offer.downline, tiers, below, rules.conflict === 'CLAMP');
    const refused = rules.conflict === 'REJECT' && found.conflicts.length > 0;
    return { ...found, refused, token: tokenOf(offer, found.conflicts) };
  }

  /** The reply for the accepting agent. */
  async present(offer: Contract, impact: Impact): Promise<ValueOf<typeof getContractImpact>> {
    const { currency } = this.brands.byId(offer.brand).settings;
    const rows = impact.conflicts.map(({ contract }) => contract);
    const summaries = await this.queries.summaries(rows, () => 'given');
    const affected = summaries.map((contract, index) => {
      const tiers = impact.conflicts[index]?.tiers ?? null;
      const clampedTerms = tiers && termsWith(contract.terms, tiers, currency);
      return { contract, outcome: tiers ? ('clamped' as const) : ('ends' as const), clampedTerms };
    });
    const takesEffectAt = (await this.queries.takesEffectAt(offer)).toISOString();
    return { affected, refused: impact.refused, impactToken: impact.token, takesEffectAt };
  }
}

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
