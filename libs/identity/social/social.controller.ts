import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import { Input } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import type { LanguageCode } from '#libs/site/common/locales';
import { LanguageOf } from '#libs/site/index';
import { socialLogin, startSocial } from '../common/social.calls.js';
import { type Visit, VisitOf } from '../sessions/visit.js';
import { SocialLogin } from './social-login.service.js';

@Controller()
export class SocialController {
  constructor(private readonly logins: SocialLogin) {}

  @Handle(startSocial)
  start(
    @VisitOf() visit: Visit,
    @Input() input: InputOf<typeof startSocial>,
    @LanguageOf() language: LanguageCode,
  ) {
    return this.logins.start(visit, input, language);
  }

  @Handle(socialLogin)
  login(@VisitOf() visit: Visit, @Input() input: InputOf<typeof socialLogin>) {
    return this.logins.login(visit, input);
  }
}
