import { Injectable } from '@nestjs/common';
import { Audit } from '#libs/platform/audit/audit';
import type { ValueOf } from '#libs/platform/common/call';
import { platformErrors } from '#libs/platform/common/errors';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import type { LoggedIn } from '#libs/platform/http/caller';
import type { getActiveSessions } from '../common/session.calls.js';
import { Devices } from './devices.js';
import { Sessions } from './sessions.service.js';

/** Where a member is logged in, as the member sees it. */
@Injectable()
export class ActiveSessions {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly devices: Devices,
    private readonly audit: Audit,
  ) {}

  async list(caller: LoggedIn): Promise<ValueOf<typeof getActiveSessions>> {
    const sessions = await this.sessions.listActive(caller.person);
    return {
      list: sessions.map(({ id, address, userAgent, startedAt, seenAt }) => ({
        id,
        current: id === caller.session,
        address,
        userAgent,
        startedAt: startedAt.toISOString(),
        seenAt: seenAt.toISOString(),
      })),
    };
  }

  /** Ends one of the caller's own sessions with its sockets, and forgets its device. @throws AppError 404 for any other */
  async end(caller: LoggedIn, id: string): Promise<void> {
    await this.database.transaction(async () => {
      const session = (await this.sessions.listActive(caller.person)).find((open) => open.id === id);
      if (!session) throw new AppError(platformErrors.error_not_found);
      await this.sessions.end(id, { reason: 'logout', actor: 'owner' });
      if (session.device === null) return;
      await this.devices.forget(session.device, caller.person);
      await this.audit.record({
        brand: caller.brand,
        actor: `member ${caller.person}`,
        action: 'device.forgotten',
        subject: `device ${session.device}`,
        address: caller.address,
      });
    });
  }
}
