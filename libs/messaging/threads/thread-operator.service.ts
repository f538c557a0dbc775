import { Injectable } from '@nestjs/common';
import { Audit } from '#libs/platform/audit/audit';
import { platformErrors } from '#libs/platform/common/errors';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import { Boards } from '#libs/platform/push/boards';
import { type ActingOperator, operatorActor } from '#libs/platform/transitions/actor-context';
import { operatorAuditEntry } from '#libs/platform/transitions/operator-audit-entry';
import { SelfDealingPolicy } from '#libs/platform/transitions/self-dealing-policy';
import { threadTyping } from '../common/service.events.js';
import type { ThreadCaseDetail } from '../common/thread.js';
import type { ThreadRow } from './thread.entity.js';
import { ThreadLifecycle } from './thread.lifecycle.js';
import { ThreadCases } from './thread-cases.js';
import { assertNotEmpty, type NewPost, ThreadPosts } from './thread-posts.js';
import { ThreadSeen } from './thread-seen.js';
import { ThreadViews } from './thread-views.js';

type PlainMove = 'CLOSE' | 'CLAIM' | 'RELEASE' | 'ACKNOWLEDGE';

const ONE_VIEW_MS = 3_600_000;

/**
 * What operators do in threads. Each act claims a thread that nobody holds, so that the second of two operators is told.
 * @throws AppError 403 for the own account's thread, 404 for one of another brand, 409 if another operator holds it or it is closed
 */
@Injectable()
export class ThreadOperatorService {
  constructor(
    private readonly database: Database,
    private readonly lifecycle: ThreadLifecycle,
    private readonly cases: ThreadCases,
    private readonly views: ThreadViews,
    private readonly boards: Boards,
    private readonly posts: ThreadPosts,
    private readonly seen: ThreadSeen,
    private readonly selfDealing: SelfDealingPolicy,
    private readonly audit: Audit,
  ) {}

  /** What is sent again under its client id is not written again. @throws AppError 400 without text and images */
  async answer(
    operator: ActingOperator,
    id: string,
    post: NewPost & { clientId: string },
  ): Promise<ThreadCaseDetail> {
    assertNotEmpty(post);
    return this.onLocked(operator, id, async (row) => {
      if (await this.posts.findSent(id, 'operator', post.clientId)) return;
      await this.lifecycle.applyMove(row, 'ANSWER', { post }, operatorActor(operator));
    });
  }

  applyMove(operator: ActingOperator, id: string, move: PlainMove): Promise<ThreadCaseDetail> {
    return this.onLocked(operator, id, (row) =>
      this.lifecycle.applyMove(row, move, {}, operatorActor(operator)),
    );
  }

  /** Nothing where it is a complaint already. */
  complain(operator: ActingOperator, id: string): Promise<ThreadCaseDetail> {
    return this.onLocked(operator, id, async (row) => {
      if (row.complaintAt === null)
        await this.lifecycle.applyMove(row, 'COMPLAIN', {}, operatorActor(operator));
    });
  }

  /** Up to which post an operator has seen the thread. Claims nothing. */
  async read(operator: ActingOperator, id: string, no: number): Promise<void> {
    await this.database.transaction(async () => {
      const row = await this.lock(operator, id);
      await this.selfDealing.assertMayActOn(operator.id, [row.member]);
      await this.seen.byOperator(row, no);
    });
  }

  /** Tells the member of a chat that its operator is typing. Nothing where another operator has it, or nobody. */
  async typing({ id: operator, brand }: ActingOperator, id: string): Promise<void> {
    const row = await this.cases.getRow(brand, id);
    if (row.kind === 'service' && this.views.holder(row)?.id === operator)
      this.boards.show(threadTyping, row.member, { thread: id });
  }

  /** Records who has seen it, once an hour for each operator and image. @throws AppError 404 */
  async image(operator: ActingOperator, thread: string, image: string) {
    const found = await this.cases.image(operator.brand, thread, image);
    const entry = operatorAuditEntry(operator, 'thread-image.viewed', `thread image ${image}`);
    await this.audit.recordOnce({ ...entry, after: { thread } }, ONE_VIEW_MS);
    return found;
  }

  private onLocked(operator: ActingOperator, id: string, work: (row: ThreadRow) => Promise<void>) {
    return this.database.transaction(async () => {
      await work(await this.lock(operator, id));
      return this.cases.detail(operator.brand, id);
    });
  }

  private async lock({ brand }: ActingOperator, id: string): Promise<ThreadRow> {
    const row = await this.lifecycle.lock(id);
    if (row?.brand !== brand) throw new AppError(platformErrors.error_not_found);
    return row;
  }
}
