import { Column, Entity, PrimaryColumn } from 'typeorm';
import { minorUnits } from '#libs/money/column';
import type { Delivery, GoodsType, RedemptionState } from '../common/mall.js';

/** What a member has redeemed. Prices and names are those of that moment. */
@Entity({ name: 'redemption', schema: 'rewards' })
export class RedemptionRow {
  @PrimaryColumn('uuid') id: string;
  @Column('text') brand: string;
  @Column('bigint') member: string;
  @Column('text') account: string;
  @Column('uuid') goods: string;
  /** The reward for which it was ordered; such a one costs neither points nor money. */
  @Column('uuid', { nullable: true }) reward: string | null;
  @Column('text') type: GoodsType;
  /** By language. */
  @Column('jsonb') names: Record<string, string>;
  @Column('int') quantity: number;
  /** Minor units, of all pieces. */
  @Column('bigint', { transformer: minorUnits, nullable: true }) amount: bigint | null;
  @Column('bigint', { transformer: minorUnits }) points: bigint;
  /** Minor units. */
  @Column('bigint', { name: 'amount_required', transformer: minorUnits }) amountRequired: bigint;
  /** The moves between the states are in `common/redemption.chart`. */
  @Column('text') status: RedemptionState;
  /** Why it was rejected. */
  @Column('text', { nullable: true }) remark: string | null;
  @Column('jsonb', { nullable: true }) delivery: Delivery | null;
  /** When the receiver is removed. */
  @Column('timestamptz', { name: 'delivery_until', nullable: true }) deliveryUntil: Date | null;
  @Column('bigint', { name: 'claimed_by', nullable: true }) claimedBy: string | null;
  /** The operator's account at that time. */
  @Column('text', { name: 'claimed_as', nullable: true }) claimedAs: string | null;
  @Column('timestamptz', { name: 'claimed_at', nullable: true }) claimedAt: Date | null;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
  /** Since when it is in its state. */
  @Column('timestamptz', { name: 'waiting_since' }) waitingSince: Date;
}
