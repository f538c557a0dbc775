import { Injectable } from '@nestjs/common';
import { Not } from 'typeorm';
import type { ValueOf } from '#libs/platform/common/call';
import { Database } from '#libs/platform/database/database';
import type { LoggedIn } from '#libs/platform/http/caller';
import type { getLogins } from '../common/security.calls.js';
import { Session } from '../sessions/session.entity.js';

const SHOWN = 20;

/** The last log-ins, by which members notice a stranger. */
@Injectable()
export class RecentLogins {
  constructor(private readonly database: Database) {}

  async of({ person }: LoggedIn): Promise<ValueOf<typeof getLogins>> {
    const sessions = await this.database.manager.find(Session, {
      where: { person, role: Not('operator') },
      order: { startedAt: 'DESC' },
      take: SHOWN,
    });
    const list = sessions.map(({ startedAt, address, userAgent, method, endedAt }) => ({
      at: startedAt.toISOString(),
      address,
      userAgent,
      method,
      endedAt: endedAt?.toISOString() ?? null,
    }));
    return { list };
  }
}
