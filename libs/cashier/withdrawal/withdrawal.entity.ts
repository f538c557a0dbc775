import { Column, Entity, PrimaryColumn } from 'typeorm';
import { minorUnits } from '#libs/money/column';
import type { Currency } from '#libs/money/currency';
import type { WithdrawalState } from '../common/withdrawal-states.js';

@Entity({ name: 'withdrawal', schema: 'cashier' })
export class Withdrawal {
  @PrimaryColumn('uuid') id: string;
  @Column('text') brand: string;
  @Column('bigint') member: string;
  /** The member's user name. */
  @Column('text') account: string;
  @Column('uuid', { name: 'bank_account' }) bankAccount: string;
  /** Minor units. */
  @Column('bigint', { transformer: minorUnits }) amount: bigint;
  /** Minor units, taken out of the amount with the first tranche. */
  @Column('bigint', { transformer: minorUnits }) fee: bigint;
  @Column('text') currency: Currency;
  /** The moves between the states are in `common/withdrawal.chart`. */
  @Column('text') status: WithdrawalState;
  /** Minor units of all tranches, including refunded ones. */
  @Column('bigint', { transformer: minorUnits }) sent: bigint;
  @Column('text', { name: 'reject_reason', nullable: true }) rejectReason: string | null;
  /** The operator who proposed to count the open tranche as received. */
  @Column('bigint', { name: 'proposed_by', nullable: true }) proposedBy: string | null;
  /** The operator who approved it; id and user name. */
  @Column('bigint', { name: 'approved_by', nullable: true }) approvedBy: string | null;
  @Column('text', { name: 'approved_as', nullable: true }) approvedAs: string | null;
  @Column('timestamptz', { name: 'approved_at', nullable: true }) approvedAt: Date | null;
  /** Minor units that this operator approved for the member within 24 hours, including this withdrawal. */
  @Column('bigint', { name: 'approved_sum', nullable: true, transformer: minorUnits })
  approvedSum: bigint | null;
  @Column('bigint', { name: 'claimed_by', nullable: true }) claimedBy: string | null;
  @Column('text', { name: 'claimed_as', nullable: true }) claimedAs: string | null;
  /** When the operator who has claimed it last acted on it. */
  @Column('timestamptz', { name: 'claimed_at', nullable: true }) claimedAt: Date | null;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
  /** When it entered its state. */
  @Column('timestamptz', { name: 'waiting_since' }) waitingSince: Date;
}

/** The columns of a withdrawal on which nobody has acted yet. */
export const NEW_WITHDRAWAL = {
  status: 'requested',
  sent: 0n,
  rejectReason: null,
  proposedBy: null,
  approvedBy: null,
  approvedAs: null,
  approvedAt: null,
  approvedSum: null,
  claimedBy: null,
  claimedAs: null,
  claimedAt: null,
} as const satisfies Partial<Withdrawal>;

/** Minor units that were ordered and not sent yet. */
export const restOf = ({ amount, fee, sent }: Withdrawal): bigint => amount - fee - sent;
