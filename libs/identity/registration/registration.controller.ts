import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import { type Caller, CallerOf, Input } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import {
  checkAffiliate,
  getRegistrationChecks,
  register,
  registerMobile,
} from '../common/registration.calls.js';
import { type Visit, VisitOf } from '../sessions/visit.js';
import { AffiliateCheck } from './affiliate-check.js';
import { RegistrationService } from './registration.service.js';
import { RegistrationGate } from './registration-gate.js';

@Controller()
export class RegistrationController {
  constructor(
    private readonly registrations: RegistrationService,
    private readonly gate: RegistrationGate,
    private readonly affiliates: AffiliateCheck,
  ) {}

  @Handle(register)
  register(@VisitOf() visit: Visit, @Input() input: InputOf<typeof register>) {
    return this.registrations.register(visit, 'username', input);
  }

  @Handle(registerMobile)
  registerMobile(@VisitOf() visit: Visit, @Input() input: InputOf<typeof registerMobile>) {
    return this.registrations.register(visit, 'mobile', input);
  }

  @Handle(getRegistrationChecks)
  checks(@CallerOf() caller: Caller) {
    return this.gate.checks(caller);
  }

  @Handle(checkAffiliate)
  async checkAffiliate(@CallerOf() caller: Caller, @Input() input: InputOf<typeof checkAffiliate>) {
    return { valid: await this.affiliates.isValid(caller, input) };
  }
}
