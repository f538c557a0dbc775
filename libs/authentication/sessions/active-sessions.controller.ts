import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import type { LoggedIn } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { endDevice, getDevices } from '../common/session.calls.js';
import { ActiveSessions } from './active-sessions.js';

@Controller()
export class ActiveSessionsController {
  constructor(private readonly devices: ActiveSessions) {}

  @Handle(getDevices)
  list(_: unknown, caller: LoggedIn) {
    return this.devices.list(caller);
  }

  @Handle(endDevice)
  async end({ id }: InputOf<typeof endDevice>, caller: LoggedIn) {
    await this.devices.end(caller, id);
    return {};
  }
}
