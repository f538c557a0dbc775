import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import type { CallContext } from '#libs/platform/http/call-context';
import type { LoggedIn } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { linkSocial, startSocialLink, unlinkSocial } from '../common/social-link.calls.js';
import { ClientContexts } from '../sessions/client-context.js';
import { SocialLinks } from './social-links.service.js';

@Controller()
export class SocialLinkController {
  constructor(
    private readonly links: SocialLinks,
    private readonly clients: ClientContexts,
  ) {}

  @Handle(startSocialLink)
  start(input: InputOf<typeof startSocialLink>, caller: LoggedIn, context: CallContext) {
    return this.links.start(caller, input, this.clients.of(caller, context).language);
  }

  @Handle(linkSocial)
  async link(input: InputOf<typeof linkSocial>, caller: LoggedIn) {
    await this.links.finish(caller, input);
    return {};
  }

  @Handle(unlinkSocial)
  async unlink(input: InputOf<typeof unlinkSocial>, caller: LoggedIn) {
    await this.links.remove(caller, input);
    return {};
  }
}
