import { Injectable } from '@nestjs/common';
import { platformErrors } from '#libs/platform/common/errors';
import { totalPages } from '#libs/platform/common/paging';
import { Database } from '#libs/platform/database/database';
import { Events } from '#libs/platform/events/events';
import { AppError } from '#libs/platform/http/app-error';
import type { ThreadDetail } from '../common/thread.js';
import { ThreadRow } from './thread.entity.js';
import { postFor, ThreadPosts } from './thread-posts.js';
import { ThreadViews } from './thread-views.js';

/** Reads the threads of a member. */
@Injectable()
export class ThreadQueries {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly posts: ThreadPosts,
    private readonly views: ThreadViews,
  ) {}

  /** Those with the newest posts first. */
  list(member: string, { pageNo, pageSize }: { pageNo: number; pageSize: number }) {
    return this.database.snapshot(async () => {
      const [rows, total] = await this.database.manager.findAndCount(ThreadRow, {
        where: { member },
        order: { lastPostAt: 'DESC', id: 'DESC' },
        skip: (pageNo - 1) * pageSize,
        take: pageSize,
      });
      const { head } = await this.events.range(member);
      const list = await this.views.summaries(rows);
      return { list, total, totalPages: totalPages(total, pageSize), seq: head };
    });
  }

  /** @throws AppError 404 */
  get(member: string, id: string, before?: number): Promise<ThreadDetail & { seq: number }> {
    return this.database.snapshot(async () => {
      const detail = await this.detail(await this.getOwn(member, id), before);
      const { head } = await this.events.range(member);
      return { ...detail, seq: head };
    });
  }

  async detail(row: ThreadRow, before?: number): Promise<ThreadDetail> {
    const posts = await this.posts.list(row.id, before);
    return { ...(await this.views.summary(row)), posts: posts.map((post) => postFor('member', post)) };
  }

  /** @throws AppError 404 for an unknown thread, and for one of another member */
  async getOwn(member: string, id: string): Promise<ThreadRow> {
    const row = await this.database.manager.findOneBy(ThreadRow, { id, member });
    if (!row) throw new AppError(platformErrors.error_not_found);
    return row;
  }

  /** @throws AppError 404 */
  async image(member: string, thread: string, id: string): Promise<{ type: string; data: string }> {
    await this.getOwn(member, thread);
    return this.posts.image(thread, id);
  }
}
