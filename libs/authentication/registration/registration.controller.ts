import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import type { CallContext } from '#libs/platform/http/call-context';
import type { Caller } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import {
  checkAffiliate,
  getRegistrationChecks,
  register,
  registerMobile,
} from '../common/registration.calls.js';
import { ClientContexts } from '../sessions/client-context.js';
import { AffiliateCheck } from './affiliate-check.js';
import { RegistrationService } from './registration.service.js';
import { RegistrationGate } from './registration-gate.js';

@Controller()
export class RegistrationController {
  constructor(
    private readonly registrations: RegistrationService,
    private readonly gate: RegistrationGate,
    private readonly affiliates: AffiliateCheck,
    private readonly clients: ClientContexts,
  ) {}

  @Handle(register)
  register(input: InputOf<typeof register>, caller: Caller, context: CallContext) {
    return this.registrations.register(this.clients.of(caller, context), 'username', input);
  }

  @Handle(registerMobile)
  registerMobile(input: InputOf<typeof registerMobile>, caller: Caller, context: CallContext) {
    return this.registrations.register(this.clients.of(caller, context), 'mobile', input);
  }

  @Handle(getRegistrationChecks)
  checks(_: unknown, caller: Caller) {
    return this.gate.checks(caller);
  }

  @Handle(checkAffiliate)
  async checkAffiliate(input: InputOf<typeof checkAffiliate>, caller: Caller) {
    return { valid: await this.affiliates.isValid(caller, input) };
  }
}
