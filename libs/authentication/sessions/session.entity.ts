import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Role } from '#libs/platform/common/call';
import type { SessionClient } from '../common/session-clients.js';
import type { LoginMethod } from '../common/session-kinds.js';

@Entity({ name: 'session', schema: 'authentication' })
export class Session {
  @PrimaryColumn('uuid') id: string;
  /** SHA-256 of the token, which itself is stored nowhere. */
  @Column('bytea', { name: 'token_hash' }) tokenHash: Buffer;
  /** A member, an operator or a chat guest: their ids come from one sequence. */
  @Column('bigint') person: string;
  @Column('text') role: Exclude<Role, 'guest'>;
  @Column('text') brand: string;
  @Column('text') address: string;
  @Column('text', { name: 'user_agent' }) userAgent: string;
  /** What opened it, as the caller claims. */
  @Column('text') client: SessionClient;
  /** The id of the known device from which it was started. */
  @Column('uuid', { nullable: true }) device: string | null;
  /** An operator's: until when the last one-time code counts as fresh. */
  @Column('timestamptz', { name: 'elevated_until', nullable: true }) elevatedUntil: Date | null;
  /** An operator's: the random id in a cookie of the browser, which outlives the session. */
  @Column('uuid', { nullable: true }) browser: string | null;
  /** How the person logged in. */
  @Column('text') method: LoginMethod;
  /** Good for changing the password and for leaving, for nothing else. */
  @Column('boolean') restricted: boolean;
  @Column('timestamptz', { name: 'started_at' }) startedAt: Date;
  @Column('timestamptz', { name: 'seen_at' }) seenAt: Date;
  /** The latest end; idleness ends it earlier, except a chat guest's. */
  @Column('timestamptz', { name: 'expires_at' }) expiresAt: Date;
  @Column('timestamptz', { name: 'ended_at', nullable: true }) endedAt: Date | null;
  @Column('text', { name: 'end_reason', nullable: true }) endReason: string | null;
}
