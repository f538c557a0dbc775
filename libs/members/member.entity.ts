import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ name: 'member', schema: 'members' })
export class Member {
  @PrimaryColumn('bigint', { generated: 'increment' }) id: string;
  @Column('text') brand: string;
  /** The user name, unique at the brand; of an account that was opened by a mobile number, its digits. */
  @Column('text') account: string;
  @Column('text', { nullable: true }) nickname: string | null;
  /** See `common/avatars`; `null` for the first letters of the name. */
  @Column('text', { nullable: true }) avatar: string | null;
  /** `yyyy-MM-dd`, given once. */
  @Column('date', { name: 'birth_date', nullable: true }) birthDate: string | null;
  /** See `common/member-types`. */
  @Column('smallint') type: number;
  /** `disabled` by an operator, `closed` for good. */
  @Column('text') status: 'active' | 'disabled' | 'closed';
  /** `null` where the member logs in by a code or a provider alone. */
  @Column('text', { name: 'password_hash', nullable: true }) passwordHash: string | null;
  @Column('boolean', { name: 'default_password' }) defaultPassword: boolean;
  @Column('timestamptz', { name: 'password_expires_at', nullable: true }) passwordExpiresAt: Date | null;
  @Column('timestamptz', { name: 'password_changed_at', nullable: true }) passwordChangedAt: Date | null;
  /** E.164. Good for log-in and recovery only once it is proved. */
  @Column('text', { nullable: true }) mobile: string | null;
  @Column('timestamptz', { name: 'mobile_verified_at', nullable: true }) mobileVerifiedAt: Date | null;
  @Column('text', { nullable: true }) email: string | null;
  @Column('timestamptz', { name: 'email_verified_at', nullable: true }) emailVerifiedAt: Date | null;
  /** Outgoing money is held until then, after a recovery or a log-in that was not verified. */
  @Column('timestamptz', { name: 'withdrawals_wait_until', nullable: true })
  withdrawalsWaitUntil: Date | null;
  /** When a trial account is closed. */
  @Column('timestamptz', { name: 'closes_at', nullable: true }) closesAt: Date | null;
  /** The upline. */
  @Column('bigint', { nullable: true }) parent: string | null;
  /** The invitation whose code the member registered with. */
  @Column('bigint', { nullable: true }) invitation: string | null;
  @Column('text', { nullable: true }) language: string | null;
  @Column('smallint', { name: 'vip_rank' }) vipRank: number;
  @Column('jsonb') profile: Record<string, string>;
  @Column('timestamptz', { name: 'registered_at' }) registeredAt: Date;
  @Column('timestamptz', { name: 'first_login_at', nullable: true }) firstLoginAt: Date | null;
}
