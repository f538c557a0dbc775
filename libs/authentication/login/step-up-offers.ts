import { Injectable } from '@nestjs/common';
import { type Member, Members } from '#libs/members/index';
import { MailPort } from '#libs/platform/delivery/mail-port';
import { isModuleOn, SMS_VERIFICATION } from '#libs/site/common/modules';
import { BrandRegistry } from '#libs/site/index';
import type { StepUpValue } from '../common/session.calls.js';
import { maskedEmail, maskedMobile } from '../security/masked.js';

/** One way to pass a step-up; `target` is the masked mobile number or mail address that a code is sent to. */
export type StepUpOffer = StepUpValue['methods'][number];

/** How a member without an authenticator can pass a step-up. */
@Injectable()
export class StepUpOffers {
  constructor(
    private readonly brands: BrandRegistry,
    private readonly members: Members,
    private readonly mail: MailPort,
  ) {}

  /** The strongest one that the member has set up, or `null`. Nothing weaker is offered beside it. */
  strongest(member: Member): StepUpOffer | null {
    const { whitelabel, merchantCode } = this.brands.byId(member.brand).settings;
    if (isModuleOn(whitelabel, SMS_VERIFICATION) && member.mobile && member.mobileVerifiedAt)
      return { method: 'mobile', target: maskedMobile(member.mobile) };
    if (this.mail.isEnabled(merchantCode) && member.email && member.emailVerifiedAt)
      return { method: 'email', target: maskedEmail(member.email) };
    return this.members.realNameOf(member) === null ? null : { method: 'bank-name', target: null };
  }
}
