import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A member's account for withdrawals. A removed one stays in the table for the withdrawals that refer to it. */
@Entity({ name: 'bank_account', schema: 'cashier' })
export class BankAccount {
  @PrimaryColumn('uuid') id: string;
  @Column('text') brand: string;
  @Column('bigint') member: string;
  @Column('text') bank: string;
  /** Capitals and digits without spaces. Members see the last four characters, operators the whole number. */
  @Column('text') number: string;
  @Column('text') holder: string;
  @Column('timestamptz', { name: 'added_at' }) addedAt: Date;
  @Column('timestamptz', { name: 'removed_at', nullable: true }) removedAt: Date | null;
}
