import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import type { CallContext } from '#libs/platform/http/call-context';
import type { Caller } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { SiteService } from '#libs/site/index';
import { BotChecks } from './bot-checks/bot-checks.js';
import { CaptchaService } from './captchas/captcha.service.js';
import { type CodeRequestContext, CodeRequestService } from './codes/code-request.service.js';
import { RequesterCookie } from './codes/requester-cookie.js';
import { getBotChallenge, getCaptcha, sendLoginCode, sendRegisterCode } from './common/verification.calls.js';

@Controller()
export class VerificationController {
  constructor(
    private readonly codes: CodeRequestService,
    private readonly captchas: CaptchaService,
    private readonly botChecks: BotChecks,
    private readonly requesters: RequesterCookie,
    private readonly site: SiteService,
  ) {}

  @Handle(sendLoginCode)
  sendLoginCode(input: InputOf<typeof sendLoginCode>, caller: Caller, context: CallContext) {
    return this.codes.sendForLogin(this.requesterOf(caller, context), input);
  }

  @Handle(sendRegisterCode)
  sendRegisterCode(input: InputOf<typeof sendRegisterCode>, caller: Caller, context: CallContext) {
    return this.codes.sendForRegistration(this.requesterOf(caller, context), input);
  }

  /** Sets the requester's cookie, since a browser fetches a challenge before it asks for a code. */
  @Handle(getBotChallenge)
  botChallenge(_: unknown, caller: Caller, context: CallContext) {
    this.requesters.readOrSet(caller, context);
    return this.botChecks.challenge(caller.brand);
  }

  @Handle(getCaptcha)
  async captcha(_: unknown, caller: Caller, context: CallContext) {
    const { id, image } = await this.captchas.draw(caller);
    context.addToEnvelope({ captchaId: id });
    return image;
  }

  private requesterOf(caller: Caller, context: CallContext): CodeRequestContext {
    const { brand, address } = caller;
    const requester = this.requesters.readOrSet(caller, context);
    return { brand, address, requester, language: this.site.languageOf(caller, context) };
  }
}
