import { Injectable } from '@nestjs/common';
import { AppError } from '#libs/platform/http/app-error';
import { WakeUps } from '#libs/platform/push/wake-ups';
import type { ActorContext } from '#libs/platform/transitions/actor-context';
import { Lifecycle } from '#libs/platform/transitions/lifecycle';
import type { Creation, Moves, Plan } from '#libs/platform/transitions/move';
import { TransitionServices } from '#libs/platform/transitions/transition-services';
import { agencyErrors } from '../common/agency.errors.js';
import { type ContractActor, contractChart } from '../common/contract.chart.js';
import {
  contractAccepted,
  contractOffered,
  contractRejected,
  contractTerminated,
} from '../common/contract.events.js';
import type { EndReason } from '../common/contract-kinds.js';
import type { Tier } from '../common/contract-terms.js';
import { Contract } from './contract.entity.js';
import { ContractQueries, type Side } from './contract-queries.js';

/** The actor with its role in this contract: one of the parties, or the rule by which a newer contract changes this one. */
export type ContractActorContext = ActorContext & { role: ContractActor };

/** A version that is not stored yet. */
export type Draft = Pick<Contract, 'brand' | 'kind' | 'upline' | 'downline' | 'version' | 'terms'>;

interface ContractInputs {
  ACCEPT: { inForceFrom: Date };
  REJECT: object;
  WITHDRAW: object;
  /** A party ends it with its present period. */
  TERMINATE: { inForceUntil: Date };
  /** A newer version replaces it, or a newer contract above no longer allows it. */
  REPLACE: { inForceUntil: Date; endReason: EndReason };
  END: object;
}
export type ContractMove = keyof ContractInputs;

/** The moves of a contract. The lock of the tree comes before that of the row: `ContractStore.lockTree`. */
@Injectable()
export class ContractLifecycle extends Lifecycle<Contract, ContractInputs> {
  protected readonly noun = 'contract';
  protected readonly entity = Contract;
  protected readonly chart = contractChart;
  protected override readonly stepTable = {
    table: 'agency.contract_step',
    owner: 'contract',
    number: 'no',
  };

  protected readonly moves: Moves<Contract, ContractInputs> = {
    ACCEPT: {
      audit: 'accepted',
      pushes: [contractAccepted],
      plan: ({ input: { inForceFrom } }) => this.answer({ inForceFrom }),
    },
    REJECT: { audit: 'rejected', pushes: [contractRejected], plan: () => this.answer({}) },
    WITHDRAW: { audit: 'withdrawn', pushes: [contractTerminated], plan: () => this.answer({}) },
    TERMINATE: {
      audit: 'terminated',
      pushes: [contractTerminated],
      plan: ({ input: { inForceUntil }, actor: { role } }) =>
        this.endAt({ inForceUntil, endReason: role === 'upline' ? 'upline' : 'downline' }),
    },
    REPLACE: {
      audit: 'replaced',
      pushes: [contractTerminated],
      plan: ({ input: { inForceUntil, endReason } }) => this.endAt({ inForceUntil, endReason }),
    },
    END: { audit: 'ended', pushes: [contractTerminated] },
  };

  constructor(
    services: TransitionServices,
    private readonly wakeUps: WakeUps,
    private readonly queries: ContractQueries,
  ) {
    super(services);
  }

  offer(draft: Draft, tiers: Tier[], actor: ContractActorContext): Promise<Contract> {
    const creation = { audit: 'offered', pushes: [contractOffered] };
    return this.create(draft, tiers, { status: 'offered' }, creation, actor);
  }

  /** Creates a version that is in force without an answer: a contract lowered to what is allowed above it. */
  applyClamped(
    draft: Draft,
    tiers: Tier[],
    inForceFrom: Date,
    actor: ContractActorContext,
  ): Promise<Contract> {
    const state = { status: 'active' as const, answeredAt: this.services.clock.now(), inForceFrom };
    return this.create(draft, tiers, state, { audit: 'lowered', pushes: [contractAccepted] }, actor);
  }

  protected membersOf({ upline, downline }: Contract) {
    return upline === null ? [downline] : [upline, downline];
  }

  protected notAllowed(): AppError {
    return new AppError(agencyErrors.error_contract_move_not_allowed);
  }

  /** Both parties, each with its own side of the contract. The house gets no push. */
  protected override async recipients(contract: Contract) {
    const { upline, downline } = contract;
    const { contract: summary, inForce, ...detail } = await this.queries.detail(contract, 'received');
    const from = (side: Side) => ({ ...summary, ...detail, side, inForce: inForce && { ...inForce, side } });
    return [
      { person: downline, data: from('received') },
      ...(upline === null ? [] : [{ person: upline, data: from('given') }]),
    ];
  }

  private answer(terms: Partial<Pick<Contract, 'inForceFrom'>>): Plan<Contract> {
    const changes = { ...terms, answeredAt: this.services.clock.now() };
    return { changes, auditValues: { after: changes } };
  }

  private endAt(changes: Pick<Contract, 'inForceUntil' | 'endReason'>): Plan<Contract> {
    return {
      changes,
      auditValues: { after: changes },
      // The worker sleeps until the next deadline, and has to hear of a new one.
      effect: async () => this.services.database.afterCommit(() => this.wakeUps.send({ kind: 'due' })),
    };
  }

  private async create(
    draft: Draft,
    tiers: Tier[],
    state: Partial<Contract> & Pick<Contract, 'status'>,
    creation: Creation,
    actor: ContractActorContext,
  ): Promise<Contract> {
    const { kind, upline, downline, version, terms } = draft;
    const contract = this.services.database.manager.create(Contract, {
      ...draft,
      period: terms.kind === 'dividend' ? terms.period : null,
      offeredAt: this.services.clock.now(),
      answeredAt: null,
      inForceFrom: null,
      inForceUntil: null,
      endReason: null,
      ...state,
    });
    const auditValues = { after: { kind, upline, downline, version, terms } };
    const effect = () => this.insertTiers(contract.id, tiers);
    await this.insert(contract, { ...creation, auditValues, effect }, actor);
    return contract;
  }

  private async insertTiers(contract: string, tiers: Tier[]): Promise<void> {
    for (const [index, { activeMembers, validBet, winPpm, lossPpm, betPpm }] of tiers.entries())
      await this.services.database.query(
        `insert into agency.contract_tier (contract, no, active_members, valid_bet, win_ppm, loss_ppm, bet_ppm)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [contract, index + 1, activeMembers, validBet.toString(), winPpm, lossPpm, betPpm],
      );
  }
}
