import { Injectable } from '@nestjs/common';
import type { EventFromLogic } from 'xstate';
import { Clock } from '#libs/platform/clock/clock';
import { nextState } from '#libs/platform/common/chart';
import { Database } from '#libs/platform/database/database';
import { Refusal } from '#libs/platform/http/refusal';
import { Hints } from '#libs/platform/push/hints';
import { agencyErrors } from '../common/agency.errors.js';
import { type ContractActor, contractChart } from '../common/contract.chart.js';
import {
  contractAccepted,
  contractOffered,
  contractRejected,
  contractTerminated,
} from '../common/contract.events.js';
import type { ContractState, EndReason } from '../common/contract-kinds.js';
import type { Tier } from '../common/contract-terms.js';
import { Contract } from './contract.entity.js';
import { type Act, ContractDiary } from './contract-diary.js';

export type ContractMove = EventFromLogic<typeof contractChart>['type'];

/** What the audit calls each move. */
const ACTIONS: Record<ContractMove, string> = {
  ACCEPT: 'accepted',
  REJECT: 'rejected',
  WITHDRAW: 'withdrawn',
  TERMINATE: 'terminated',
  REPLACE: 'replaced',
  END: 'ended',
};

/** A version that is not yet written. */
export type Draft = Pick<Contract, 'brand' | 'kind' | 'upline' | 'downline' | 'version' | 'terms'>;

/**
 * The moves of a contract, on a locked row. Each asks the chart, and writes state, timeline, audit and events in the
 * caller's transaction. All throw Refusal 409 where the chart does not allow the move.
 */
@Injectable()
export class ContractMoves {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly hints: Hints,
    private readonly diary: ContractDiary,
  ) {}

  async offer(draft: Draft, tiers: Tier[], act: Act): Promise<Contract> {
    const contract = await this.write(draft, tiers, { status: 'offered' });
    await this.begin(contract, 'offered', act);
    await this.diary.tell(contractOffered, contract);
    return contract;
  }

  /** A version that nobody was asked about: a contract lowered to what is allowed above it. */
  async impose(draft: Draft, tiers: Tier[], inForceFrom: Date, act: Act): Promise<Contract> {
    const state = { status: 'active' as const, answeredAt: this.clock.now(), inForceFrom };
    const contract = await this.write(draft, tiers, state);
    await this.begin(contract, 'lowered', act);
    await this.diary.tell(contractAccepted, contract);
    return contract;
  }

  async accept(contract: Contract, inForceFrom: Date, act: Act): Promise<void> {
    await this.go(contract, 'ACCEPT', act, { answeredAt: this.clock.now(), inForceFrom });
    await this.diary.tell(contractAccepted, contract);
  }

  async reject(contract: Contract, act: Act): Promise<void> {
    await this.go(contract, 'REJECT', act, { answeredAt: this.clock.now() });
    await this.diary.tell(contractRejected, contract);
  }

  async withdraw(contract: Contract, act: Act): Promise<void> {
    await this.go(contract, 'WITHDRAW', act, { answeredAt: this.clock.now() });
    await this.diary.tell(contractTerminated, contract);
  }

  /** A party ends it; what has begun is finished. */
  async terminate(contract: Contract, inForceUntil: Date, act: Act): Promise<void> {
    const endReason = act.by === 'rule' ? 'conflict' : act.by;
    await this.letEnd(contract, 'TERMINATE', { inForceUntil, endReason }, act);
  }

  /** A newer contract takes its place, or no longer allows it. */
  async replace(contract: Contract, inForceUntil: Date, endReason: EndReason, act: Act): Promise<void> {
    await this.letEnd(contract, 'REPLACE', { inForceUntil, endReason }, act);
  }

  /** Its last period is over. */
  async end(contract: Contract, act: Act): Promise<void> {
    await this.go(contract, 'END', act, {});
    await this.diary.tell(contractTerminated, contract);
  }

  /** What the chart makes of the move. @throws Refusal 409 */
  next({ status }: Contract, move: ContractMove, by: ContractActor): ContractState {
    const next = nextState(contractChart, status, { type: move }, { by });
    if (next === null) throw new Refusal(agencyErrors.error_contract_move_not_allowed);
    return next as ContractState;
  }

  private async letEnd(
    contract: Contract,
    move: ContractMove,
    changes: Pick<Contract, 'inForceUntil' | 'endReason'>,
    act: Act,
  ): Promise<void> {
    await this.go(contract, move, act, changes);
    // The worker waits for its end, and has to hear of a new one.
    this.database.afterCommit(() => this.hints.send({ kind: 'due' }));
    await this.diary.tell(contractTerminated, contract);
  }

  /** The chart's word, and the row by it. */
  private async go(
    contract: Contract,
    move: ContractMove,
    act: Act,
    changes: Partial<Pick<Contract, 'answeredAt' | 'inForceFrom' | 'inForceUntil' | 'endReason'>>,
  ): Promise<void> {
    const before = { status: contract.status };
    const changed = { ...changes, status: this.next(contract, move, act.by) };
    Object.assign(contract, changed);
    await this.database.manager.update(Contract, { id: contract.id }, changed);
    await this.diary.step(contract, act.by);
    await this.diary.note(contract, ACTIONS[move], act, before, changes);
  }

  private async begin(contract: Contract, action: string, act: Act): Promise<void> {
    await this.diary.step(contract, act.by);
    const { kind, upline, downline, version, terms } = contract;
    await this.diary.note(contract, action, act, undefined, { kind, upline, downline, version, terms });
  }

  private async write(
    draft: Draft,
    tiers: Tier[],
    state: Partial<Contract> & Pick<Contract, 'status'>,
  ): Promise<Contract> {
    const { manager } = this.database;
    const contract = manager.create(Contract, {
      ...draft,
      period: draft.terms.kind === 'dividend' ? draft.terms.period : null,
      offeredAt: this.clock.now(),
      answeredAt: null,
      inForceFrom: null,
      inForceUntil: null,
      endReason: null,
      ...state,
    });
    await manager.insert(Contract, contract);
    for (const [index, tier] of tiers.entries())
      await this.database.query(
        `insert into agency.contract_tier (contract, no, active_members, valid_bet, win_ppm, loss_ppm, bet_ppm)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [
          contract.id,
          index + 1,
          tier.activeMembers,
          tier.validBet.toString(),
          tier.winPpm,
          tier.lossPpm,
          tier.betPpm,
        ],
      );
    return contract;
  }
}
