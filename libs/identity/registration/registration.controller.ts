import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import { type Caller, CallerOf, Input } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { BrandRegistry } from '#libs/site/index';
import { Invitations } from '../accounts/invitations.js';
import { checkAffiliate, register } from '../common/registration.calls.js';
import { type Visit, VisitOf } from '../sessions/visit.js';
import { RegistrationService } from './registration.service.js';

@Controller()
export class RegistrationController {
  constructor(
    private readonly registrations: RegistrationService,
    private readonly invitations: Invitations,
    private readonly brands: BrandRegistry,
  ) {}

  @Handle(register)
  register(@VisitOf() visit: Visit, @Input() input: InputOf<typeof register>) {
    return this.registrations.register(visit, input);
  }

  @Handle(checkAffiliate)
  async checkAffiliate(@CallerOf() { brand }: Caller, @Input() input: InputOf<typeof checkAffiliate>) {
    const elsewhere = input.domain && this.brands.byHost(input.domain)?.id !== brand;
    return { valid: !elsewhere && (await this.invitations.find(brand, input.code)) !== null };
  }
}
