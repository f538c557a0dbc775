import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import { CallerOf, Input, type LoggedIn } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { login, logout, resumeSession, sendStepUpCode, verifyLogin } from '../common/session.calls.js';
import { type Visit, VisitOf } from '../sessions/visit.js';
import { BotChecks } from '../verification/bot-checks.js';
import { LoginService } from './login.service.js';
import { PasswordLogin } from './password-login.js';
import { Resume } from './resume.js';
import { SmsLogin } from './sms-login.js';
import { StepUps } from './step-up.service.js';

@Controller()
export class LoginController {
  constructor(
    private readonly byPassword: PasswordLogin,
    private readonly bySms: SmsLogin,
    private readonly stepUps: StepUps,
    private readonly resumes: Resume,
    private readonly logins: LoginService,
    private readonly botChecks: BotChecks,
  ) {}

  @Handle(login)
  async login(@VisitOf() visit: Visit, @Input() input: InputOf<typeof login>) {
    if (input.botCheck !== undefined) await this.botChecks.require(visit.brand, input.botCheck);
    return (input.type === 'sms' ? this.bySms : this.byPassword).login(visit, input);
  }

  @Handle(sendStepUpCode)
  sendStepUpCode(@VisitOf() visit: Visit, @Input() input: InputOf<typeof sendStepUpCode>) {
    return this.stepUps.sendCode(visit, input);
  }

  @Handle(verifyLogin)
  verify(@VisitOf() visit: Visit, @Input() input: InputOf<typeof verifyLogin>) {
    return this.stepUps.verify(visit, input);
  }

  @Handle(resumeSession)
  resume(@VisitOf() visit: Visit, @Input() { site }: InputOf<typeof resumeSession>) {
    return this.resumes.resume(visit, site);
  }

  @Handle(logout)
  async logout(@CallerOf() caller: LoggedIn) {
    await this.logins.logout(caller);
    return {};
  }
}
