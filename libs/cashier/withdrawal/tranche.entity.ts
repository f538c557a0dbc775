import { Column, Entity, PrimaryColumn } from 'typeorm';
import { minorUnits } from '#libs/money/column';
import type { TrancheState } from '../common/withdrawal-states.js';

/** A part of a withdrawal that is paid at once. At most one of them is open: `sent` or `disputed`. */
@Entity({ name: 'tranche', schema: 'cashier' })
export class Tranche {
  @PrimaryColumn('uuid') withdrawal: string;
  @PrimaryColumn('smallint') no: number;
  /** Minor units. */
  @Column('bigint', { transformer: minorUnits }) amount: bigint;
  /** Minor units of the fee that was taken with it, and that is refunded with it. */
  @Column('bigint', { transformer: minorUnits }) fee: bigint;
  @Column('text') status: TrancheState;
  /** The bank's reference of the latest attempt to pay it. */
  @Column('text') reference: string;
  /** 1 when it is first paid, one more for each resend. */
  @Column('smallint') attempt: number;
  @Column('timestamptz', { name: 'sent_at' }) sentAt: Date;
  @Column('timestamptz', { name: 'deadline_at' }) deadlineAt: Date;
  /** When the member is reminded next. */
  @Column('timestamptz', { name: 'remind_at', nullable: true }) remindAt: Date | null;
  /** When it was closed, by an answer, by its deadline or by an operator. A dispute leaves it open. */
  @Column('timestamptz', { name: 'answered_at', nullable: true }) answeredAt: Date | null;
}

export const OPEN_TRANCHE = ['sent', 'disputed'] as const satisfies TrancheState[];

export const isOpen = ({ status }: Tranche): boolean => OPEN_TRANCHE.some((open) => open === status);
