import { Injectable } from '@nestjs/common';
import { toWire } from '#libs/money/amount';
import { Clock } from '#libs/platform/clock/clock';
import { openMoves } from '#libs/platform/common/chart';
import { AppError, invalidInput } from '#libs/platform/http/app-error';
import type { UploadedImage } from '#libs/platform/images/read-image';
import { operatorOf } from '#libs/platform/transitions/actor-context';
import type { MoveRequest, Plan } from '#libs/platform/transitions/move';
import { NO_CLAIM } from '#libs/platform/transitions/operator-claim';
import { BrandRegistry } from '#libs/site/index';
import { cashierErrors } from '../common/cashier.errors.js';
import { withdrawalChart } from '../common/withdrawal.chart.js';
import type { TrancheState, WithdrawalState } from '../common/withdrawal-states.js';
import { readAmount } from '../order-amount.js';
import { PayoutPolicy } from './operators/payout-policy.js';
import { WithdrawalApprovals } from './operators/withdrawal-approvals.js';
import type { Tranche } from './tranche.entity.js';
import { restOf, type Withdrawal } from './withdrawal.entity.js';
import { WithdrawalMoney } from './withdrawal-money.js';
import { WithdrawalTranches } from './withdrawal-tranches.js';

/** The input of each move besides the withdrawal and the actor. `tranche` is the open tranche. */
export interface WithdrawalInputs {
  CLAIM: object;
  RELEASE: object;
  APPROVE: object;
  /** The member reads the reason. */
  REJECT: { reason: string };
  /** Decimal text, above 0 and up to the rest; and the bank's reference. */
  DISTRIBUTE: { amount: string; reference: string };
  RECEIVE: { tranche: Tranche };
  /** As `RECEIVE`, but the chart allows it only when nothing is left to send. */
  FULL_PAYMENT: { tranche: Tranche };
  AUTO_RECEIVE: { tranche: Tranche };
  DISPUTE: { tranche: Tranche; images: UploadedImage[] };
  /** The bank's reference of the new attempt. */
  RESEND: { reference: string };
  REFUND: object;
  /** To count the tranche as received against the member's answer: a forced receipt. */
  PROPOSE_FORCE: object;
  CONFIRM_FORCE: object;
  DROP_FORCE: object;
}

type Request<Name extends keyof WithdrawalInputs> = MoveRequest<Withdrawal, WithdrawalInputs[Name]>;
type WithdrawalPlan = Plan<Withdrawal>;

/** Plans the changes of each move: columns, tranche and postings. */
@Injectable()
export class WithdrawalPlans {
  constructor(
    private readonly clock: Clock,
    private readonly brands: BrandRegistry,
    private readonly money: WithdrawalMoney,
    private readonly tranches: WithdrawalTranches,
    private readonly approvals: WithdrawalApprovals,
    private readonly policy: PayoutPolicy,
  ) {}

  /** @throws AppError 409 for a case that is over, and for an operator who is barred from paying it */
  claim({ row, actor }: Request<'CLAIM'>): WithdrawalPlan {
    if (openMoves(withdrawalChart, row.status).length === 0)
      throw new AppError(cashierErrors.error_move_not_allowed);
    if (row.status === 'approved' && this.policy.isBarred(row, actor))
      throw new AppError(cashierErrors.error_approver_does_not_pay);
    return { auditValues: { after: { operator: operatorOf(actor) } } };
  }

  /** @throws AppError 409 for any but the operator who has claimed the case. Nobody has a claim on one that is over. */
  release({ row, actor }: Request<'RELEASE'>): WithdrawalPlan {
    if (row.claimedBy === null || row.claimedBy !== operatorOf(actor))
      throw new AppError(cashierErrors.error_move_not_allowed);
    return { changes: NO_CLAIM, auditValues: { before: { operator: operatorOf(actor) }, after: {} } };
  }

  /** Releases the case if its approver is barred from paying it. */
  async approve({ row, actor }: Request<'APPROVE'>): Promise<WithdrawalPlan> {
    if (actor.kind !== 'operator') throw new Error('only an operator approves');
    const approvedSum = await this.approvals.sumWith(row, actor.id);
    const approval = { approvedBy: actor.id, approvedAs: actor.account, approvedSum };
    const barred = this.policy.operatorBarredFromPaying({ ...approval, brand: row.brand }) !== null;
    return { changes: { ...approval, approvedAt: this.clock.now(), ...(barred && NO_CLAIM) } };
  }

  reject({ row, input: { reason } }: Request<'REJECT'>): WithdrawalPlan {
    return {
      changes: { rejectReason: reason },
      steps: [{ status: 'rejected', reason }],
      auditValues: { after: { reason } },
      effect: () => this.money.release(row),
    };
  }

  /** @throws AppError 400 for an amount that is invalid, 0 or above the rest */
  async distribute({ row, input }: Request<'DISTRIBUTE'>): Promise<WithdrawalPlan> {
    const amount = readAmount(input.amount, row.currency);
    if (amount <= 0n) throw invalidInput([{ field: 'amount', code: 'field_invalid' }]);
    if (amount > restOf(row)) throw invalidInput([{ field: 'amount', code: 'field_amount_too_large' }]);
    const { reference } = input;
    const no = await this.tranches.nextNo(row);
    return {
      changes: { sent: row.sent + amount },
      steps: [{ status: 'distributed', amount }],
      auditValues: {
        after: { tranche: no, amount: amount.toString(), reference, approvedBy: row.approvedBy },
      },
      effect: async () => this.money.payOut(row, await this.tranches.send(row, { no, amount, reference })),
    };
  }

  receive(request: Request<'RECEIVE'>): WithdrawalPlan {
    return this.close(request, request.input.tranche, { outcome: 'received', payload: { by: 'member' } });
  }

  /** The member did not answer before the deadline. */
  autoReceive(request: Request<'AUTO_RECEIVE'>): WithdrawalPlan {
    const payload = { by: 'timeout' };
    return this.close(request, request.input.tranche, { outcome: 'auto-received', payload });
  }

  dispute({ input: { tranche, images } }: Request<'DISPUTE'>): WithdrawalPlan {
    return {
      steps: [{ status: 'disputed', amount: tranche.amount }],
      auditValues: { after: { tranche: tranche.no } },
      effect: () => this.tranches.dispute(tranche, images),
    };
  }

  /** Posts nothing: the money was posted when the tranche was first paid. */
  async resend({ row, input: { reference } }: Request<'RESEND'>): Promise<WithdrawalPlan> {
    const tranche = await this.tranches.getOpen(row);
    return {
      steps: [{ status: 'distributed', amount: tranche.amount }],
      auditValues: { after: { tranche: tranche.no, reference } },
      payload: { outcome: 'resent', part: wireOf(row, tranche) },
      effect: () => this.tranches.resend(row, tranche, reference),
    };
  }

  /** The bank returned the money, so the tranche is refunded to the wallet. The push names what the wallet gets. */
  async refund(request: Request<'REFUND'>): Promise<WithdrawalPlan> {
    const tranche = await this.tranches.getOpen(request.row);
    const part = toWire(tranche.amount + tranche.fee, request.row.currency);
    return this.close(request, tranche, {
      outcome: 'refunded',
      payload: { outcome: 'refunded', part },
      refund: true,
    });
  }

  /** Releases the case, so that another operator can confirm. @throws AppError 422 if the member uploaded no proof */
  async proposeForce({ row, actor }: Request<'PROPOSE_FORCE'>): Promise<WithdrawalPlan> {
    if (!(await this.tranches.hasProof(row))) throw new AppError(cashierErrors.error_proof_missing);
    return { changes: { proposedBy: operatorOf(actor), ...NO_CLAIM } };
  }

  /**
   * Nothing is refunded by default: the money has left the bank, so a refund would pay the member twice. A brand may want it
   * all the same (`forcedReceiptRefunds`).
   */
  async confirmForce(request: Request<'CONFIRM_FORCE'>): Promise<WithdrawalPlan> {
    const { row } = request;
    const { proposedBy } = row;
    const { forcedReceiptRefunds: refund } = this.brands.byId(row.brand).settings.withdrawals;
    const tranche = await this.tranches.getOpen(row);
    const payload = { outcome: 'forced', by: 'forced' };
    const auditValues = { after: { tranche: tranche.no, proposedBy, refunded: refund } };
    const closing = this.close(request, tranche, { outcome: 'force-received', payload, refund });
    return { ...closing, changes: { proposedBy: null }, auditValues };
  }

  /** Closes the tranche. If a rest is left to send, the timeline shows that the withdrawal is approved again. */
  private close(
    { row, next }: MoveRequest<Withdrawal, object>,
    tranche: Tranche,
    {
      outcome,
      payload,
      refund,
    }: { outcome: TrancheState & WithdrawalState; payload: object; refund?: boolean },
  ): WithdrawalPlan {
    const closed = { status: outcome, amount: tranche.amount };
    return {
      steps: next === 'approved' ? [closed, { status: next }] : [closed],
      auditValues: { after: { tranche: tranche.no } },
      payload: { part: wireOf(row, tranche), ...payload },
      effect: async () => {
        if (refund) await this.money.refundPayout(row, tranche);
        await this.tranches.close(tranche, outcome);
      },
    };
  }
}

/** The tranche as decimal text; pushes call it `part`. */
const wireOf = ({ currency }: Withdrawal, { amount }: Tranche) => toWire(amount, currency);
