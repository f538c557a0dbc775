import { Injectable } from '@nestjs/common';
import { Member, Members } from '#libs/members/index';
import type { ValueOf } from '#libs/platform/common/call';
import { Database } from '#libs/platform/database/database';
import type { LoggedIn } from '#libs/platform/http/caller';
import { BrandRegistry } from '#libs/site/index';
import type { getSecurity } from '../common/security.calls.js';
import { PaymentPasswords } from '../passwords/payment-passwords.js';
import { Authenticators } from '../second-factor/authenticators.js';
import { FactorResetQueries } from '../second-factor/factor-reset-queries.js';
import { RecoveryCodes } from '../second-factor/recovery-codes.js';
import { SocialLinks } from '../social/social-links.service.js';
import { maskedEmail, maskedMobile } from './masked.js';

/** What protects an account, as its owner sees it. */
@Injectable()
export class SecurityOverview {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
    private readonly members: Members,
    private readonly paymentPasswords: PaymentPasswords,
    private readonly authenticators: Authenticators,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly resets: FactorResetQueries,
    private readonly socialLinks: SocialLinks,
  ) {}

  async of(caller: LoggedIn): Promise<ValueOf<typeof getSecurity>> {
    const member = await this.database.manager.findOneByOrFail(Member, { id: caller.person });
    const { minLength, maxLength } = this.brands.byId(caller.brand).settings.paymentPassword;
    const { mobile, email } = member;
    return {
      hasPassword: member.passwordHash !== null,
      passwordChangedAt: member.passwordChangedAt?.toISOString() ?? null,
      hasPaymentPassword: await this.paymentPasswords.has(caller.person),
      paymentPasswordRule: { minLength, maxLength },
      mobile: mobile ? { masked: maskedMobile(mobile), verified: member.mobileVerifiedAt !== null } : null,
      email: email ? { masked: maskedEmail(email), verified: member.emailVerifiedAt !== null } : null,
      realName: this.members.realNameOf(member),
      socialLogins: await this.socialLoginsOf(member),
      totp: await this.totpOf(caller.person),
      factorResetDueAt: (await this.resets.dueFor(caller.person))?.toISOString() ?? null,
      withdrawalsWaitUntil: member.withdrawalsWaitUntil?.toISOString() ?? null,
    };
  }

  private async socialLoginsOf(member: Member) {
    const links = await this.socialLinks.of(member);
    return links.map((link) => ({ ...link, linkedAt: link.linkedAt.toISOString() }));
  }

  private async totpOf(member: string) {
    const active = await this.authenticators.isActive(member);
    return { active, recoveryCodesLeft: await this.recoveryCodes.left(member) };
  }
}
