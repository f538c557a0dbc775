import { Controller } from '@nestjs/common';
import type { LoggedIn } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { BrandRegistry } from '#libs/site/index';
import { getReferralCode } from './common/referral.calls.js';
import { Invitations } from './invitations.js';

@Controller()
export class ReferralController {
  constructor(
    private readonly brands: BrandRegistry,
    private readonly invitations: Invitations,
  ) {}

  @Handle(getReferralCode)
  async code(_: unknown, { brand, person }: LoggedIn) {
    const { code } = await this.invitations.own(brand, person);
    const { mainDomain } = this.brands.byId(brand).settings;
    return { code, url: new URL(`/register?referralCode=${code}`, mainDomain).href };
  }
}
