import { Injectable } from '@nestjs/common';
import type { Operator } from '#libs/identity/index';
import { openMoves } from '#libs/platform/common/chart';
import { platformErrors } from '#libs/platform/common/errors';
import { Database } from '#libs/platform/database/database';
import { Refusal } from '#libs/platform/http/refusal';
import { cashierErrors } from './common/cashier.errors.js';
import { withdrawalChart } from './common/withdrawal.chart.js';
import type { WithdrawalCaseDetail } from './common/withdrawal-case.js';
import { readAmount } from './order-amount.js';
import type { Tranche } from './tranche.entity.js';
import type { Withdrawal } from './withdrawal.entity.js';
import { WithdrawalCases } from './withdrawal-cases.js';
import { WithdrawalClaims } from './withdrawal-claims.js';
import { type Act, WithdrawalDiary } from './withdrawal-diary.js';
import { WithdrawalMoves } from './withdrawal-moves.js';

type Work = (withdrawal: Withdrawal, act: Act) => Promise<void>;

/**
 * What operators do with withdrawals. Each act locks the case, claims it where nobody holds it, is audited with
 * operator and address, and answers with the case as it is then.
 * @throws Refusal in each: 404 for a case of another brand or none, 409 where another operator holds it or the chart
 * does not allow the move
 */
@Injectable()
export class WithdrawalDesk {
  constructor(
    private readonly database: Database,
    private readonly moves: WithdrawalMoves,
    private readonly claims: WithdrawalClaims,
    private readonly cases: WithdrawalCases,
    private readonly diary: WithdrawalDiary,
  ) {}

  /** @throws Refusal 409 for the operator who approved it, while another one has to pay */
  claim(operator: Operator, id: string): Promise<WithdrawalCaseDetail> {
    return this.act(operator, id, async (withdrawal, act) => {
      if (openMoves(withdrawalChart, withdrawal.status).length === 0)
        throw new Refusal(cashierErrors.error_move_not_allowed);
      if (withdrawal.status === 'approved') this.moves.assertMayPay(withdrawal, act);
      await this.diary.note(withdrawal, 'claimed', act, undefined, { operator: operator.id });
    });
  }

  release(operator: Operator, id: string): Promise<WithdrawalCaseDetail> {
    return this.act(operator, id, async (withdrawal, act) => {
      await this.claims.release(withdrawal, operator.id);
      await this.diary.note(withdrawal, 'released', act, { operator: operator.id }, {});
    });
  }

  /** Leaves the case to whoever pays, where that has to be another operator. */
  approve(operator: Operator, id: string): Promise<WithdrawalCaseDetail> {
    return this.act(operator, id, async (withdrawal, act) => {
      await this.moves.approve(withdrawal, operator, act);
      if (this.moves.barredFromPaying(withdrawal) === operator.id)
        await this.claims.release(withdrawal, operator.id);
    });
  }

  /** The member reads the reason. */
  reject(operator: Operator, id: string, reason: string): Promise<WithdrawalCaseDetail> {
    return this.act(operator, id, (withdrawal, act) => this.moves.reject(withdrawal, reason, act));
  }

  /** Sends a part or all of the rest. @throws Refusal 400 for an amount that is none, or 0, or above the rest */
  distribute(
    operator: Operator,
    id: string,
    payout: { amount: string; reference: string },
  ): Promise<WithdrawalCaseDetail> {
    return this.act(operator, id, async (withdrawal, act) => {
      const amount = readAmount(payout.amount, withdrawal.currency);
      await this.moves.distribute(withdrawal, { amount, reference: payout.reference }, act);
    });
  }

  /** The disputed tranche was paid again, under another reference. */
  resend(operator: Operator, id: string, reference: string): Promise<WithdrawalCaseDetail> {
    return this.onOpen(operator, id, (withdrawal, tranche, act) =>
      this.moves.resend(withdrawal, tranche, reference, act),
    );
  }

  /** The disputed tranche came back, and goes back to the member's wallet. */
  refund(operator: Operator, id: string): Promise<WithdrawalCaseDetail> {
    return this.onOpen(operator, id, (withdrawal, tranche, act) =>
      this.moves.refund(withdrawal, tranche, act),
    );
  }

  /** Leaves the case to whoever confirms. @throws Refusal 422 without the member's proof on file */
  proposeForce(operator: Operator, id: string): Promise<WithdrawalCaseDetail> {
    return this.act(operator, id, async (withdrawal, act) => {
      await this.moves.proposeForce(withdrawal, act);
      await this.claims.release(withdrawal, operator.id);
    });
  }

  /** @throws Refusal 409 for the operator who proposed it */
  confirmForce(operator: Operator, id: string): Promise<WithdrawalCaseDetail> {
    return this.onOpen(operator, id, (withdrawal, tranche, act) =>
      this.moves.confirmForce(withdrawal, tranche, act),
    );
  }

  /** Back to the dispute; the one who proposed it may do so too. */
  dropForce(operator: Operator, id: string): Promise<WithdrawalCaseDetail> {
    return this.act(operator, id, (withdrawal, act) => this.moves.dropForce(withdrawal, act));
  }

  private onOpen(
    operator: Operator,
    id: string,
    work: (withdrawal: Withdrawal, tranche: Tranche, act: Act) => Promise<void>,
  ): Promise<WithdrawalCaseDetail> {
    return this.act(operator, id, async (withdrawal, act) => {
      const tranche = await this.moves.openTranche(withdrawal);
      if (!tranche) throw new Refusal(cashierErrors.error_move_not_allowed);
      await work(withdrawal, tranche, act);
    });
  }

  private act(operator: Operator, id: string, work: Work): Promise<WithdrawalCaseDetail> {
    return this.database.transaction(async () => {
      const withdrawal = await this.moves.lock(id);
      if (withdrawal?.brand !== operator.brand) throw new Refusal(platformErrors.error_not_found);
      await this.claims.take(withdrawal, operator);
      const act = { actor: `operator ${operator.id}`, address: operator.address, operator: operator.id };
      await work(withdrawal, act);
      return this.cases.detail(withdrawal);
    });
  }
}
