import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import { CallerOf, Input, type LoggedIn } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { login, logout } from '../common/session.calls.js';
import { type Visit, VisitOf } from '../sessions/visit.js';
import { LoginService } from './login.service.js';

@Controller()
export class LoginController {
  constructor(private readonly logins: LoginService) {}

  @Handle(login)
  login(@VisitOf() visit: Visit, @Input() input: InputOf<typeof login>) {
    return this.logins.login(visit, input);
  }

  @Handle(logout)
  async logout(@CallerOf() caller: LoggedIn) {
    await this.logins.logout(caller);
    return {};
  }
}
