import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import { type Caller, CallerOf, Input } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { requestResetLink, resetByCode, resetByLink } from '../common/password.calls.js';
import { type Visit, VisitOf } from '../sessions/visit.js';
import { MailRecovery } from './mail-recovery.js';
import { MobileRecovery } from './mobile-recovery.js';

@Controller()
export class RecoveryController {
  constructor(
    private readonly byMail: MailRecovery,
    private readonly byMobile: MobileRecovery,
  ) {}

  @Handle(requestResetLink)
  async requestLink(@CallerOf() caller: Caller, @Input() input: InputOf<typeof requestResetLink>) {
    await this.byMail.request(caller, input);
    return {};
  }

  @Handle(resetByLink)
  async resetByLink(@CallerOf() caller: Caller, @Input() input: InputOf<typeof resetByLink>) {
    await this.byMail.reset(caller, input);
    return {};
  }

  @Handle(resetByCode)
  resetByCode(@VisitOf() visit: Visit, @Input() input: InputOf<typeof resetByCode>) {
    return this.byMobile.reset(visit, input);
  }
}
