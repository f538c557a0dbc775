import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import type { LoggedIn } from '#libs/platform/http/caller';
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
import { PaymentPasswordReset } from '../passwords/payment-password-reset.js';
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
  security(_: unknown, caller: LoggedIn) {
    return this.overview.of(caller);
  }

  @Handle(setPaymentPassword)
  async setPaymentPassword(input: InputOf<typeof setPaymentPassword>, caller: LoggedIn) {
    await this.paymentPasswords.set(caller, input);
    return {};
  }

  @Handle(sendPaymentPasswordCode)
  sendPaymentPasswordCode(input: InputOf<typeof sendPaymentPasswordCode>, caller: LoggedIn) {
    return this.resets.sendCode(caller, input);
  }

  @Handle(resetPaymentPassword)
  async resetPaymentPassword(input: InputOf<typeof resetPaymentPassword>, caller: LoggedIn) {
    await this.resets.reset(caller, input);
    return {};
  }

  @Handle(setRealName)
  async setRealName(input: InputOf<typeof setRealName>, caller: LoggedIn) {
    await this.realNames.set(caller, input);
    return {};
  }

  @Handle(getLogins)
  logins(_: unknown, caller: LoggedIn) {
    return this.recentLogins.of(caller);
  }
}
