import { Injectable } from '@nestjs/common';
import { MailPort } from '#libs/platform/post/mail-port';
import { isModuleOn, SMS_VERIFICATION } from '#libs/site/common/modules';
import { BrandRegistry } from '#libs/site/index';
import type { Member } from '../accounts/member.entity.js';
import { Members } from '../accounts/members.service.js';
import type { StepUpValue } from '../common/session.calls.js';
import { Authenticators } from '../security/authenticators.js';
import { maskedEmail, maskedMobile } from '../security/masked.js';

type Offer = StepUpValue['methods'][number];

/** By what a member may prove who it is beyond the password. */
@Injectable()
export class StepUpOffers {
  constructor(
    private readonly brands: BrandRegistry,
    private readonly members: Members,
    private readonly authenticators: Authenticators,
    private readonly mail: MailPort,
  ) {}

  /** In the order in which they are offered, with the masked target of a code. */
  async of(member: Member): Promise<Offer[]> {
    const offers: Offer[] = [];
    if (await this.authenticators.isActive(member.id)) offers.push({ method: 'totp', target: null });
    const { whitelabel } = this.brands.byId(member.brand).settings;
    if (isModuleOn(whitelabel, SMS_VERIFICATION) && member.mobile && member.mobileVerifiedAt)
      offers.push({ method: 'mobile', target: maskedMobile(member.mobile) });
    if (this.mail.enabled && member.email && member.emailVerifiedAt)
      offers.push({ method: 'email', target: maskedEmail(member.email) });
    if (this.members.realNameOf(member) !== null) offers.push({ method: 'bank-name', target: null });
    return offers;
  }
}
