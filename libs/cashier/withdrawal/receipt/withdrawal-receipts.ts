import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { platformErrors } from '#libs/platform/common/errors';
import { Database } from '#libs/platform/database/database';
import { AppError, invalidInput } from '#libs/platform/http/app-error';
import type { LoggedIn } from '#libs/platform/http/caller';
import type { UploadedImage } from '#libs/platform/images/read-image';
import { memberActor } from '#libs/platform/transitions/actor-context';
import { MaintenanceDeadlines } from '#libs/site/index';
import { cashierErrors } from '../../common/cashier.errors.js';
import type { answerReceipt } from '../../common/withdrawal.calls.js';
import type { Tranche } from '../tranche.entity.js';
import { restOf, type Withdrawal } from '../withdrawal.entity.js';
import { WithdrawalLifecycle } from '../withdrawal.lifecycle.js';
import { WithdrawalQueries } from '../withdrawal-queries.js';
import { WithdrawalTranches } from '../withdrawal-tranches.js';

const MOVES = { received: 'RECEIVE', 'full-payment': 'FULL_PAYMENT', 'not-received': 'DISPUTE' } as const;

/** Records the receipt of a tranche: the member's answer whether it arrived. */
@Injectable()
export class WithdrawalReceipts {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly lifecycle: WithdrawalLifecycle,
    private readonly tranches: WithdrawalTranches,
    private readonly queries: WithdrawalQueries,
    private readonly suspensions: MaintenanceDeadlines,
  ) {}

  /**
   * @throws AppError 404 for a withdrawal of another member; 409 if no answer is expected, or after the deadline; 422 for
   * "not received" without an image, and for "full payment" while a rest is still to be sent
   */
  answer(
    caller: LoggedIn,
    input: InputOf<typeof answerReceipt>,
    images: UploadedImage[],
  ): Promise<ValueOf<typeof answerReceipt>> {
    assertImagesFit(input.answer, images);
    return this.database.transaction(async () => {
      const withdrawal = await this.lifecycle.lock(input.id);
      if (withdrawal?.member !== caller.person) throw new AppError(platformErrors.error_not_found);
      const tranche = await this.getAnswerable(withdrawal, input.tranche);
      const { answer } = input;
      if (answer === 'full-payment' && restOf(withdrawal) > 0n)
        throw new AppError(cashierErrors.error_full_payment_on_part);
      await this.lifecycle.applyMove(withdrawal, MOVES[answer], { tranche, images }, memberActor(caller));
      return this.queries.detail(withdrawal);
    });
  }

  /**
   * The tranche, if it waits for an answer. In a maintenance a deadline that has passed does not count.
   * @throws AppError 409 after the deadline, even if the timer has not fired yet, and if no answer is expected
   */
  private async getAnswerable(withdrawal: Withdrawal, no: number): Promise<Tranche> {
    const tranche = await this.tranches.find(withdrawal, no);
    const isUnanswered = tranche?.status === 'auto-received' || tranche?.status === 'sent';
    if (
      isUnanswered &&
      tranche.deadlineAt <= this.clock.now() &&
      !(tranche.status === 'sent' && (await this.suspensions.areSuspended(withdrawal.brand)))
    )
      throw new AppError(cashierErrors.error_receipt_deadline_passed);
    if (tranche?.status !== 'sent') throw new AppError(cashierErrors.error_move_not_allowed);
    return tranche;
  }
}

function assertImagesFit(answer: InputOf<typeof answerReceipt>['answer'], images: UploadedImage[]): void {
  if (answer === 'not-received' && images.length === 0) throw new AppError(cashierErrors.error_proof_missing);
  if (answer !== 'not-received' && images.length > 0)
    throw invalidInput([{ field: 'images', code: 'field_unknown' }]);
}
