import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ContractKind, ContractState, DividendPeriod, EndReason } from '../common/contract-kinds.js';
import type { ContractTerms } from '../common/contract-terms.js';
import { type PeriodCode, periodCodeOf } from '../periods.js';

/** One version of a contract between an agent, or the house, and a direct downline. */
@Entity({ name: 'contract', schema: 'agency' })
export class Contract {
  @PrimaryColumn('bigint', { generated: 'increment' }) id: string;
  @Column('text') brand: string;
  @Column('text') kind: ContractKind;
  /** `null`: the house itself. */
  @Column('bigint', { nullable: true }) upline: string | null;
  @Column('bigint') downline: string;
  /** Counts the versions of this kind that the downline has had. */
  @Column('int') version: number;
  /** Who enters and leaves each state stands in `common/contract.chart`. */
  @Column('text') status: ContractState;
  /** As on the wire. */
  @Column('jsonb') terms: ContractTerms;
  /** Of a dividend. */
  @Column('text', { nullable: true }) period: DividendPeriod | null;
  @Column('timestamptz', { name: 'offered_at' }) offeredAt: Date;
  @Column('timestamptz', { name: 'answered_at', nullable: true }) answeredAt: Date | null;
  /** The first moment at which its terms count, and the first at which they no longer do. */
  @Column('timestamptz', { name: 'in_force_from', nullable: true }) inForceFrom: Date | null;
  @Column('timestamptz', { name: 'in_force_until', nullable: true }) inForceUntil: Date | null;
  @Column('text', { name: 'end_reason', nullable: true }) endReason: EndReason | null;
}

/** What its terms are counted by. */
export const codeOf = ({ kind, period }: Pick<Contract, 'kind' | 'period'>): PeriodCode =>
  periodCodeOf(kind, period);
