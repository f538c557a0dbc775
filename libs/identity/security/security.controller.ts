import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import { CallerOf, Input, type LoggedIn } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import {
  getLogins,
  getSecurity,
  resetPaymentPassword,
  sendPaymentPasswordCode,
  setPaymentPassword,
  setRealName,
} from '../common/security.calls.js';
import { PaymentPasswordChange } from '../passwords/payment-password-change.js';
import { PaymentPasswordReset } from './payment-password-reset.js';
import { RealNames } from './real-names.js';
import { RecentLogins } from './recent-logins.js';
import { SecurityOverview } from './security-overview.js';

@Controller()
export class SecurityController {
  constructor(
    private readonly overview: SecurityOverview,
    private readonly paymentPasswords: PaymentPasswordChange,
    private readonly resets: PaymentPasswordReset,
    private readonly realNames: RealNames,
    private readonly recentLogins: RecentLogins,
  ) {}

  @Handle(getSecurity)
  security(@CallerOf() caller: LoggedIn) {
    return this.overview.of(caller);
  }

  @Handle(setPaymentPassword)
  async setPaymentPassword(@CallerOf() caller: LoggedIn, @Input() input: InputOf<typeof setPaymentPassword>) {
    await this.paymentPasswords.set(caller, input);
    return {};
  }

  @Handle(sendPaymentPasswordCode)
  sendPaymentPasswordCode(
    @CallerOf() caller: LoggedIn,
    @Input() input: InputOf<typeof sendPaymentPasswordCode>,
  ) {
    return this.resets.sendCode(caller, input);
  }

  @Handle(resetPaymentPassword)
  async resetPaymentPassword(
    @CallerOf() caller: LoggedIn,
    @Input() input: InputOf<typeof resetPaymentPassword>,
  ) {
    await this.resets.reset(caller, input);
    return {};
  }

  @Handle(setRealName)
  async setRealName(@CallerOf() caller: LoggedIn, @Input() input: InputOf<typeof setRealName>) {
    await this.realNames.give(caller, input);
    return {};
  }

  @Handle(getLogins)
  logins(@CallerOf() caller: LoggedIn) {
    return this.recentLogins.of(caller);
  }
}
