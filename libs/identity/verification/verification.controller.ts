import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import { type BesideValue, PutBeside } from '#libs/platform/http/beside-value';
import { type Caller, CallerOf, Input } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { LanguageOf } from '#libs/site/index';
import {
  getBotChallenge,
  getCaptcha,
  sendLoginCode,
  sendRegisterCode,
} from '../common/verification.calls.js';
import { BotChecks } from './bot-checks.js';
import { CaptchaDesk } from './captcha-desk.js';
import { CodeDesk } from './code-desk.js';

@Controller()
export class VerificationController {
  constructor(
    private readonly codes: CodeDesk,
    private readonly captchas: CaptchaDesk,
    private readonly botChecks: BotChecks,
  ) {}

  @Handle(sendLoginCode)
  sendLoginCode(
    @CallerOf() { brand, address }: Caller,
    @LanguageOf() language: string,
    @Input() input: InputOf<typeof sendLoginCode>,
  ) {
    return this.codes.sendForLogin({ brand, address, language }, input);
  }

  @Handle(sendRegisterCode)
  sendRegisterCode(
    @CallerOf() { brand, address }: Caller,
    @LanguageOf() language: string,
    @Input() input: InputOf<typeof sendRegisterCode>,
  ) {
    return this.codes.sendForRegistration({ brand, address, language }, input);
  }

  @Handle(getBotChallenge)
  botChallenge(@CallerOf() { brand }: Caller) {
    return this.botChecks.challenge(brand);
  }

  @Handle(getCaptcha)
  async captcha(@CallerOf() caller: Caller, @PutBeside() putBeside: (fields: BesideValue) => void) {
    const { id, image } = await this.captchas.draw(caller);
    putBeside({ captchaId: id });
    return image;
  }
}
