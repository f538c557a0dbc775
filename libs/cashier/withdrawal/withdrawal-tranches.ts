import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import type { UploadedImage } from '#libs/platform/images/read-image';
import { WakeUps } from '#libs/platform/push/wake-ups';
import { BrandRegistry } from '#libs/site/index';
import type { TrancheState } from '../common/withdrawal-states.js';
import { deadlineOf, nextReminder } from './receipt/receipt-times.js';
import { OPEN_TRANCHE, Tranche } from './tranche.entity.js';
import type { Withdrawal } from './withdrawal.entity.js';

/** The tranches of a withdrawal whose row the caller has locked. */
@Injectable()
export class WithdrawalTranches {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly brands: BrandRegistry,
    private readonly wakeUps: WakeUps,
  ) {}

  find({ id }: Withdrawal, no: number): Promise<Tranche | null> {
    return this.database.manager.findOneBy(Tranche, { withdrawal: id, no });
  }

  /** The open tranche. Throws if there is none: call it in the states that have one. */
  getOpen({ id }: Withdrawal): Promise<Tranche> {
    return this.database.manager.findOneByOrFail(Tranche, { withdrawal: id, status: In([...OPEN_TRANCHE]) });
  }

  async nextNo({ id }: Withdrawal): Promise<number> {
    return (await this.database.manager.countBy(Tranche, { withdrawal: id })) + 1;
  }

  /** Inserts the tranche and sets the deadline of the member's answer. */
  async send(withdrawal: Withdrawal, values: Pick<Tranche, 'no' | 'amount' | 'reference'>): Promise<Tranche> {
    const tranche = this.database.manager.create(Tranche, {
      ...values,
      withdrawal: withdrawal.id,
      fee: values.no === 1 ? withdrawal.fee : 0n,
      status: 'sent',
      attempt: 1,
      answeredAt: null,
      ...this.times(withdrawal.brand),
    });
    await this.database.manager.insert(Tranche, tranche);
    return tranche;
  }

  /** Another attempt to pay the tranche, with a new deadline. */
  async resend({ brand }: Withdrawal, tranche: Tranche, reference: string): Promise<void> {
    const attempt = tranche.attempt + 1;
    await this.update(tranche, { status: 'sent', reference, attempt, ...this.times(brand) });
  }

  /** Saves the member's images. The deadline no longer applies; a resend sets a new one. */
  async dispute(tranche: Tranche, images: UploadedImage[]): Promise<void> {
    await this.update(tranche, { status: 'disputed', remindAt: null });
    for (const { type, data, sha256 } of images)
      await this.database.query(
        `insert into cashier.withdrawal_proof (id, withdrawal, tranche, type, data, sha256, at)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [randomUUID(), tranche.withdrawal, tranche.no, type, data, sha256, this.clock.now()],
      );
  }

  close(tranche: Tranche, outcome: TrancheState): Promise<void> {
    return this.update(tranche, { status: outcome, remindAt: null, answeredAt: this.clock.now() });
  }

  /** Sets the time of the next reminder. Returns whether the tranche can still be answered. */
  async scheduleReminder({ brand }: Withdrawal, tranche: Tranche): Promise<boolean> {
    const { remindAtPercent } = this.brands.byId(brand).settings.withdrawals;
    const now = this.clock.now();
    const remindAt = nextReminder(tranche.sentAt, tranche.deadlineAt, remindAtPercent, now);
    await this.update(tranche, { remindAt });
    return now < tranche.deadlineAt;
  }

  /** Whether the member uploaded proof for the disputed tranche. */
  async hasProof({ id }: Withdrawal): Promise<boolean> {
    const proofs = await this.database.query(
      `select 1 from cashier.withdrawal_proof p join cashier.tranche t on t.withdrawal = p.withdrawal and t.no = p.tranche
       where p.withdrawal = $1 and t.status = 'disputed' limit 1`,
      [id],
    );
    return proofs.length > 0;
  }

  private async update(tranche: Tranche, changes: Partial<Tranche>): Promise<void> {
    Object.assign(tranche, changes);
    const { withdrawal, no } = tranche;
    await this.database.manager.update(Tranche, { withdrawal, no }, changes);
  }

  private times(brand: string): Pick<Tranche, 'sentAt' | 'deadlineAt' | 'remindAt'> {
    const { autoReceiveMinutes, remindAtPercent } = this.brands.byId(brand).settings.withdrawals;
    const sentAt = this.clock.now();
    const deadlineAt = deadlineOf(sentAt, autoReceiveMinutes);
    // The worker's scheduler has to learn of the new times.
    this.database.afterCommit(() => this.wakeUps.send({ kind: 'due' }));
    return { sentAt, deadlineAt, remindAt: nextReminder(sentAt, deadlineAt, remindAtPercent, sentAt) };
  }
}
