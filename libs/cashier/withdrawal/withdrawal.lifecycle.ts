import { Injectable } from '@nestjs/common';
import { openMoves } from '#libs/platform/common/chart';
import { AppError } from '#libs/platform/http/app-error';
import { type ActorContext, operatorOf } from '#libs/platform/transitions/actor-context';
import { Lifecycle } from '#libs/platform/transitions/lifecycle';
import type { Moves } from '#libs/platform/transitions/move';
import { NO_CLAIM } from '#libs/platform/transitions/operator-claim';
import { TransitionServices } from '#libs/platform/transitions/transition-services';
import { BrandRegistry } from '#libs/site/index';
import { cashierErrors } from '../common/cashier.errors.js';
import { withdrawalChart } from '../common/withdrawal.chart.js';
import {
  withdrawalApproved,
  withdrawalDisputed,
  withdrawalDistributed,
  withdrawalReceived,
  withdrawalRejected,
  withdrawalReminded,
  withdrawalRequested,
  withdrawalResolved,
} from '../common/withdrawal.events.js';
import type { WithdrawalState } from '../common/withdrawal-states.js';
import { OperatorQueue } from '../operator-queue.js';
import { PayoutPolicy } from './operators/payout-policy.js';
import { WithdrawalClaims } from './operators/withdrawal-claims.js';
import type { Tranche } from './tranche.entity.js';
import { restOf, Withdrawal } from './withdrawal.entity.js';
import { WithdrawalMoney } from './withdrawal-money.js';
import { type WithdrawalInputs, WithdrawalPlans } from './withdrawal-plans.js';
import { WithdrawalQueries } from './withdrawal-queries.js';
import { WithdrawalTranches } from './withdrawal-tranches.js';

/** The moves of a withdrawal. */
@Injectable()
export class WithdrawalLifecycle extends Lifecycle<Withdrawal, WithdrawalInputs> {
  protected readonly noun = 'withdrawal';
  protected readonly entity = Withdrawal;
  protected readonly chart = withdrawalChart;
  protected override readonly stepTable = {
    table: 'cashier.withdrawal_step',
    owner: 'withdrawal',
    number: 'step',
    optional: ['amount', 'reason'],
  } as const;

  protected readonly moves: Moves<Withdrawal, WithdrawalInputs> = {
    CLAIM: { audit: 'claimed', sameState: true, plan: (request) => this.plans.claim(request) },
    RELEASE: { audit: 'released', sameState: true, plan: (request) => this.plans.release(request) },
    APPROVE: {
      audit: 'approved',
      pushes: [withdrawalApproved],
      plan: (request) => this.plans.approve(request),
    },
    REJECT: {
      audit: 'rejected',
      pushes: [withdrawalRejected],
      requires: ['reason'],
      plan: (request) => this.plans.reject(request),
    },
    DISTRIBUTE: {
      audit: 'distributed',
      pushes: [withdrawalDistributed],
      requires: ['amount', 'reference'],
      plan: (request) => this.plans.distribute(request),
    },
    RECEIVE: {
      audit: 'received',
      pushes: [withdrawalReceived],
      plan: (request) => this.plans.receive(request),
    },
    FULL_PAYMENT: {
      audit: 'received-in-full',
      pushes: [withdrawalReceived],
      plan: (request) => this.plans.receive(request),
    },
    AUTO_RECEIVE: {
      audit: 'auto-received',
      pushes: [withdrawalReceived],
      plan: (request) => this.plans.autoReceive(request),
    },
    DISPUTE: {
      audit: 'disputed',
      pushes: [withdrawalDisputed],
      plan: (request) => this.plans.dispute(request),
    },
    RESEND: {
      audit: 'resent',
      pushes: [withdrawalResolved, withdrawalDistributed],
      requires: ['reference'],
      plan: (request) => this.plans.resend(request),
    },
    REFUND: {
      audit: 'refunded',
      pushes: [withdrawalResolved],
      plan: (request) => this.plans.refund(request),
    },
    PROPOSE_FORCE: { audit: 'force-proposed', plan: (request) => this.plans.proposeForce(request) },
    CONFIRM_FORCE: {
      audit: 'force-received',
      pushes: [withdrawalResolved, withdrawalReceived],
      plan: (request) => this.plans.confirmForce(request),
    },
    // Without a push: for the member the withdrawal has been disputed all the time.
    DROP_FORCE: { audit: 'force-dropped', plan: () => ({ changes: { proposedBy: null } }) },
  };

  constructor(
    services: TransitionServices,
    private readonly brands: BrandRegistry,
    private readonly queue: OperatorQueue,
    private readonly queries: WithdrawalQueries,
    private readonly money: WithdrawalMoney,
    private readonly tranches: WithdrawalTranches,
    private readonly claims: WithdrawalClaims,
    private readonly policy: PayoutPolicy,
    private readonly plans: WithdrawalPlans,
  ) {
    super(services);
  }

  /** @throws AppError 422 if the wallet has less than the amount */
  order(withdrawal: Withdrawal, actor: ActorContext): Promise<void> {
    const { amount, bankAccount } = withdrawal;
    const creation = {
      audit: 'requested',
      pushes: [withdrawalRequested],
      auditValues: { after: { amount: amount.toString(), bankAccount } },
      effect: () => this.money.hold(withdrawal),
    };
    return this.insert(withdrawal, creation, actor);
  }

  /** Reminds the member and sets the time of the next reminder. It is no move: the withdrawal stays as it is, and nothing is auditValues. */
  async remind(withdrawal: Withdrawal, tranche: Tranche): Promise<void> {
    if (await this.tranches.scheduleReminder(withdrawal, tranche))
      await this.publish(withdrawal, [withdrawalReminded]);
  }

  protected membersOf({ member }: Withdrawal) {
    return [member];
  }

  protected override chartContext(row: Withdrawal) {
    const { proposedBy } = row;
    return {
      rest: Number(restOf(row)),
      proposedBy,
      operatorBarredFromPaying: this.policy.operatorBarredFromPaying(row),
    };
  }

  protected notAllowed(row: Withdrawal, move: keyof WithdrawalInputs, actor: ActorContext): AppError {
    if ((move === 'DISTRIBUTE' || move === 'RESEND') && this.policy.isBarred(row, actor))
      return new AppError(cashierErrors.error_approver_does_not_pay);
    if (move === 'CONFIRM_FORCE' && row.status === 'force-proposed' && row.proposedBy === operatorOf(actor))
      return new AppError(cashierErrors.error_second_operator_needed);
    return new AppError(cashierErrors.error_move_not_allowed);
  }

  protected override async recipients(row: Withdrawal) {
    const site = this.brands.byId(row.brand).settings.name;
    return [{ person: row.member, data: { ...(await this.queries.detail(row)), site } }];
  }

  protected override changesByActor(row: Withdrawal, actor: ActorContext): Partial<Withdrawal> {
    return actor.kind === 'operator' ? this.claims.claimedBy(row, actor) : {};
  }

  protected override changesOnEntering(state: WithdrawalState): Partial<Withdrawal> {
    const ended = openMoves(withdrawalChart, state).length === 0;
    return { waitingSince: this.services.clock.now(), ...(ended && NO_CLAIM) };
  }

  protected override afterMove({ brand }: Withdrawal): void {
    this.queue.changed(brand);
  }
}
