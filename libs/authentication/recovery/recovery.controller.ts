import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import type { CallContext } from '#libs/platform/http/call-context';
import type { Caller } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { requestResetLink, resetByCode, resetByLink } from '../common/password.calls.js';
import { ClientContexts } from '../sessions/client-context.js';
import { MailRecovery } from './mail-recovery.js';
import { MobileRecovery } from './mobile-recovery.js';

@Controller()
export class RecoveryController {
  constructor(
    private readonly byMail: MailRecovery,
    private readonly byMobile: MobileRecovery,
    private readonly clients: ClientContexts,
  ) {}

  @Handle(requestResetLink)
  async requestLink(input: InputOf<typeof requestResetLink>, caller: Caller) {
    await this.byMail.request(caller, input);
    return {};
  }

  @Handle(resetByLink)
  async resetByLink(input: InputOf<typeof resetByLink>, caller: Caller) {
    await this.byMail.reset(caller, input);
    return {};
  }

  @Handle(resetByCode)
  resetByCode(input: InputOf<typeof resetByCode>, caller: Caller, context: CallContext) {
    return this.byMobile.reset(this.clients.of(caller, context), input);
  }
}
