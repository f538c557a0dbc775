import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { platformErrors } from '#libs/platform/common/errors';
import { Database } from '#libs/platform/database/database';
import type { LoggedIn } from '#libs/platform/http/caller';
import { invalidInput, Refusal } from '#libs/platform/http/refusal';
import type { UploadedImage } from '#libs/platform/images/read-image';
import { cashierErrors } from './common/cashier.errors.js';
import type { answerReceipt } from './common/withdrawal.calls.js';
import type { Tranche } from './tranche.entity.js';
import { restOf, type Withdrawal } from './withdrawal.entity.js';
import { WithdrawalMoves } from './withdrawal-moves.js';
import { WithdrawalRecord } from './withdrawal-record.js';

/** The member's answers: whether a tranche arrived. */
@Injectable()
export class WithdrawalReceipts {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly moves: WithdrawalMoves,
    private readonly record: WithdrawalRecord,
  ) {}

  /**
   * @throws Refusal 404 for another's withdrawal; 409 for one that waits for no answer, or no longer; 422 for "not
   * received" without an image, and for "full payment" while a part is still to be sent
   */
  answer(
    caller: LoggedIn,
    input: InputOf<typeof answerReceipt>,
    images: UploadedImage[],
  ): Promise<ValueOf<typeof answerReceipt>> {
    refuseUnfitImages(input.answer, images);
    return this.database.transaction(async () => {
      const withdrawal = await this.moves.lock(input.id);
      if (withdrawal?.member !== caller.person) throw new Refusal(platformErrors.error_not_found);
      const tranche = await this.answerable(withdrawal, input.tranche);
      const act = { actor: `member ${caller.person}`, address: caller.address };
      if (input.answer === 'not-received') {
        await this.moves.dispute(withdrawal, tranche, act);
        await this.keep(tranche, images);
      } else {
        const full = input.answer === 'full-payment';
        if (full && restOf(withdrawal) > 0n) throw new Refusal(cashierErrors.error_full_payment_on_part);
        await this.moves.receive(withdrawal, tranche, full ? 'FULL_PAYMENT' : 'RECEIVE', act);
      }
      return this.record.detail(withdrawal);
    });
  }

  /** The tranche that may be answered; its deadline counts, whether its alarm has rung or not. */
  private async answerable(withdrawal: Withdrawal, no: number): Promise<Tranche> {
    const tranche = await this.moves.tranche(withdrawal, no);
    const late = tranche?.status === 'auto-received' || tranche?.status === 'sent';
    if (late && tranche.deadlineAt <= this.clock.now())
      throw new Refusal(cashierErrors.error_receipt_deadline_passed);
    if (tranche?.status !== 'sent') throw new Refusal(cashierErrors.error_move_not_allowed);
    return tranche;
  }

  private async keep(tranche: Tranche, images: UploadedImage[]): Promise<void> {
    for (const { type, data, sha256 } of images)
      await this.database.query(
        `insert into cashier.withdrawal_proof (id, withdrawal, tranche, type, data, sha256, at)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [randomUUID(), tranche.withdrawal, tranche.no, type, data, sha256, this.clock.now()],
      );
  }
}

function refuseUnfitImages(answer: InputOf<typeof answerReceipt>['answer'], images: UploadedImage[]): void {
  if (answer === 'not-received' && images.length === 0) throw new Refusal(cashierErrors.error_proof_missing);
  if (answer !== 'not-received' && images.length > 0)
    throw invalidInput([{ field: 'images', code: 'field_unknown' }]);
}
