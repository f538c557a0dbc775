import { Injectable } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';
import type { Caller } from '#libs/platform/http/caller';
import { Member } from './member.entity.js';
import { Sessions } from './sessions.service.js';

/** Members as other contexts see them. */
@Injectable()
export class Members {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
  ) {}

  find(id: string): Promise<Member | null> {
    return this.database.manager.findOneBy(Member, { id });
  }

  async setLanguage(caller: Caller, language: string): Promise<void> {
    if (caller.person === null || caller.role === 'operator') return;
    await this.database.manager.update(Member, { id: caller.person }, { language });
  }

  /** Ends all sessions and sockets of a member, and lets nobody in again. */
  async disable(id: string): Promise<void> {
    await this.database.transaction(async () => {
      await this.database.manager.update(Member, { id }, { status: 'disabled' });
      await this.sessions.endAll(id, 'disabled');
    });
  }
}
