import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { Hints } from '#libs/platform/push/hints';
import type { Member } from '../accounts/member.entity.js';
import type { LetterKind } from './letter-texts.js';

type Channel = 'sms' | 'mail';
type Recipient = Pick<Member, 'id' | 'mobile' | 'mobileVerifiedAt' | 'email' | 'emailVerifiedAt'>;

/** Tells owners of accounts what was done to them, so that nobody does it behind their back. */
@Injectable()
export class Letters {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly hints: Hints,
  ) {}

  /**
   * Puts a letter up for sending, to the contact that `member` has; to one that was never proved nothing goes. Must
   * run in the transaction of what it tells.
   */
  async write(member: Recipient, kind: LetterKind, channel: Channel): Promise<void> {
    const target = provedContact(member, channel);
    if (target === null) return;
    const now = this.clock.now();
    await this.database.query(
      `insert into identity.letter (id, member, kind, channel, target, created_at, send_at)
       values ($1, $2, $3, $4, $5, $6, $6)`,
      [randomUUID(), member.id, kind, channel, target, now],
    );
    this.database.afterCommit(() => this.hints.send({ kind: 'due' }));
  }
}

function provedContact(member: Recipient, channel: Channel): string | null {
  if (channel === 'sms') return member.mobileVerifiedAt && member.mobile;
  return member.emailVerifiedAt && member.email;
}
