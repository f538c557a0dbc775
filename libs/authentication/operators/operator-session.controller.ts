import { Controller, Inject } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import type { Config } from '#libs/platform/config/config';
import { CONFIG } from '#libs/platform/config/config.module';
import type { CallContext } from '#libs/platform/http/call-context';
import type { Caller, OperatorCaller } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import {
  elevateOperatorSession,
  getOperatorSession,
  operatorLogin,
  operatorLogout,
} from '../common/operator.calls.js';
import { browserOf, setBrowserCookie } from './operator-browser.js';
import { clearOperatorCookie, setOperatorCookie } from './operator-cookie.js';
import { OperatorElevation } from './operator-elevation.js';
import { OperatorLogin } from './operator-login.service.js';

@Controller()
export class OperatorSessionController {
  private readonly https: boolean;

  constructor(
    private readonly logins: OperatorLogin,
    private readonly elevation: OperatorElevation,
    @Inject(CONFIG) config: Config,
  ) {
    this.https = config.https;
  }

  @Handle(operatorLogin)
  async login(input: InputOf<typeof operatorLogin>, caller: Caller, { headers, reply }: CallContext) {
    const browser = browserOf(headers.cookie, this.https);
    const from = { userAgent: headers['user-agent'] ?? '', browser };
    const { token, value } = await this.logins.login(caller, input, from);
    setOperatorCookie(reply, token, this.https);
    setBrowserCookie(reply, browser, this.https);
    return value;
  }

  @Handle(getOperatorSession)
  who(_: unknown, operator: OperatorCaller) {
    return this.logins.valueOf(operator);
  }

  @Handle(elevateOperatorSession)
  async elevate({ code }: InputOf<typeof elevateOperatorSession>, operator: OperatorCaller) {
    return { elevatedUntil: (await this.elevation.elevate(operator, code)).toISOString() };
  }

  @Handle(operatorLogout)
  async logout(_: unknown, operator: OperatorCaller, { reply }: CallContext) {
    await this.logins.logout(operator);
    clearOperatorCookie(reply, this.https);
    return {};
  }
}
