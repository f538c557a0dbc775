import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { memberUpdated } from '#libs/members/common/member.events';
import { Member } from '#libs/members/index';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { Events } from '#libs/platform/events/events';
import { ResetLinks } from '../recovery/reset-links.js';

/** Writes log-in passwords. The caller ends sessions: all others after a change, all after a recovery. */
@Injectable()
export class LoginPasswords {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly events: Events,
    private readonly links: ResetLinks,
  ) {}

  /**
   * Replaces the member's password by `hash`, and clears its expiry and `defaultPassword`. Ends reset links and step-ups that
   * wait. Must run in the caller's transaction.
   * @returns `false` where the password is no longer the one that `member` was read with
   */
  async replace(
    { id, brand, passwordHash }: Pick<Member, 'id' | 'brand' | 'passwordHash'>,
    hash: string,
  ): Promise<boolean> {
    const now = this.clock.now();
    const { affected } = await this.database.manager.update(
      Member,
      { id, passwordHash: passwordHash ?? IsNull() },
      { passwordHash: hash, passwordChangedAt: now, passwordExpiresAt: null, defaultPassword: false },
    );
    if (affected !== 1) return false;
    await this.links.endAll(id);
    // Log-ins by the old password that wait for a step-up.
    await this.database.query(
      'update authentication.step_up set used_at = $2 where member = $1 and used_at is null',
      [id, now],
    );
    await this.events.append(memberUpdated, id, brand, { changed: 'password' });
    return true;
  }
}
