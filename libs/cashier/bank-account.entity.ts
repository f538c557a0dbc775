import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Where a member's money may go. One that was taken away stays for the withdrawals that name it. */
@Entity({ name: 'bank_account', schema: 'cashier' })
export class BankAccount {
  @PrimaryColumn('uuid') id: string;
  @Column('text') brand: string;
  @Column('bigint') member: string;
  @Column('text') bank: string;
  /** Capitals and digits without spaces. Members see its last four, operators all of it. */
  @Column('text') number: string;
  @Column('text') holder: string;
  @Column('timestamptz', { name: 'added_at' }) addedAt: Date;
  @Column('timestamptz', { name: 'removed_at', nullable: true }) removedAt: Date | null;
}
