import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import type { LoggedIn } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import {
  cancelFactorReset,
  confirmTotp,
  removeTotp,
  renewRecoveryCodes,
  startTotp,
} from '../common/security.calls.js';
import { AuthenticatorSetup } from './authenticator-setup.js';
import { FactorResets } from './factor-resets.service.js';
import { RecoveryCodeRenewal } from './recovery-code-renewal.js';

@Controller()
export class AuthenticatorController {
  constructor(
    private readonly setup: AuthenticatorSetup,
    private readonly renewal: RecoveryCodeRenewal,
    private readonly resets: FactorResets,
  ) {}

  @Handle(startTotp)
  start(input: InputOf<typeof startTotp>, caller: LoggedIn) {
    return this.setup.start(caller, input);
  }

  @Handle(confirmTotp)
  confirm(input: InputOf<typeof confirmTotp>, caller: LoggedIn) {
    return this.setup.confirm(caller, input);
  }

  @Handle(removeTotp)
  async remove(input: InputOf<typeof removeTotp>, caller: LoggedIn) {
    await this.setup.remove(caller, input);
    return {};
  }

  @Handle(renewRecoveryCodes)
  renewCodes(input: InputOf<typeof renewRecoveryCodes>, caller: LoggedIn) {
    return this.renewal.renew(caller, input);
  }

  @Handle(cancelFactorReset)
  async cancelReset(_: unknown, caller: LoggedIn) {
    await this.resets.cancel(caller);
    return {};
  }
}
