import { Injectable } from '@nestjs/common';
import { Invitations } from '#libs/members/index';
import type { InputOf } from '#libs/platform/common/call';
import type { Caller } from '#libs/platform/http/caller';
import { AFFILIATE, isModuleOn } from '#libs/site/common/modules';
import { BrandRegistry } from '#libs/site/index';
import type { checkAffiliate } from '../common/registration.calls.js';
import { RegistrationGate } from './registration-gate.js';

/** Tells whether an account may open under a code, a limited number of times a minute, so that codes cannot be tried out. */
@Injectable()
export class AffiliateCheck {
  constructor(
    private readonly gate: RegistrationGate,
    private readonly brands: BrandRegistry,
    private readonly invitations: Invitations,
  ) {}

  /** Whether the code is valid, at the brand of `domain` if one is given. @throws AppError 429 with `Retry-After` */
  async isValid(caller: Caller, { code, domain }: InputOf<typeof checkAffiliate>): Promise<boolean> {
    await this.gate.askForInvitation(caller);
    const { id, settings } = this.brands.byId(caller.brand);
    if (!isModuleOn(settings.whitelabel, AFFILIATE)) return false;
    if (domain && this.brands.byHost(domain)?.id !== id) return false;
    return (await this.invitations.find(id, code)) !== null;
  }
}
