import { Injectable } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';
import { UnreadCounts } from '../unread-counts.js';
import { ThreadRow } from './thread.entity.js';
import { ThreadLifecycle } from './thread.lifecycle.js';

/** Up to which post each side has seen a thread, which the other side is shown. The caller has locked the row. */
@Injectable()
export class ThreadSeen {
  constructor(
    private readonly database: Database,
    private readonly counts: UnreadCounts,
    private readonly lifecycle: ThreadLifecycle,
  ) {}

  /** Pushes the counters if nothing is unread any more. */
  async byMember(row: ThreadRow, seen: number): Promise<void> {
    const memberSeenNo = Math.min(seen, row.lastNo);
    if (memberSeenNo <= row.memberSeenNo) return;
    const unread = row.unread && memberSeenNo < row.lastNo;
    const isRead = row.unread && !unread;
    if (isRead) await this.counts.lock(row.member);
    await this.update(row, { memberSeenNo, unread });
    if (isRead) await this.counts.push(row.member, row.brand, {});
    await this.lifecycle.publishChange(row);
  }

  async byOperator(row: ThreadRow, seen: number): Promise<void> {
    const operatorSeenNo = Math.min(seen, row.lastNo);
    if (operatorSeenNo <= row.operatorSeenNo) return;
    await this.update(row, { operatorSeenNo });
    await this.lifecycle.publishChange(row);
  }

  private async update(row: ThreadRow, changes: Partial<ThreadRow>): Promise<void> {
    Object.assign(row, changes);
    await this.database.manager.update(ThreadRow, { id: row.id }, changes);
    this.lifecycle.changed(row.brand);
  }
}
