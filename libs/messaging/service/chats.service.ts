import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { platformErrors } from '#libs/platform/common/errors';
import { Database } from '#libs/platform/database/database';
import { Events } from '#libs/platform/events/events';
import { AppError } from '#libs/platform/http/app-error';
import type { LoggedIn } from '#libs/platform/http/caller';
import type { UploadedImage } from '#libs/platform/images/read-image';
import { Boards } from '#libs/platform/push/boards';
import { callerActor } from '#libs/platform/transitions/actor-context';
import { messagingErrors } from '../common/messaging.errors.js';
import type { getService, openChat } from '../common/service.calls.js';
import { threadTyping } from '../common/service.events.js';
import type { ThreadDetail, ThreadSummary } from '../common/thread.js';
import { ThreadRow } from '../threads/thread.entity.js';
import { ThreadLifecycle } from '../threads/thread.lifecycle.js';
import { ThreadOpenings } from '../threads/thread-openings.js';
import { ThreadQueries } from '../threads/thread-queries.js';
import { ThreadViews } from '../threads/thread-views.js';
import { ThreadsService } from '../threads/threads.service.js';
import { ServiceQueue } from './service-queue.js';

/** For how long a chat that is over is offered to be rated and mailed. */
const SHOWN_AFTER_MS = 3_600_000;

/** What a member, or a guest, does in chats with customer service. Posts, what was seen and the end are those of every thread. */
@Injectable()
export class ChatsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly events: Events,
    private readonly boards: Boards,
    private readonly queue: ServiceQueue,
    private readonly openings: ThreadOpenings,
    private readonly threads: ThreadsService,
    private readonly queries: ThreadQueries,
    private readonly lifecycle: ThreadLifecycle,
    private readonly views: ThreadViews,
  ) {}

  state({ person, brand }: LoggedIn): Promise<ValueOf<typeof getService>> {
    return this.database.snapshot(async () => {
      const row = await this.findLast(person);
      const { head } = await this.events.range(person);
      const chat = row && (await this.views.summary(row));
      return { ...(await this.queue.state(brand)), chat, seq: head };
    });
  }

  /**
   * Begins a chat, or writes into the open one; outside of the hours it opens feedback. Sent again under its client id, it
   * answers with the same thread. Not in a transaction.
   * @throws AppError 409 for a guest outside of the hours, 429 above ten beginnings an hour or 20 posts a minute
   */
  async open(
    caller: LoggedIn,
    { type, text, clientId }: InputOf<typeof openChat>,
    images: UploadedImage[],
  ): Promise<ThreadDetail> {
    const { person, brand } = caller;
    const open = await this.openings.findOpenChat(person);
    if (open) {
      if (open.clientId !== clientId)
        await this.threads.write(caller, { id: open.id, clientId, text }, images);
      return this.queries.detail(await this.queries.getOwn(person, open.id));
    }
    const { isOpen } = this.queue.hours(brand);
    if (!isOpen && caller.role === 'service-guest') throw new AppError(messagingErrors.error_service_closed);
    const row = await this.openings.open(caller, {
      kind: isOpen ? 'service' : 'feedback',
      type,
      post: { clientId, text, images },
    });
    return this.queries.detail(row);
  }

  /** Nothing where no operator has the chat. @throws AppError 404 */
  async typing({ person }: LoggedIn, id: string): Promise<void> {
    const row = await this.getOwn(person, id);
    const holder = this.views.holder(row);
    if (holder) this.boards.show(threadTyping, holder.id, { thread: id });
  }

  /** Nothing where it was rated so before. @throws AppError 404, 409 for a chat that is not over or was rated otherwise */
  rate(caller: LoggedIn, id: string, rating: number): Promise<ThreadSummary> {
    return this.database.transaction(async () => {
      const row = await this.lifecycle.lock(id);
      if (row?.member !== caller.person) throw new AppError(platformErrors.error_not_found);
      if (row.rating !== rating) await this.lifecycle.applyMove(row, 'RATE', { rating }, callerActor(caller));
      return this.views.summary(row);
    });
  }

  /** @throws AppError 404 for a thread of another member, and for one that is no chat */
  async getOwn(member: string, id: string): Promise<ThreadRow> {
    const row = await this.queries.getOwn(member, id);
    if (row.kind !== 'service') throw new AppError(platformErrors.error_not_found);
    return row;
  }

  private async findLast(member: string): Promise<ThreadRow | null> {
    const open = await this.openings.findOpenChat(member);
    if (open) return open;
    const last = await this.database.manager.findOne(ThreadRow, {
      where: { member, kind: 'service' },
      order: { lastPostAt: 'DESC', id: 'DESC' },
    });
    const since = this.clock.now().getTime() - SHOWN_AFTER_MS;
    return last?.closedAt && last.closedAt.getTime() > since ? last : null;
  }
}
