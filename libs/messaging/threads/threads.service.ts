import { Injectable } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import { platformErrors } from '#libs/platform/common/errors';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import type { LoggedIn } from '#libs/platform/http/caller';
import type { UploadedImage } from '#libs/platform/images/read-image';
import { Limits } from '#libs/platform/limits/limits';
import { callerActor } from '#libs/platform/transitions/actor-context';
import type { sendFeedback, writePost } from '../common/thread.calls.js';
import { POSTS_A_MINUTE, type ThreadDetail, type ThreadPost, type ThreadSummary } from '../common/thread.js';
import type { ThreadRow } from './thread.entity.js';
import { ThreadLifecycle } from './thread.lifecycle.js';
import { ThreadOpenings } from './thread-openings.js';
import { assertNotEmpty, postFor, ThreadPosts } from './thread-posts.js';
import { ThreadQueries } from './thread-queries.js';
import { ThreadSeen } from './thread-seen.js';
import { ThreadViews } from './thread-views.js';

const MINUTE_MS = 60_000;

/** What a member does in the own threads. A thread of another member is 404, as one that does not exist. */
@Injectable()
export class ThreadsService {
  constructor(
    private readonly database: Database,
    private readonly limits: Limits,
    private readonly openings: ThreadOpenings,
    private readonly lifecycle: ThreadLifecycle,
    private readonly posts: ThreadPosts,
    private readonly views: ThreadViews,
    private readonly queries: ThreadQueries,
    private readonly seen: ThreadSeen,
  ) {}

  /**
   * Opens a thread; sent again under its client id, it answers with the one that was opened. Not in a transaction.
   * @throws AppError 429 above ten an hour
   */
  async open(
    caller: LoggedIn,
    { type, content, contact, complaint, clientId }: InputOf<typeof sendFeedback>,
    images: UploadedImage[],
  ): Promise<ThreadDetail> {
    const row = await this.openings.open(caller, {
      kind: 'feedback',
      type,
      contact,
      isComplaint: complaint === '1',
      post: { clientId: clientId ?? null, text: content, images },
    });
    return this.queries.detail(row);
  }

  /**
   * Writes a post; sent again under its client id, it answers with the one that was written. Not in a transaction.
   * @throws AppError 400 without text and images, 404, 409 if the thread was closed too long ago, 429 above 20 a minute
   */
  async write(
    caller: LoggedIn,
    { id, clientId, text }: InputOf<typeof writePost>,
    images: UploadedImage[],
  ): Promise<ThreadPost> {
    assertNotEmpty({ text, images });
    const { person, brand } = caller;
    await this.queries.getOwn(person, id);
    const sent = await this.posts.findSent(id, 'member', clientId);
    if (sent) return postFor('member', sent);
    const key = `${brand} posts ${person}`;
    await this.limits.require({ key, max: POSTS_A_MINUTE, windowMs: MINUTE_MS });
    const { written, isNew } = await this.onOwn(caller, id, async (row) => {
      const other = await this.posts.findSent(id, 'member', clientId);
      if (!other)
        await this.lifecycle.applyMove(
          row,
          'WRITE',
          { post: { clientId, text, images } },
          callerActor(caller),
        );
      return { written: other ?? (await this.posts.findSent(id, 'member', clientId)), isNew: !other };
    });
    if (!isNew) await this.limits.release(key);
    if (!written) throw new Error('a written post is found by its client id');
    return postFor('member', written);
  }

  /** Nothing where it is closed already. @throws AppError 404 */
  close(caller: LoggedIn, id: string): Promise<ThreadSummary> {
    return this.onOwn(caller, id, async (row) => {
      if (row.status !== 'closed') await this.lifecycle.applyMove(row, 'CLOSE', {}, callerActor(caller));
      return this.views.summary(row);
    });
  }

  /** Nothing where it is a complaint already. @throws AppError 404, 409 for a closed thread */
  complain(caller: LoggedIn, id: string): Promise<ThreadSummary> {
    return this.onOwn(caller, id, async (row) => {
      if (row.complaintAt === null) await this.lifecycle.applyMove(row, 'COMPLAIN', {}, callerActor(caller));
      return this.views.summary(row);
    });
  }

  /** @throws AppError 404 */
  read(caller: LoggedIn, id: string, no: number): Promise<void> {
    return this.onOwn(caller, id, (row) => this.seen.byMember(row, no));
  }

  private onOwn<Value>({ person }: LoggedIn, id: string, work: (row: ThreadRow) => Promise<Value>) {
    return this.database.transaction(async () => {
      const row = await this.lifecycle.lock(id);
      if (row?.member !== person) throw new AppError(platformErrors.error_not_found);
      return work(row);
    });
  }
}
