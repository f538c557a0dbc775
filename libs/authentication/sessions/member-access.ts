import { Injectable } from '@nestjs/common';
import { Member } from '#libs/members/index';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import type { LoggedIn } from '#libs/platform/http/caller';
import { authenticationErrors } from '../common/authentication.errors.js';
import { Sessions } from './sessions.service.js';

/** Whether the member behind a call may still act. */
@Injectable()
export class MemberAccess {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
  ) {}

  /**
   * Locks the caller's own row in its transaction. Has to come before other locks of the member.
   * @throws AppError 401 where the session was ended since the call was let in, as by a change of the password
   */
  async lockCaller({ person, session }: LoggedIn): Promise<Member> {
    const member = await this.database.manager.findOneOrFail(Member, {
      where: { id: person },
      lock: { mode: 'for_no_key_update' },
    });
    const ended = await this.sessions.findEnded([session]);
    if (ended.size > 0) throw new AppError(authenticationErrors.error_session_ended);
    return member;
  }
}
