import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Not } from 'typeorm';
import { Members } from '#libs/members/index';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import type { LoggedIn } from '#libs/platform/http/caller';
import { Limits } from '#libs/platform/limits/limits';
import { callerActor } from '#libs/platform/transitions/actor-context';
import type { ThreadKind, ThreadSubject } from '../common/thread.js';
import { ThreadRow } from './thread.entity.js';
import { ThreadLifecycle } from './thread.lifecycle.js';
import { type NewPost, ThreadPosts } from './thread-posts.js';

const OPENINGS = { max: 10, windowMs: 3_600_000 };

export interface Opening {
  kind: ThreadKind;
  type: ThreadSubject;
  contact?: string;
  isComplaint?: boolean;
  post: NewPost;
}

/**
 * Opens threads of members and chat guests, each once for its client id. A person has one open chat: beginning another one writes
 * into it.
 */
@Injectable()
export class ThreadOpenings {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly limits: Limits,
    private readonly members: Members,
    private readonly lifecycle: ThreadLifecycle,
    private readonly posts: ThreadPosts,
  ) {}

  /** The thread that was opened, before or now. Not in a transaction. @throws AppError 429 above ten an hour */
  async open(caller: LoggedIn, opening: Opening): Promise<ThreadRow> {
    const { person, brand } = caller;
    const { clientId } = opening.post;
    const sent = await this.findOpened(person, clientId);
    if (sent) return sent;
    await this.limits.require({ key: `${brand} threads ${person}`, ...OPENINGS });
    const row = await this.newRow(caller, opening);
    return this.database.transaction(async () => {
      await this.database.query(`select pg_advisory_xact_lock(hashtextextended('threads of ' || $1, 0))`, [
        person,
      ]);
      const other = await this.findOpened(person, clientId);
      if (other) return other;
      const chat = opening.kind === 'service' ? await this.lockOpenChat(person) : null;
      if (chat) await this.goOn(caller, chat, opening.post);
      else await this.lifecycle.open(row, opening.post, callerActor(caller));
      return chat ?? row;
    });
  }

  findOpenChat(member: string): Promise<ThreadRow | null> {
    return this.database.manager.findOneBy(ThreadRow, { member, kind: 'service', status: Not('closed') });
  }

  private async lockOpenChat(member: string): Promise<ThreadRow | null> {
    const found = await this.findOpenChat(member);
    const row = found && (await this.lifecycle.lock(found.id));
    return row?.kind === 'service' && row.status !== 'closed' ? row : null;
  }

  private async goOn(caller: LoggedIn, chat: ThreadRow, post: NewPost): Promise<void> {
    const { clientId } = post;
    if (clientId !== null && (await this.posts.findSent(chat.id, 'member', clientId))) return;
    await this.lifecycle.applyMove(chat, 'WRITE', { post }, callerActor(caller));
  }

  private async findOpened(member: string, clientId: string | null): Promise<ThreadRow | null> {
    if (clientId === null) return null;
    return this.database.manager.findOneBy(ThreadRow, { member, clientId });
  }

  private async accountOf(person: string): Promise<string> {
    const member = await this.members.find(person);
    if (!member) throw new Error(`no member ${person}`);
    return member.account;
  }

  private async newRow({ person, brand, role }: LoggedIn, opening: Opening): Promise<ThreadRow> {
    const guest = role === 'service-guest';
    const now = this.clock.now();
    const none = { complaintAt: null, complaintDueAt: null, remindAt: null };
    return this.database.manager.create(ThreadRow, {
      id: randomUUID(),
      brand,
      member: person,
      guest,
      account: guest ? `guest-${person}` : await this.accountOf(person),
      clientId: opening.post.clientId,
      kind: opening.kind,
      type: opening.type,
      contact: opening.contact || null,
      status: 'open',
      lastNo: 1,
      lastPostAt: now,
      waitingSince: now,
      memberSeenNo: 1,
      operatorSeenNo: 0,
      unread: false,
      claimedBy: null,
      claimedAs: null,
      claimedAt: null,
      ...(opening.isComplaint ? this.lifecycle.complaint() : none),
      acknowledgedAt: null,
      reminder: null,
      openedAt: now,
      closedAt: null,
      rating: null,
    });
  }
}
