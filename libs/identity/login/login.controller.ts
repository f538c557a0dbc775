import { Controller, Headers } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import { type Caller, CallerOf, Input, type LoggedIn } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { login, logout } from '../common/session.calls.js';
import { LoginService } from './login.service.js';

@Controller()
export class LoginController {
  constructor(private readonly logins: LoginService) {}

  @Handle(login)
  login(
    @CallerOf() caller: Caller,
    @Input() input: InputOf<typeof login>,
    @Headers('user-agent') agent = '',
  ) {
    return this.logins.login(caller, input, agent);
  }

  @Handle(logout)
  async logout(@CallerOf() caller: LoggedIn) {
    await this.logins.logout(caller);
    return {};
  }
}
