import { Controller, Headers } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import { type Caller, CallerOf, Input, type LoggedIn } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { login, logout, register, setLanguage } from './common/identity.calls.js';
import { LoginService } from './login.service.js';
import { Members } from './members.service.js';
import { RegistrationService } from './registration.service.js';

@Controller()
export class IdentityController {
  constructor(
    private readonly logins: LoginService,
    private readonly registrations: RegistrationService,
    private readonly members: Members,
  ) {}

  @Handle(login)
  login(
    @CallerOf() caller: Caller,
    @Input() input: InputOf<typeof login>,
    @Headers('user-agent') agent = '',
  ) {
    return this.logins.login(caller, input, agent);
  }

  @Handle(register)
  register(
    @CallerOf() caller: Caller,
    @Input() input: InputOf<typeof register>,
    @Headers('user-agent') agent = '',
  ) {
    return this.registrations.register(caller, input, agent);
  }

  @Handle(logout)
  async logout(@CallerOf() caller: LoggedIn) {
    await this.logins.logout(caller);
    return {};
  }

  @Handle(setLanguage)
  async setLanguage(@CallerOf() caller: Caller, @Input() input: InputOf<typeof setLanguage>) {
    await this.members.setLanguage(caller, input.language);
    return {};
  }
}
