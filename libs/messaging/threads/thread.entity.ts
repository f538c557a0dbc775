import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ComplaintReminder, ThreadKind, ThreadState, ThreadSubject } from '../common/thread.js';

/** A conversation of a member with operators. */
@Entity({ name: 'thread', schema: 'messaging' })
export class ThreadRow {
  @PrimaryColumn('uuid') id: string;
  @Column('text') brand: string;
  @Column('bigint') member: string;
  /** Whether `member` is a guest: a person without an account, who has a session for this chat alone. */
  @Column('boolean') guest: boolean;
  /** The member's user name at the opening, by which operators search; of a guest `guest-` and the id. */
  @Column('text') account: string;
  /** Chosen by the browser that opened it, so that it opens once. */
  @Column('uuid', { name: 'client_id', nullable: true }) clientId: string | null;
  @Column('text') kind: ThreadKind;
  @Column('text') type: ThreadSubject;
  /** How else the member can be reached. */
  @Column('text', { nullable: true }) contact: string | null;
  /** The moves between the states are in `common/thread.chart`. */
  @Column('text') status: ThreadState;
  /** Number of posts, and the number of the last one. */
  @Column('int', { name: 'last_no' }) lastNo: number;
  @Column('timestamptz', { name: 'last_post_at' }) lastPostAt: Date;
  /** Since when it is in its state: while it is open, since the first post that has no answer. */
  @Column('timestamptz', { name: 'waiting_since' }) waitingSince: Date;
  /** Up to which post the member, and operators, have seen it. */
  @Column('int', { name: 'member_seen_no' }) memberSeenNo: number;
  @Column('int', { name: 'operator_seen_no' }) operatorSeenNo: number;
  /** Whether an operator has written what the member has not seen. */
  @Column('boolean') unread: boolean;
  /** The operator who holds the thread. */
  @Column('bigint', { name: 'claimed_by', nullable: true }) claimedBy: string | null;
  /** The holder's account at that time. */
  @Column('text', { name: 'claimed_as', nullable: true }) claimedAs: string | null;
  /** When the holder acted last. */
  @Column('timestamptz', { name: 'claimed_at', nullable: true }) claimedAt: Date | null;
  @Column('timestamptz', { name: 'complaint_at', nullable: true }) complaintAt: Date | null;
  @Column('timestamptz', { name: 'complaint_due_at', nullable: true }) complaintDueAt: Date | null;
  @Column('timestamptz', { name: 'acknowledged_at', nullable: true }) acknowledgedAt: Date | null;
  /** The last reminder of a complaint, and when the next one is due. */
  @Column('text', { nullable: true }) reminder: ComplaintReminder | null;
  @Column('timestamptz', { name: 'remind_at', nullable: true }) remindAt: Date | null;
  @Column('timestamptz', { name: 'opened_at' }) openedAt: Date;
  @Column('timestamptz', { name: 'closed_at', nullable: true }) closedAt: Date | null;
  /** How the member rated a chat that is over. */
  @Column('smallint', { nullable: true }) rating: number | null;
  /** When an open chat is checked because nothing happens in it (`ThreadJobs`); a column that PostgreSQL calculates. */
  @Column({ type: 'timestamptz', name: 'idle_at', nullable: true, insert: false, update: false })
  idleAt: Date | null;
}
