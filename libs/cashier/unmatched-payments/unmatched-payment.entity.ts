import { Column, Entity, PrimaryColumn } from 'typeorm';
import { minorUnits } from '#libs/money/column';
import type { Currency } from '#libs/money/currency';
import type { UnmatchedReason, UnmatchedState } from '../common/unmatched-payment.js';

/**
 * A payment that fitted no open deposit, at most one for each event of a provider. Its money is in the house's suspense
 * account while it is `open` or `proposed`.
 */
@Entity({ name: 'unmatched_payment', schema: 'cashier' })
export class UnmatchedPayment {
  @PrimaryColumn('uuid') id: string;
  @Column('text') brand: string;
  @Column('text') provider: string;
  @Column('uuid', { name: 'event_id' }) eventId: string;
  @Column('text') reason: UnmatchedReason;
  /** As reported; `deposit` is set if the brand has a deposit with this id. */
  @Column('uuid') reference: string;
  @Column('uuid', { nullable: true }) deposit: string | null;
  @Column('text', { name: 'payment_id' }) paymentId: string;
  /** Minor units. */
  @Column('bigint', { transformer: minorUnits }) amount: bigint;
  @Column('text') currency: Currency;
  /** The moves between the states are in `common/unmatched-payment.chart`. */
  @Column('text') status: UnmatchedState;
  @Column('timestamptz', { name: 'received_at' }) receivedAt: Date;
  @Column('uuid', { name: 'proposed_deposit', nullable: true }) proposedDeposit: string | null;
  /** The proposed deposit is paid already, so a confirmation creates a new one for its member. On the wire it is `extra`. */
  @Column('boolean', { name: 'proposed_extra', nullable: true }) createsNewDeposit: boolean | null;
  @Column('bigint', { name: 'proposed_by', nullable: true }) proposedBy: string | null;
  @Column('text', { name: 'proposed_as', nullable: true }) proposedAs: string | null;
  @Column('uuid', { name: 'credited_deposit', nullable: true }) creditedDeposit: string | null;
  /** The bank's reference of the transfer back. */
  @Column('text', { name: 'return_reference', nullable: true }) returnReference: string | null;
}

/** The columns of a payment without a proposal. */
export const NO_PROPOSAL = {
  proposedDeposit: null,
  createsNewDeposit: null,
  proposedBy: null,
  proposedAs: null,
} satisfies Partial<UnmatchedPayment>;
