import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import { CallerOf, Input, type LoggedIn } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import {
  cancelFactorReset,
  confirmTotp,
  removeTotp,
  renewRecoveryCodes,
  startTotp,
} from '../common/security.calls.js';
import { FactorResets } from '../second-factor/factor-resets.service.js';
import { AuthenticatorSetup } from './authenticator-setup.js';
import { RecoveryCodeRenewal } from './recovery-code-renewal.js';

@Controller()
export class AuthenticatorController {
  constructor(
    private readonly setup: AuthenticatorSetup,
    private readonly renewal: RecoveryCodeRenewal,
    private readonly resets: FactorResets,
  ) {}

  @Handle(startTotp)
  start(@CallerOf() caller: LoggedIn, @Input() input: InputOf<typeof startTotp>) {
    return this.setup.start(caller, input);
  }

  @Handle(confirmTotp)
  confirm(@CallerOf() caller: LoggedIn, @Input() input: InputOf<typeof confirmTotp>) {
    return this.setup.confirm(caller, input);
  }

  @Handle(removeTotp)
  async remove(@CallerOf() caller: LoggedIn, @Input() input: InputOf<typeof removeTotp>) {
    await this.setup.remove(caller, input);
    return {};
  }

  @Handle(renewRecoveryCodes)
  renewCodes(@CallerOf() caller: LoggedIn, @Input() input: InputOf<typeof renewRecoveryCodes>) {
    return this.renewal.renew(caller, input);
  }

  @Handle(cancelFactorReset)
  async cancelReset(@CallerOf() caller: LoggedIn) {
    await this.resets.cancel(caller);
    return {};
  }
}
