import { Column, Entity, PrimaryColumn } from 'typeorm';
import { minorUnits } from '#libs/money/column';
import type { EntitlementState } from '../common/promotions.calls.js';

/** One member's claim to one reward of a campaign. */
@Entity({ name: 'entitlement', schema: 'rewards' })
export class Entitlement {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid') campaign: string;
  /** The terms under which it came about. */
  @Column('int') version: number;
  @Column('text') brand: string;
  @Column('bigint') member: string;
  /** What it is for, once for each campaign and member: `once`, `day:2027-03-10`, `deposit:<id>`; `next` while nothing has happened. */
  @Column('text') occurrence: string;
  /** For which it is given, and with whose reversal it goes. */
  @Column('uuid', { nullable: true }) deposit: string | null;
  /** The moves between the states are in `common/entitlement.chart`. */
  @Column('text') status: EntitlementState;
  /** Minor units, points, or free rounds; `null` while nothing has happened. */
  @Column('bigint', { transformer: minorUnits, nullable: true }) amount: bigint | null;
  /** What it took of the campaign's budget, in minor units. */
  @Column('bigint', { transformer: minorUnits }) cost: bigint;
  @Column('timestamptz', { name: 'lapses_at', nullable: true }) lapsesAt: Date | null;
  /** Since when an operator had to look at it, or when the member applied last; stays afterwards. */
  @Column('timestamptz', { name: 'held_at', nullable: true }) heldAt: Date | null;
  /** How often the member may still apply; `null` of a reward for which nobody applies. */
  @Column('smallint', { name: 'tries_left', nullable: true }) triesLeft: number | null;
  /** The operator who has taken the application, under which account, and when that one acted last. */
  @Column('bigint', { name: 'claimed_by', nullable: true }) claimedBy: string | null;
  @Column('text', { name: 'claimed_as', nullable: true }) claimedAs: string | null;
  @Column('timestamptz', { name: 'claimed_at', nullable: true }) claimedAt: Date | null;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
}
