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
import { AskerOf, type CodeAsker } from './code-asker.js';
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
    @AskerOf() asker: CodeAsker,
    @LanguageOf() language: string,
    @Input() input: InputOf<typeof sendLoginCode>,
  ) {
    return this.codes.sendForLogin({ brand, address, asker, language }, input);
  }

  @Handle(sendRegisterCode)
  sendRegisterCode(
    @CallerOf() { brand, address }: Caller,
    @AskerOf() asker: CodeAsker,
    @LanguageOf() language: string,
    @Input() input: InputOf<typeof sendRegisterCode>,
  ) {
    return this.codes.sendForRegistration({ brand, address, asker, language }, input);
  }

  /** Comes before a code is asked for, so that the asker is known by then: hence the cookie. */
  @Handle(getBotChallenge)
  botChallenge(@CallerOf() { brand }: Caller, @AskerOf() _asker: CodeAsker) {
    return this.botChecks.challenge(brand);
  }

  @Handle(getCaptcha)
  async captcha(@CallerOf() caller: Caller, @PutBeside() putBeside: (fields: BesideValue) => void) {
    const { id, image } = await this.captchas.draw(caller);
    putBeside({ captchaId: id });
    return image;
  }
}
