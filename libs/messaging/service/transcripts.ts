import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Members } from '#libs/members/index';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import type { LoggedIn } from '#libs/platform/http/caller';
import { Limits } from '#libs/platform/limits/limits';
import { WakeUps } from '#libs/platform/push/wake-ups';
import { messagingErrors } from '../common/messaging.errors.js';
import { ChatsService } from './chats.service.js';

const SENDINGS = { max: 3, windowMs: 3_600_000 };

/** Has transcripts of chats mailed. One row a chat says to where, and that it is due; the mail is written when it is sent. */
@Injectable()
export class Transcripts {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly limits: Limits,
    private readonly wakeUps: WakeUps,
    private readonly members: Members,
    private readonly chats: ChatsService,
  ) {}

  /** Not in a transaction. @throws AppError 404, 422 without a proved address, 429 above three an hour */
  async mail({ person, brand }: LoggedIn, thread: string): Promise<void> {
    await this.chats.getOwn(person, thread);
    const member = await this.members.find(person);
    if (!member?.email || !member.emailVerifiedAt) throw new AppError(messagingErrors.error_email_unproved);
    await this.limits.require({ key: `${brand} transcripts ${person}`, ...SENDINGS });
    await this.database.query(
      `insert into messaging.transcript (id, thread, member, target, send_at) values ($1, $2, $3, $4, $5)
       on conflict (thread) do update set target = excluded.target, send_at = excluded.send_at, tries = 0`,
      [randomUUID(), thread, person, member.email, this.clock.now()],
    );
    this.wakeUps.send({ kind: 'due' });
  }
}
