import { Column, Entity, PrimaryColumn } from 'typeorm';
import { minorUnits } from '#libs/money/column';
import type { Currency } from '#libs/money/currency';
import type { DepositState } from '../common/deposit-states.js';

@Entity({ name: 'deposit', schema: 'cashier' })
export class Deposit {
  @PrimaryColumn('uuid') id: string;
  @Column('text') brand: string;
  @Column('bigint') member: string;
  @Column('text') method: string;
  @Column('text') provider: string;
  /** Minor units. */
  @Column('bigint', { transformer: minorUnits }) amount: bigint;
  /** Minor units, taken out of the amount. */
  @Column('bigint', { transformer: minorUnits }) fee: bigint;
  @Column('text') currency: Currency;
  /** The moves between the states are in `common/deposit.chart`. */
  @Column('text') status: DepositState;
  @Column('text', { name: 'payment_id', nullable: true }) paymentId: string | null;
  /** Set while an operator has to review the deposit. */
  @Column('text', { name: 'review_reason', nullable: true }) reviewReason: string | null;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
  @Column('timestamptz', { name: 'expires_at' }) expiresAt: Date;
}
