import { Controller, Headers } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import { type Caller, CallerOf, Input, type LoggedIn } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { BrandRegistry } from '#libs/site/index';
import { checkAffiliate, login, logout, register, setLanguage } from './common/identity.calls.js';
import { Invitations } from './invitations.js';
import { LoginService } from './login.service.js';
import { Members } from './members.service.js';
import { RegistrationService } from './registration.service.js';

@Controller()
export class IdentityController {
  constructor(
    private readonly logins: LoginService,
    private readonly registrations: RegistrationService,
    private readonly members: Members,
    private readonly invitations: Invitations,
    private readonly brands: BrandRegistry,
  ) {}

  @Handle(login)
  login(
    @CallerOf() caller: Caller,
    @Input() input: InputOf<typeof login>,
    @Headers('user-agent') agent = '',
  ) {
    return this.logins.login(caller, input, agent);
  }

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

  @Handle(logout)
  async logout(@CallerOf() caller: LoggedIn) {
    await this.logins.logout(caller);
    return {};
  }

  @Handle(setLanguage)
  async setLanguage(@CallerOf() caller: Caller, @Input() input: InputOf<typeof setLanguage>) {
    await this.members.setLanguage(caller, input.language);
    return {};
  }
}
