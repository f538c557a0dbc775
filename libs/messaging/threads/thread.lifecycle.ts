import { Injectable } from '@nestjs/common';
import type { AnyPush } from '#libs/platform/common/push';
import { AppError } from '#libs/platform/http/app-error';
import { type ActorContext, operatorOf } from '#libs/platform/transitions/actor-context';
import { Lifecycle } from '#libs/platform/transitions/lifecycle';
import type { MoveRequest, Moves, Plan } from '#libs/platform/transitions/move';
import { claimFor, NO_CLAIM } from '#libs/platform/transitions/operator-claim';
import { TransitionServices } from '#libs/platform/transitions/transition-services';
import { messagingErrors } from '../common/messaging.errors.js';
import { serviceCaseChanged } from '../common/service.events.js';
import { threadChart } from '../common/thread.chart.js';
import { threadChanged, threadPosted } from '../common/thread.events.js';
import { COMPLAINT_TIMES, type ThreadPost } from '../common/thread.js';
import { UnreadCounts } from '../unread-counts.js';
import { ThreadRow } from './thread.entity.js';
import { type NewPost, ThreadPosts } from './thread-posts.js';
import { reopenUntil, ThreadViews } from './thread-views.js';

interface Inputs {
  WRITE: { post: NewPost };
  ANSWER: { post: NewPost };
  CLOSE: object;
  COMPLAIN: object;
  ACKNOWLEDGE: object;
  CLAIM: object;
  RELEASE: object;
  REMIND: object;
  DEFER: object;
  RATE: { rating: number };
}
type Request<Name extends keyof Inputs> = MoveRequest<ThreadRow, Inputs[Name]>;

/** A chat that becomes feedback: it is answered later, by whoever is free. */
const AS_FEEDBACK = { kind: 'feedback' } satisfies Partial<ThreadRow>;

/** A member in the queue sees that somebody has the chat, or has it no more. */
const pushesOfQueue = ({ kind }: ThreadRow) => (kind === 'service' ? [threadChanged] : []);

/** The reminder that follows each. */
const NEXT_REMINDER = { 'half-time': 'week-left', 'week-left': 'overdue', overdue: null } as const;

/** The moves of a thread. The caller holds the thread's lock; a post takes the next number under it. */
@Injectable()
export class ThreadLifecycle extends Lifecycle<ThreadRow, Inputs> {
  protected readonly noun = 'thread';
  protected readonly entity = ThreadRow;
  protected readonly chart = threadChart;
  protected readonly moves: Moves<ThreadRow, Inputs> = {
    WRITE: { audit: 'written', pushes: [threadPosted], plan: (request) => this.write(request) },
    ANSWER: { audit: 'answered', pushes: [threadPosted], plan: (request) => this.answer(request) },
    CLOSE: { audit: 'closed', pushes: [threadChanged] },
    COMPLAIN: {
      audit: 'complained',
      sameState: true,
      pushes: [threadChanged],
      plan: ({ row }) => {
        this.assertNotClosed(row);
        if (row.guest) throw new AppError(messagingErrors.error_thread_of_guest);
        return { changes: { ...this.complaint(), ...AS_FEEDBACK } };
      },
    },
    ACKNOWLEDGE: {
      audit: 'acknowledged',
      sameState: true,
      pushes: [threadChanged],
      plan: ({ row }) => this.acknowledge(row),
    },
    CLAIM: {
      audit: 'claimed',
      sameState: true,
      plan: ({ row }) => ({ ...this.assertNotClosed(row), pushes: pushesOfQueue(row) }),
    },
    RELEASE: {
      audit: 'released',
      sameState: true,
      plan: ({ row }) => ({ changes: NO_CLAIM, pushes: pushesOfQueue(row) }),
    },
    REMIND: { audit: 'reminded', sameState: true, plan: ({ row }) => this.remind(row) },
    DEFER: {
      audit: 'deferred',
      sameState: true,
      pushes: [threadChanged],
      plan: () => ({ changes: { ...AS_FEEDBACK, ...NO_CLAIM } }),
    },
    RATE: {
      audit: 'rated',
      sameState: true,
      pushes: [threadChanged],
      plan: ({ row, input }) => this.rate(row, input.rating),
    },
  };
  private readonly listeners: ((brand: string) => void)[] = [];

  constructor(
    services: TransitionServices,
    private readonly posts: ThreadPosts,
    private readonly views: ThreadViews,
    private readonly counts: UnreadCounts,
  ) {
    super(services);
  }

  /** Called inside the transaction of each change of a thread that operators see. */
  onChanged(listener: (brand: string) => void): void {
    this.listeners.push(listener);
  }

  changed(brand: string): void {
    for (const listener of this.listeners) listener(brand);
  }

  /** Writes a new thread with its first post. In the caller's transaction. */
  async open(row: ThreadRow, post: NewPost, actor: ActorContext): Promise<void> {
    const payload: { post?: ThreadPost } = {};
    const writer = { author: 'member', operator: null } as const;
    await this.insert(
      row,
      {
        audit: 'opened',
        pushes: [threadPosted],
        payload,
        auditValues: { after: { kind: row.kind, type: row.type, complaint: row.complaintAt !== null } },
        effect: async () => {
          payload.post = await this.posts.insert(row.id, 1, row.openedAt, post, writer);
        },
      },
      actor,
    );
  }

  /** The columns of a complaint that is made now. */
  complaint(): Pick<ThreadRow, 'complaintAt' | 'complaintDueAt' | 'remindAt'> {
    const now = this.services.clock.now();
    const after = (time: number) => new Date(now.getTime() + time);
    return {
      complaintAt: now,
      complaintDueAt: after(COMPLAINT_TIMES.overdue),
      remindAt: after(COMPLAINT_TIMES['half-time']),
    };
  }

  protected membersOf({ member }: ThreadRow) {
    return [member];
  }

  protected notAllowed(): AppError {
    return new AppError(messagingErrors.error_thread_closed);
  }

  protected override async recipients(row: ThreadRow) {
    return [{ person: row.member, data: { thread: await this.views.summary(row) } }];
  }

  /** Pushes the thread as it is after a change that is no move. In the caller's transaction. */
  publishChange(row: ThreadRow): Promise<void> {
    return this.publish(row, [threadChanged]);
  }

  /** The operator who has a chat gets all of it, with the names of those who wrote. */
  protected override async publish(
    row: ThreadRow,
    pushes: readonly AnyPush[],
    payload: { post?: ThreadPost } = {},
  ): Promise<void> {
    await super.publish(row, pushes, payload);
    const holder = this.views.holder(row);
    if (row.kind === 'service' && holder) await this.publishToHolder(row, holder.id, payload.post);
  }

  private async publishToHolder(row: ThreadRow, holder: string, post?: ThreadPost): Promise<void> {
    const [thread] = await this.views.cases([row]);
    if (!thread) throw new Error('a row has a case');
    const { clock, events } = this.services;
    const by = post?.author === 'operator' ? row.claimedAs : null;
    await events.append(serviceCaseChanged, holder, row.brand, {
      thread,
      post: post ? { ...post, clientId: null, by } : null,
      at: clock.now().toISOString(),
    });
  }

  protected override chartContext(row: ThreadRow) {
    const until = reopenUntil(row);
    return { canReopen: until !== null && until > this.services.clock.now() };
  }

  protected override changesByActor(row: ThreadRow, actor: ActorContext): Partial<ThreadRow> {
    if (actor.kind !== 'operator') return {};
    return claimFor(actor, this.views.holder(row), this.services.clock.now());
  }

  protected override changesOnEntering(state: ThreadRow['status']): Partial<ThreadRow> {
    const now = this.services.clock.now();
    if (state !== 'closed') return { closedAt: null };
    return { ...NO_CLAIM, closedAt: now, waitingSince: now, remindAt: null };
  }

  protected override afterMove({ brand }: ThreadRow): void {
    this.changed(brand);
  }

  /** A member who writes has seen all posts before. */
  private write({ row, input: { post } }: Request<'WRITE'>): Plan<ThreadRow> {
    const { status, unread } = row;
    return this.next(row, post, { author: 'member', operator: null }, (no, now) => ({
      changes: {
        memberSeenNo: no,
        unread: false,
        ...(status !== 'open' && { waitingSince: now, ...this.remaining(row) }),
      },
      isCounted: unread,
    }));
  }

  private answer({ row, input: { post }, actor }: Request<'ANSWER'>): Plan<ThreadRow> {
    const id = operatorOf(actor);
    if (actor.kind !== 'operator' || id === null) throw new Error('an operator answers');
    const operator = { id, account: actor.account };
    const { status, complaintAt, acknowledgedAt } = row;
    return this.next(row, post, { author: 'operator', operator }, (no, now) => ({
      changes: {
        operatorSeenNo: no,
        unread: true,
        ...(status !== 'answered' && { waitingSince: now }),
        ...(complaintAt && { acknowledgedAt: acknowledgedAt ?? now }),
      },
      isCounted: true,
    }));
  }

  /** Gives the post the next number; `isCounted` where the member's counter may change with it. */
  private next(
    row: ThreadRow,
    post: NewPost,
    writer: Parameters<ThreadPosts['insert']>[4],
    plan: (no: number, now: Date) => { changes: Partial<ThreadRow>; isCounted: boolean },
  ): Plan<ThreadRow> {
    const now = this.services.clock.now();
    const no = row.lastNo + 1;
    const { changes, isCounted } = plan(no, now);
    const payload: { post?: ThreadPost } = {};
    return {
      changes: { ...changes, lastNo: no, lastPostAt: now },
      auditValues: { after: { no, images: post.images.length } },
      payload,
      effect: async () => {
        if (isCounted) await this.counts.lock(row.member);
        const written = await this.posts.insert(row.id, no, now, post, writer);
        payload.post = writer.author === 'member' ? written : { ...written, clientId: null };
        if (isCounted) await this.counts.push(row.member, row.brand, {});
      },
    };
  }

  private acknowledge({ complaintAt, acknowledgedAt }: ThreadRow): Plan<ThreadRow> {
    if (complaintAt === null) throw new AppError(messagingErrors.error_thread_no_complaint);
    return { changes: { acknowledgedAt: acknowledgedAt ?? this.services.clock.now() } };
  }

  private rate({ kind, status, rating }: ThreadRow, given: number): Plan<ThreadRow> {
    if (kind !== 'service' || status !== 'closed' || rating !== null)
      throw new AppError(messagingErrors.error_chat_not_rated);
    return { changes: { rating: given }, auditValues: { after: { rating: given } } };
  }

  private assertNotClosed({ status }: ThreadRow): Plan<ThreadRow> {
    if (status === 'closed') throw this.notAllowed();
    return {};
  }

  private remind({ reminder, complaintAt }: ThreadRow): Plan<ThreadRow> {
    const now = reminder === null ? 'half-time' : NEXT_REMINDER[reminder];
    if (now === null || complaintAt === null) return { changes: { remindAt: null } };
    const next = NEXT_REMINDER[now];
    const remindAt = next && new Date(complaintAt.getTime() + COMPLAINT_TIMES[next]);
    return { changes: { reminder: now, remindAt }, auditValues: { after: { reminder: now } } };
  }

  /** When the next reminder is due of a complaint that is opened again. */
  private remaining({ status, complaintAt, reminder }: ThreadRow): Partial<ThreadRow> {
    if (status !== 'closed' || complaintAt === null) return {};
    const next = reminder === null ? 'half-time' : NEXT_REMINDER[reminder];
    return { remindAt: next && new Date(complaintAt.getTime() + COMPLAINT_TIMES[next]) };
  }
}
