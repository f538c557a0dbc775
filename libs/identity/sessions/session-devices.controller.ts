import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import { CallerOf, Input, type LoggedIn } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { endDevice, getDevices } from '../common/session.calls.js';
import { SessionDevices } from './session-devices.js';

@Controller()
export class SessionDevicesController {
  constructor(private readonly devices: SessionDevices) {}

  @Handle(getDevices)
  list(@CallerOf() caller: LoggedIn) {
    return this.devices.list(caller);
  }

  @Handle(endDevice)
  async end(@CallerOf() caller: LoggedIn, @Input() { id }: InputOf<typeof endDevice>) {
    await this.devices.end(caller, id);
    return {};
  }
}
