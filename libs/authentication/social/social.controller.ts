import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import type { CallContext } from '#libs/platform/http/call-context';
import type { Caller } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { socialLogin, startSocial } from '../common/social.calls.js';
import { ClientContexts } from '../sessions/client-context.js';
import { SocialLogin } from './social-login.service.js';

@Controller()
export class SocialController {
  constructor(
    private readonly logins: SocialLogin,
    private readonly clients: ClientContexts,
  ) {}

  @Handle(startSocial)
  start(input: InputOf<typeof startSocial>, caller: Caller, context: CallContext) {
    return this.logins.start(this.clients.of(caller, context), input);
  }

  @Handle(socialLogin)
  login(input: InputOf<typeof socialLogin>, caller: Caller, context: CallContext) {
    return this.logins.login(this.clients.of(caller, context), input);
  }
}
