import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { type ClaimHolder, claimHolder } from '#libs/platform/transitions/operator-claim';
import { type PostAuthor, REOPEN_MS, type ThreadCase, type ThreadSummary } from '../common/thread.js';
import type { ThreadRow } from './thread.entity.js';

/** A claim ends when its holder has not acted on the thread for this long; in a chat a job ends it, see `idle_at`. */
const CLAIM_IDLE_MS = 30 * 60_000;
const PREVIEW_LENGTH = 140;

type LastPost = { text: string; author: PostAuthor };

/** Until when a member's post opens a closed thread again; `null` where it is not closed. */
export const reopenUntil = ({ kind, closedAt }: ThreadRow): Date | null =>
  closedAt && kind === 'feedback' ? new Date(closedAt.getTime() + REOPEN_MS) : null;

/** Describes threads to members and operators. */
@Injectable()
export class ThreadViews {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** In the order of the rows. */
  async summaries(rows: ThreadRow[]): Promise<ThreadSummary[]> {
    const posts = await this.lastPosts(rows);
    return rows.map((row) => this.summaryOf(row, posts.get(row.id)));
  }

  async summary(row: ThreadRow): Promise<ThreadSummary> {
    const posts = await this.lastPosts([row]);
    return this.summaryOf(row, posts.get(row.id));
  }

  /** For operators, in the order of the rows. */
  async cases(rows: ThreadRow[]): Promise<ThreadCase[]> {
    const posts = await this.lastPosts(rows);
    return rows.map((row) => {
      const { unread: _, ...summary } = this.summaryOf(row, posts.get(row.id));
      const { member, account, guest, contact, memberSeenNo, reminder } = row;
      const waitingSince = row.waitingSince.toISOString();
      return {
        ...summary,
        member,
        account,
        guest,
        contact,
        waitingSince,
        memberSeenNo,
        claimedBy: this.holder(row),
        reminder,
      };
    });
  }

  /** The operator who has the thread now, or `null`. */
  holder(row: ThreadRow): ClaimHolder | null {
    return claimHolder(row, this.idleSince());
  }

  /** Claims whose holder acted last before this moment have ended. */
  idleSince(): Date {
    return new Date(this.clock.now().getTime() - CLAIM_IDLE_MS);
  }

  private summaryOf(row: ThreadRow, last?: LastPost): ThreadSummary {
    const { id, kind, type, status, lastNo, unread, complaintAt, complaintDueAt } = row;
    return {
      id,
      kind,
      type,
      status,
      preview: (last?.text ?? '').slice(0, PREVIEW_LENGTH),
      lastAuthor: last?.author ?? 'member',
      lastNo,
      lastPostAt: row.lastPostAt.toISOString(),
      unread,
      seenNo: row.operatorSeenNo,
      openedAt: row.openedAt.toISOString(),
      closedAt: row.closedAt?.toISOString() ?? null,
      reopenUntil: reopenUntil(row)?.toISOString() ?? null,
      complaint:
        complaintAt && complaintDueAt
          ? {
              at: complaintAt.toISOString(),
              acknowledgedAt: row.acknowledgedAt?.toISOString() ?? null,
              dueAt: complaintDueAt.toISOString(),
            }
          : null,
      chat:
        kind === 'service'
          ? { queuedAt: this.queuedAt(row)?.toISOString() ?? null, rating: row.rating }
          : null,
    };
  }

  private queuedAt(row: ThreadRow): Date | null {
    return row.status === 'open' && this.holder(row) === null ? row.waitingSince : null;
  }

  private async lastPosts(rows: ThreadRow[]): Promise<Map<string, LastPost>> {
    if (rows.length === 0) return new Map();
    const posts = await this.database.query<LastPost & { thread: string }>(
      `select p.thread, left(p.text, $3) as text, p.author
       from unnest($1::uuid[], $2::int[]) as t (id, no) join messaging.post p on p.thread = t.id and p.no = t.no`,
      [rows.map(({ id }) => id), rows.map(({ lastNo }) => lastNo), PREVIEW_LENGTH],
    );
    return new Map(posts.map(({ thread, ...post }) => [thread, post]));
  }
}
