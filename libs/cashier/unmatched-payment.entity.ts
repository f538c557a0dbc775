import { Column, Entity, PrimaryColumn } from 'typeorm';
import { minorUnits } from '#libs/money/column';
import type { Currency } from '#libs/money/currency';
import type { UnmatchedReason, UnmatchedState } from './common/unmatched-payment.js';

/** A payment in the house's suspense account. One for each event of a provider, at most. */
@Entity({ name: 'unmatched_payment', schema: 'cashier' })
export class UnmatchedPayment {
  @PrimaryColumn('uuid') id: string;
  @Column('text') brand: string;
  @Column('text') provider: string;
  @Column('uuid', { name: 'event_id' }) eventId: string;
  @Column('text') reason: UnmatchedReason;
  /** As reported; `deposit` is set where the brand has one of this number. */
  @Column('uuid') reference: string;
  @Column('uuid', { nullable: true }) deposit: string | null;
  @Column('text', { name: 'payment_id' }) paymentId: string;
  /** Minor units. */
  @Column('bigint', { transformer: minorUnits }) amount: bigint;
  @Column('text') currency: Currency;
  /** Who enters and leaves each state stands in `common/unmatched-payment.chart`. */
  @Column('text') status: UnmatchedState;
  @Column('timestamptz', { name: 'received_at' }) receivedAt: Date;
  @Column('uuid', { name: 'proposed_deposit', nullable: true }) proposedDeposit: string | null;
  /** The proposed deposit was paid already, so a new one of its member is meant. */
  @Column('boolean', { name: 'proposed_extra', nullable: true }) proposedExtra: boolean | null;
  @Column('bigint', { name: 'proposed_by', nullable: true }) proposedBy: string | null;
  @Column('text', { name: 'proposed_as', nullable: true }) proposedAs: string | null;
  @Column('uuid', { name: 'credited_deposit', nullable: true }) creditedDeposit: string | null;
  /** The bank's, of the transfer back. */
  @Column('text', { name: 'return_reference', nullable: true }) returnReference: string | null;
}

/** No proposal, or none any more. */
export const NO_PROPOSAL = {
  proposedDeposit: null,
  proposedExtra: null,
  proposedBy: null,
  proposedAs: null,
} satisfies Partial<UnmatchedPayment>;
