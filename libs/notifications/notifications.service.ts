import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Member } from '#libs/members/index';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { WakeUps } from '#libs/platform/push/wake-ups';
import type { NotificationKind } from './notification-texts.js';

type Channel = 'sms' | 'mail';
type Recipient = Pick<Member, 'id' | 'mobile' | 'mobileVerifiedAt' | 'email' | 'emailVerifiedAt'>;

/** Tells members by mail or SMS what was changed in their accounts, so that nobody changes it unseen. */
@Injectable()
export class Notifications {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly wakeUps: WakeUps,
  ) {}

  /**
   * Writes a notification that is due at once, to the contact that `member` has; an unverified contact gets none.
   * Where a contact was changed, pass the member as it was before. Must run in the transaction of the change that it reports.
   */
  async enqueue(member: Recipient, kind: NotificationKind, channel: Channel): Promise<void> {
    const target = verifiedContact(member, channel);
    if (target === null) return;
    const now = this.clock.now();
    await this.database.query(
      `insert into notifications.notification (id, member, kind, channel, target, created_at, send_at)
       values ($1, $2, $3, $4, $5, $6, $6)`,
      [randomUUID(), member.id, kind, channel, target, now],
    );
    this.database.afterCommit(() => this.wakeUps.send({ kind: 'due' }));
  }
}

function verifiedContact(member: Recipient, channel: Channel): string | null {
  if (channel === 'sms') return member.mobileVerifiedAt && member.mobile;
  return member.emailVerifiedAt && member.email;
}
