import { Controller, Headers } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import { type Caller, CallerOf, Input } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { BrandRegistry } from '#libs/site/index';
import { Invitations } from '../accounts/invitations.js';
import { checkAffiliate, register } from '../common/registration.calls.js';
import { RegistrationService } from './registration.service.js';

@Controller()
export class RegistrationController {
  constructor(
    private readonly registrations: RegistrationService,
    private readonly invitations: Invitations,
    private readonly brands: BrandRegistry,
  ) {}

  @Handle(register)
  register(
    @CallerOf() caller: Caller,
    @Input() input: InputOf<typeof register>,
    @Headers('user-agent') agent = '',
  ) {
    return this.registrations.register(caller, input, agent);
  }

  @Handle(checkAffiliate)
  async checkAffiliate(@CallerOf() { brand }: Caller, @Input() input: InputOf<typeof checkAffiliate>) {
    const elsewhere = input.domain && this.brands.byHost(input.domain)?.id !== brand;
    return { valid: !elsewhere && (await this.invitations.find(brand, input.code)) !== null };
  }
}
