import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { Events } from '#libs/platform/events/events';
import { threadChanged } from '../common/thread.events.js';
import { UnreadCounts } from '../unread-counts.js';
import { ThreadRow } from './thread.entity.js';
import { ThreadLifecycle } from './thread.lifecycle.js';
import { ThreadViews } from './thread-views.js';

/** Up to which post each side has seen a thread, which the other side is shown. The caller has locked the row. */
@Injectable()
export class ThreadSeen {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly events: Events,
    private readonly counts: UnreadCounts,
    private readonly views: ThreadViews,
    private readonly lifecycle: ThreadLifecycle,
  ) {}

  /** Pushes the figures if nothing is unread any more. */
  async byMember(row: ThreadRow, seen: number): Promise<void> {
    const memberSeenNo = Math.min(seen, row.lastNo);
    if (memberSeenNo <= row.memberSeenNo) return;
    const unread = row.unread && memberSeenNo < row.lastNo;
    const isRead = row.unread && !unread;
    if (isRead) await this.counts.lock(row.member);
    await this.update(row, { memberSeenNo, unread });
    if (isRead) await this.counts.push(row.member, row.brand, {});
    await this.push(row);
  }

  async byOperator(row: ThreadRow, seen: number): Promise<void> {
    const operatorSeenNo = Math.min(seen, row.lastNo);
    if (operatorSeenNo <= row.operatorSeenNo) return;
    await this.update(row, { operatorSeenNo });
    await this.push(row);
  }

  private async update(row: ThreadRow, changes: Partial<ThreadRow>): Promise<void> {
    Object.assign(row, changes);
    await this.database.manager.update(ThreadRow, { id: row.id }, changes);
    this.lifecycle.changed(row.brand);
  }

  private async push(row: ThreadRow): Promise<void> {
    const thread = await this.views.summary(row);
    const at = this.clock.now().toISOString();
    await this.events.append(threadChanged, row.member, row.brand, { thread, at });
  }
}
