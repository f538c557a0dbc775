import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import type { InputOf } from '#libs/platform/common/call';
import { platformErrors } from '#libs/platform/common/errors';
import { Database } from '#libs/platform/database/database';
import type { LoggedIn } from '#libs/platform/http/caller';
import { Refusal } from '#libs/platform/http/refusal';
import { BrandRegistry } from '#libs/site/index';
import { agencyErrors } from '../common/agency.errors.js';
import type { acceptContract, ContractSummary, processDividendReq } from '../common/contract.calls.js';
import type { ContractKind } from '../common/contract-kinds.js';
import { termsWith } from '../common/contract-terms.js';
import { type Contract, codeOf } from './contract.entity.js';
import type { Conflict } from './contract-conflicts.js';
import type { Act } from './contract-diary.js';
import { ContractImpact } from './contract-impact.js';
import { ContractJudge } from './contract-judge.js';
import { ContractMoves } from './contract-moves.js';
import { beforeOf, ContractRecord, sideOf } from './contract-record.js';
import { ContractStore } from './contract-store.js';
import { endOf, replacedAt, startOf } from './contract-times.js';

/** The answers of the two parties of a contract. All throw Refusal 404 for another's, 409 where the chart says no. */
@Injectable()
export class ContractAnswers {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly brands: BrandRegistry,
    private readonly store: ContractStore,
    private readonly judge: ContractJudge,
    private readonly impact: ContractImpact,
    private readonly moves: ContractMoves,
    private readonly record: ContractRecord,
  ) {}

  /**
   * Puts an offer in the place of the version in force, and applies the brand's rule to contracts below that are above
   * the new terms.
   * @throws Refusal 409 where those below are not the ones that `impactToken` was given for; 422 where the brand refuses
   * while they stand, and where the offer is no longer allowed by what is in force above
   */
  accept(caller: LoggedIn, { id, impactToken }: InputOf<typeof acceptContract>): Promise<ContractSummary> {
    return this.move(caller, id, async (contract, act) => {
      this.moves.next(contract, 'ACCEPT', act.by);
      await this.judge.judge(contract.brand, contract.upline, contract.terms);
      const impact = await this.impact.of(contract, true);
      if (impact.refused) throw new Refusal(agencyErrors.error_contract_conflict);
      const seen =
        impactToken === impact.token || (impactToken === undefined && impact.conflicts.length === 0);
      if (!seen) {
        const value = await this.impact.shown(contract, impact);
        throw new Refusal(agencyErrors.error_contract_impact_changed, { value });
      }
      await this.enter(contract, act);
      const rule: Act = { ...act, by: 'rule' };
      for (const conflict of impact.conflicts) await this.resolve(conflict, rule);
      for (const offer of impact.offers) await this.moves.withdraw(offer, rule);
    });
  }

  reject(caller: LoggedIn, id: string): Promise<ContractSummary> {
    return this.move(caller, id, (contract, act) => this.moves.reject(contract, act));
  }

  /** Ends what is in force, at the end of its period; the upline takes an offer back. */
  terminate(caller: LoggedIn, id: string): Promise<ContractSummary> {
    return this.move(caller, id, (contract, act) => this.letGo(contract, act));
  }

  /** The same moves under the specification's names. @throws Refusal 404 for a contract of another kind */
  async process(
    caller: LoggedIn,
    kind: ContractKind,
    { contractId, action, impactToken }: InputOf<typeof processDividendReq>,
  ): Promise<ContractSummary> {
    const contract = await this.store.find(contractId);
    if (contract?.kind !== kind) throw new Refusal(platformErrors.error_not_found);
    switch (action) {
      case 'accept':
        return this.accept(caller, { id: contractId, impactToken });
      case 'reject':
        return this.reject(caller, contractId);
      case 'terminate':
        return this.terminate(caller, contractId);
    }
  }

  /** Takes an offer back, or ends what is in force; on a locked row, in the caller's transaction. */
  async letGo(contract: Contract, act: Act): Promise<void> {
    if (contract.status === 'offered') return this.moves.withdraw(contract, act);
    this.moves.next(contract, 'TERMINATE', act.by);
    await this.moves.terminate(contract, this.endOf(contract), act);
  }

  /** On the row of a contract that the caller is a party of, locked after its tree. */
  private move(
    caller: LoggedIn,
    id: string,
    work: (contract: Contract, act: Act) => Promise<void>,
  ): Promise<ContractSummary> {
    const { person, address } = caller;
    return this.database.transaction(async () => {
      const { downline, kind } = await this.record.ofParty(person, id);
      await this.store.lockTree(downline, kind);
      const contract = await this.store.lock(id);
      if (!contract) throw new Refusal(platformErrors.error_not_found);
      const side = sideOf(contract, person);
      const by = side === 'given' ? 'upline' : 'downline';
      await work(contract, { by, actor: `member ${person}`, address });
      return this.record.summary(contract, side);
    });
  }

  /** In force from the next period on, in the place of the version before. */
  private async enter(contract: Contract, act: Act): Promise<void> {
    const { kind, downline } = contract;
    const active = await this.store.active(downline, kind);
    const before = beforeOf(active);
    const { timeZone } = this.brands.byId(contract.brand).settings;
    const lastEnd = await this.store.lastEnd(downline, kind);
    const start = startOf(codeOf(contract), before, lastEnd, this.clock.now(), timeZone);
    if (active && before)
      await this.moves.replace(active, replacedAt(before, start, timeZone), 'replaced', {
        ...act,
        by: 'rule',
      });
    await this.moves.accept(contract, start, act);
  }

  /** Ends a contract below, or lets it go on with lowered terms. */
  private async resolve({ contract, tiers }: Conflict, rule: Act): Promise<void> {
    const { brand, kind, upline, downline } = contract;
    const end = this.endOf(contract);
    await this.moves.replace(contract, end, 'conflict', rule);
    if (!tiers) return;
    const terms = termsWith(contract.terms, tiers, this.brands.byId(brand).settings.currency);
    const version = await this.store.nextVersion(downline, kind);
    await this.moves.impose({ brand, kind, upline, downline, version, terms }, tiers, end, rule);
  }

  private endOf(contract: Contract): Date {
    if (!contract.inForceFrom) throw new Error(`contract ${contract.id} was never in force`);
    const { timeZone } = this.brands.byId(contract.brand).settings;
    const { inForceFrom } = contract;
    return endOf({ code: codeOf(contract), inForceFrom }, this.clock.now(), timeZone);
  }
}
