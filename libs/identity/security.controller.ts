import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import { CallerOf, Input, type LoggedIn } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { BrandRegistry } from '#libs/site/index';
import { getSecurity, setPaymentPassword } from './common/security.calls.js';
import { PaymentPasswords } from './payment-passwords.js';

@Controller()
export class SecurityController {
  constructor(
    private readonly paymentPasswords: PaymentPasswords,
    private readonly brands: BrandRegistry,
  ) {}

  @Handle(getSecurity)
  async security(@CallerOf() caller: LoggedIn) {
    const { minLength, maxLength } = this.brands.byId(caller.brand).settings.paymentPassword;
    return {
      hasPaymentPassword: await this.paymentPasswords.has(caller.person),
      paymentPasswordRule: { minLength, maxLength },
    };
  }

  @Handle(setPaymentPassword)
  async setPaymentPassword(@CallerOf() caller: LoggedIn, @Input() input: InputOf<typeof setPaymentPassword>) {
    await this.paymentPasswords.set(caller, input);
    return {};
  }
}
