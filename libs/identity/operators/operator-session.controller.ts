import { Controller, Headers, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { InputOf } from '#libs/platform/common/call';
import type { Config } from '#libs/platform/config/config';
import { CONFIG } from '#libs/platform/config/config.module';
import { type Caller, CallerOf, Input, type LoggedIn } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { getOperatorSession, operatorLogin, operatorLogout } from '../common/operator.calls.js';
import { giveOperatorCookie, takeOperatorCookie } from './operator-cookie.js';
import { OperatorLogin } from './operator-login.service.js';

@Controller()
export class OperatorSessionController {
  private readonly https: boolean;

  constructor(
    private readonly logins: OperatorLogin,
    @Inject(CONFIG) config: Config,
  ) {
    this.https = config.https;
  }

  @Handle(operatorLogin)
  async login(
    @CallerOf() caller: Caller,
    @Input() input: InputOf<typeof operatorLogin>,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Headers('user-agent') agent = '',
  ) {
    const { token, value } = await this.logins.login(caller, input, agent);
    giveOperatorCookie(reply, token, this.https);
    return value;
  }

  @Handle(getOperatorSession)
  who(@CallerOf() caller: LoggedIn) {
    return this.logins.who(caller);
  }

  @Handle(operatorLogout)
  async logout(@CallerOf() caller: LoggedIn, @Res({ passthrough: true }) reply: FastifyReply) {
    await this.logins.logout(caller);
    takeOperatorCookie(reply, this.https);
    return {};
  }
}
