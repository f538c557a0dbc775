import { Column, Entity, PrimaryColumn } from 'typeorm';
import { type PeriodCode } from '#libs/platform/clock/periods';
import type { ContractKind, ContractState, DividendPeriod, EndReason } from '../common/contract-kinds.js';
import type { ContractTerms } from '../common/contract-terms.js';
import { periodCodeOf } from '../contract-periods.js';

/** One version of a contract that an agent or the house gives to a direct downline. */
@Entity({ name: 'contract', schema: 'agency' })
export class Contract {
  @PrimaryColumn('bigint', { generated: 'increment' }) id: string;
  @Column('text') brand: string;
  @Column('text') kind: ContractKind;
  /** `null`: the house itself. */
  @Column('bigint', { nullable: true }) upline: string | null;
  @Column('bigint') downline: string;
  /** Numbers the downline's contracts of this kind. */
  @Column('int') version: number;
  @Column('text') status: ContractState;
  @Column('jsonb') terms: ContractTerms;
  /** Dividends only. */
  @Column('text', { nullable: true }) period: DividendPeriod | null;
  @Column('timestamptz', { name: 'offered_at' }) offeredAt: Date;
  @Column('timestamptz', { name: 'answered_at', nullable: true }) answeredAt: Date | null;
  /** The first moment at which its terms count, and the first at which they no longer do. */
  @Column('timestamptz', { name: 'in_force_from', nullable: true }) inForceFrom: Date | null;
  @Column('timestamptz', { name: 'in_force_until', nullable: true }) inForceUntil: Date | null;
  @Column('text', { name: 'end_reason', nullable: true }) endReason: EndReason | null;
}

/** The length of the periods by which a contract is settled. */
export const codeOf = ({ kind, period }: Pick<Contract, 'kind' | 'period'>): PeriodCode =>
  periodCodeOf(kind, period);
