import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ name: 'member', schema: 'identity' })
export class Member {
  @PrimaryColumn('bigint', { generated: 'increment' }) id: string;
  @Column('text') brand: string;
  @Column('text') account: string;
  @Column('text', { nullable: true }) nickname: string | null;
  /** See `common/member-types`. */
  @Column('smallint') type: number;
  /** `disabled` by an operator, `closed` for good. */
  @Column('text') status: 'active' | 'disabled' | 'closed';
  @Column('text', { name: 'password_hash' }) passwordHash: string;
  @Column('boolean', { name: 'default_password' }) defaultPassword: boolean;
  @Column('timestamptz', { name: 'password_expires_at', nullable: true }) passwordExpiresAt: Date | null;
  @Column('bigint', { nullable: true }) parent: string | null;
  /** Under which it registered. */
  @Column('bigint', { nullable: true }) invitation: string | null;
  @Column('text', { nullable: true }) language: string | null;
  @Column('smallint', { name: 'vip_rank' }) vipRank: number;
  @Column('jsonb') profile: Record<string, string>;
  @Column('timestamptz', { name: 'registered_at' }) registeredAt: Date;
  @Column('timestamptz', { name: 'first_login_at', nullable: true }) firstLoginAt: Date | null;
}
