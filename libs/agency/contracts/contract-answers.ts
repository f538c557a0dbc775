import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import type { InputOf } from '#libs/platform/common/call';
import { platformErrors } from '#libs/platform/common/errors';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import type { LoggedIn } from '#libs/platform/http/caller';
import { memberActor } from '#libs/platform/transitions/actor-context';
import { BrandRegistry } from '#libs/site/index';
import { agencyErrors } from '../common/agency.errors.js';
import type { acceptContract, ContractSummary, processDividendReq } from '../common/contract.calls.js';
import type { ContractKind } from '../common/contract-kinds.js';
import { termsWith } from '../common/contract-terms.js';
import { type Contract, codeOf } from './contract.entity.js';
import { type ContractActorContext, ContractLifecycle } from './contract.lifecycle.js';
import type { Conflict } from './contract-conflicts.js';
import { ContractImpact } from './contract-impact.js';
import { ContractPolicy } from './contract-policy.js';
import { ContractQueries, sideOf, versionInForce } from './contract-queries.js';
import { ContractStore } from './contract-store.js';
import { endOf, replacedAt, startOf } from './contract-times.js';

/**
 * What the two parties of a contract may do with it. Every method throws AppError 404 for somebody else's contract, and 409
 * for a move that the chart does not allow now.
 */
@Injectable()
export class ContractAnswers {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly brands: BrandRegistry,
    private readonly store: ContractStore,
    private readonly policy: ContractPolicy,
    private readonly impact: ContractImpact,
    private readonly lifecycle: ContractLifecycle,
    private readonly queries: ContractQueries,
  ) {}

  /**
   * Replaces the version in force by the offer, and applies the brand's rule to contracts below that are above the new terms.
   * @throws AppError 409 if the affected contracts are no longer those that `impactToken` stands for; 422 if the brand
   * refuses an acceptance with such contracts, or if the contract above no longer allows the offer
   */
  accept(caller: LoggedIn, { id, impactToken }: InputOf<typeof acceptContract>): Promise<ContractSummary> {
    return this.move(caller, id, async (contract, actor) => {
      this.lifecycle.assertAllowed(contract, 'ACCEPT', actor);
      await this.policy.assertAllowed(contract.brand, contract.upline, contract.terms);
      const impact = await this.impact.calculate(contract, true);
      if (impact.refused) throw new AppError(agencyErrors.error_contract_conflict);
      const seen =
        impactToken === impact.token || (impactToken === undefined && impact.conflicts.length === 0);
      if (!seen) {
        const value = await this.impact.present(contract, impact);
        throw new AppError(agencyErrors.error_contract_impact_changed, { value });
      }
      await this.putInForce(contract, actor);
      const rule: ContractActorContext = { ...actor, role: 'rule' };
      for (const conflict of impact.conflicts) await this.endOrLower(conflict, rule);
      for (const offer of impact.offers) await this.lifecycle.applyMove(offer, 'WITHDRAW', {}, rule);
    });
  }

  reject(caller: LoggedIn, id: string): Promise<ContractSummary> {
    return this.move(caller, id, (contract, actor) =>
      this.lifecycle.applyMove(contract, 'REJECT', {}, actor),
    );
  }

  /** Ends a contract in force with its present period. For an offer, the upline withdraws it. */
  terminate(caller: LoggedIn, id: string): Promise<ContractSummary> {
    return this.move(caller, id, (contract, actor) => this.withdrawOrTerminate(contract, actor));
  }

  /** Makes one of these moves under the specification's name for it. @throws AppError 404 for a contract of another kind */
  async process(
    caller: LoggedIn,
    kind: ContractKind,
    { contractId, action, impactToken }: InputOf<typeof processDividendReq>,
  ): Promise<ContractSummary> {
    const contract = await this.store.find(contractId);
    if (contract?.kind !== kind) throw new AppError(platformErrors.error_not_found);
    switch (action) {
      case 'accept':
        return this.accept(caller, { id: contractId, impactToken });
      case 'reject':
        return this.reject(caller, contractId);
      case 'terminate':
        return this.terminate(caller, contractId);
    }
  }

  /** Withdraws an offer, or ends a contract in force. The caller's transaction has locked the row. */
  async withdrawOrTerminate(contract: Contract, actor: ContractActorContext): Promise<void> {
    if (contract.status === 'offered') return this.lifecycle.applyMove(contract, 'WITHDRAW', {}, actor);
    this.lifecycle.assertAllowed(contract, 'TERMINATE', actor);
    await this.lifecycle.applyMove(contract, 'TERMINATE', { inForceUntil: this.endOf(contract) }, actor);
  }

  /** Locks the tree and then the contract, of which the caller is a party, and moves it. */
  private move(
    caller: LoggedIn,
    id: string,
    work: (contract: Contract, actor: ContractActorContext) => Promise<void>,
  ): Promise<ContractSummary> {
    const { person } = caller;
    return this.database.transaction(async () => {
      const { downline, kind } = await this.queries.ofParty(person, id);
      await this.store.lockTree(downline, kind);
      const contract = await this.lifecycle.lock(id);
      if (!contract) throw new AppError(platformErrors.error_not_found);
      const side = sideOf(contract, person);
      await work(contract, { ...memberActor(caller), role: side === 'given' ? 'upline' : 'downline' });
      return this.queries.summary(contract, side);
    });
  }

  /** Accepts the offer with effect from the next period, at which the version before it ends. */
  private async putInForce(contract: Contract, actor: ContractActorContext): Promise<void> {
    const { kind, downline } = contract;
    const active = await this.store.active(downline, kind);
    const before = versionInForce(active);
    const { timeZone } = this.brands.byId(contract.brand).settings;
    const lastEnd = await this.store.lastEnd(downline, kind);
    const start = startOf(codeOf(contract), before, lastEnd, this.clock.now(), timeZone);
    if (active && before) {
      const end = { inForceUntil: replacedAt(before, start, timeZone), endReason: 'replaced' as const };
      await this.lifecycle.applyMove(active, 'REPLACE', end, { ...actor, role: 'rule' });
    }
    await this.lifecycle.applyMove(contract, 'ACCEPT', { inForceFrom: start }, actor);
  }

  /** Ends a contract below; under the rule CLAMP a version with lowered terms follows it. */
  private async endOrLower({ contract, tiers }: Conflict, rule: ContractActorContext): Promise<void> {
    const { brand, kind, upline, downline } = contract;
    const end = this.endOf(contract);
    const conflict = { inForceUntil: end, endReason: 'conflict' as const };
    await this.lifecycle.applyMove(contract, 'REPLACE', conflict, rule);
    if (!tiers) return;
    const terms = termsWith(contract.terms, tiers, this.brands.byId(brand).settings.currency);
    const version = await this.store.nextVersion(downline, kind);
    await this.lifecycle.applyClamped({ brand, kind, upline, downline, version, terms }, tiers, end, rule);
  }

  private endOf(contract: Contract): Date {
    if (!contract.inForceFrom) throw new Error(`contract ${contract.id} was never in force`);
    const { timeZone } = this.brands.byId(contract.brand).settings;
    const { inForceFrom } = contract;
    return endOf({ code: codeOf(contract), inForceFrom }, this.clock.now(), timeZone);
  }
}
