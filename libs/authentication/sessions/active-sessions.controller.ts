import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import type { LoggedIn } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { endActiveSession, getActiveSessions } from '../common/session.calls.js';
import { ActiveSessions } from './active-sessions.js';

@Controller()
export class ActiveSessionsController {
  constructor(private readonly sessions: ActiveSessions) {}

  @Handle(getActiveSessions)
  list(_: unknown, caller: LoggedIn) {
    return this.sessions.list(caller);
  }

  @Handle(endActiveSession)
  async end({ id }: InputOf<typeof endActiveSession>, caller: LoggedIn) {
    await this.sessions.end(caller, id);
    return {};
  }
}
