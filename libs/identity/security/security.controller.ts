import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import { CallerOf, Input, type LoggedIn } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { getSecurity, setPaymentPassword } from '../common/security.calls.js';
import { PaymentPasswords } from '../passwords/payment-passwords.js';
import { SecurityOverview } from './security-overview.js';

@Controller()
export class SecurityController {
  constructor(
    private readonly overview: SecurityOverview,
    private readonly paymentPasswords: PaymentPasswords,
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
}
