import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import { type Caller, CallerOf, Input } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { requestResetLink, resetByLink } from '../common/password.calls.js';
import { MailRecovery } from './mail-recovery.js';

@Controller()
export class RecoveryController {
  constructor(private readonly byMail: MailRecovery) {}

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
}
