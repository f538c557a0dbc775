import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import type { CallContext } from '#libs/platform/http/call-context';
import type { Caller, LoggedIn } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { BotChecks } from '#libs/verification/index';
import { login, logout, resumeSession, sendStepUpCode, verifyLogin } from '../common/session.calls.js';
import { ClientContexts } from '../sessions/client-context.js';
import { LoginService } from './login.service.js';
import { PasswordLogin } from './password-login.js';
import { RememberedLogin } from './remembered-login.js';
import { SmsLogin } from './sms-login.js';
import { StepUpService } from './step-up.service.js';

@Controller()
export class LoginController {
  constructor(
    private readonly byPassword: PasswordLogin,
    private readonly bySms: SmsLogin,
    private readonly stepUps: StepUpService,
    private readonly remembered: RememberedLogin,
    private readonly logins: LoginService,
    private readonly botChecks: BotChecks,
    private readonly clients: ClientContexts,
  ) {}

  @Handle(login)
  async login(input: InputOf<typeof login>, caller: Caller, context: CallContext) {
    if (input.botCheck !== undefined) await this.botChecks.require(caller.brand, input.botCheck);
    return (input.type === 'sms' ? this.bySms : this.byPassword).login(
      this.clients.of(caller, context),
      input,
    );
  }

  @Handle(sendStepUpCode)
  sendStepUpCode(input: InputOf<typeof sendStepUpCode>, caller: Caller, context: CallContext) {
    return this.stepUps.sendCode(this.clients.of(caller, context), input);
  }

  @Handle(verifyLogin)
  verify(input: InputOf<typeof verifyLogin>, caller: Caller, context: CallContext) {
    return this.stepUps.verify(this.clients.of(caller, context), input);
  }

  @Handle(resumeSession)
  resume({ site }: InputOf<typeof resumeSession>, caller: Caller, context: CallContext) {
    return this.remembered.login(this.clients.of(caller, context), site);
  }

  @Handle(logout)
  async logout(_: unknown, caller: LoggedIn) {
    await this.logins.logout(caller);
    return {};
  }
}
