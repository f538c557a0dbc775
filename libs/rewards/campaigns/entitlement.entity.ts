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
  /** Since when an operator had to look at it; stays afterwards. */
  @Column('timestamptz', { name: 'held_at', nullable: true }) heldAt: Date | null;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
}
