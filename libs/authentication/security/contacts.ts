import { Injectable } from '@nestjs/common';
import { memberUpdated } from '#libs/members/common/member.events';
import { membersErrors } from '#libs/members/common/members.errors';
import { Member, ownAuditEntry } from '#libs/members/index';
import { Notifications } from '#libs/notifications/index';
import { Audit } from '#libs/platform/audit/audit';
import { Clock } from '#libs/platform/clock/clock';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { Database, sqlState } from '#libs/platform/database/database';
import { Events } from '#libs/platform/events/events';
import { AppError } from '#libs/platform/http/app-error';
import type { LoggedIn } from '#libs/platform/http/caller';
import { BrandRegistry } from '#libs/site/index';
import { OneTimeCodes } from '#libs/verification/index';
import type { sendContactCode, setEmail, setMobile } from '../common/security.calls.js';
import { CurrentPassword } from '../passwords/current-password.js';
import { ResetLinks } from '../recovery/reset-links.js';
import { ProtectedActs } from '../second-factor/protected-acts.js';
import { ContactForm } from './contact-form.js';
import { maskedEmail, maskedMobile } from './masked.js';

const UNIQUE_VIOLATION = '23505';

/** Sets number and mail address of a member, each proved by a code that this member asked for. */
@Injectable()
export class Contacts {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly events: Events,
    private readonly brands: BrandRegistry,
    private readonly acts: ProtectedActs,
    private readonly form: ContactForm,
    private readonly codes: OneTimeCodes,
    private readonly current: CurrentPassword,
    private readonly notifications: Notifications,
    private readonly links: ResetLinks,
  ) {}

  /**
   * Nothing tells here whether another account has the number: `setMobile` does, to somebody with the code. The code counts as a
   * stranger's, since the number or mail address is not proved to be the member's own yet.
   * @throws AppError 400 under the field, 422 where the brand sends no SMS or no mail, 429 and 503 of the sending
   */
  async sendCode(
    caller: LoggedIn,
    { channel, target, countryDialingCode }: InputOf<typeof sendContactCode>,
  ): Promise<ValueOf<typeof sendContactCode>> {
    const { brand, address } = caller;
    const proof =
      channel === 'mobile'
        ? { channel: 'sms' as const, target: this.form.mobile(brand, 'target', target, countryDialingCode) }
        : { channel: 'mail' as const, target: this.form.email(brand, 'target', target).toLowerCase() };
    const { language } = await this.memberOf(caller);
    return this.codes.send({
      brand,
      ...proof,
      purpose: purposeOf(caller),
      address,
      language: language ?? this.brands.byId(brand).settings.defaultLanguage,
      field: 'target',
    });
  }

  /** @throws AppError 400 per field; 409 for a number of another account; 422, 423 and 429 for password and codes */
  async setMobile(caller: LoggedIn, input: InputOf<typeof setMobile>): Promise<void> {
    const { brand } = caller;
    const mobile = this.form.mobile(brand, 'mobileNum', input.mobileNum, input.countryDialingCode);
    this.form.requireCode(input.verificationCode);
    await this.current.require(caller, input.password);
    const proof = { purpose: purposeOf(caller), target: mobile, code: input.verificationCode };
    await this.acts.run(caller, input.factorCode, {
      spendCode: () => this.codes.spend({ brand, channel: 'sms', ...proof }),
      change: (before) => this.changeMobile(caller, before, mobile),
    });
  }

  private async changeMobile(caller: LoggedIn, before: Member, mobile: string): Promise<void> {
    await this.writeMobile(caller.person, mobile);
    if (before.mobile !== mobile) {
      await this.notifications.enqueue(before, 'mobile-changed', 'sms');
      await this.notifications.enqueue(before, 'mobile-set', 'mail');
    }
    await this.record(caller, 'mobile', before.mobile && maskedMobile(before.mobile), maskedMobile(mobile));
  }

  /** @throws AppError 400 per field; 422, 423 and 429 for password and codes */
  async setEmail(caller: LoggedIn, input: InputOf<typeof setEmail>): Promise<void> {
    const { brand } = caller;
    const email = this.form.email(brand, 'email', input.email);
    this.form.requireCode(input.verificationCode);
    await this.current.require(caller, input.password);
    const proof = { purpose: purposeOf(caller), target: email.toLowerCase(), code: input.verificationCode };
    await this.acts.run(caller, input.factorCode, {
      spendCode: () => this.codes.spend({ brand, channel: 'mail', ...proof }),
      change: (before) => this.changeEmail(caller, before, email),
    });
  }

  private async changeEmail(caller: LoggedIn, before: Member, email: string): Promise<void> {
    const { person } = caller;
    const emailVerifiedAt = this.clock.now();
    await this.database.manager.update(Member, { id: person }, { email, emailVerifiedAt });
    // What was mailed to the old address opens nothing any more.
    await this.links.endAll(person);
    if (before.email?.toLowerCase() !== email.toLowerCase()) {
      await this.notifications.enqueue(before, 'email-changed', 'mail');
      await this.notifications.enqueue(before, 'email-set', 'sms');
    }
    await this.record(caller, 'email', before.email && maskedEmail(before.email), maskedEmail(email));
  }

  private async writeMobile(id: string, mobile: string): Promise<void> {
    try {
      await this.database.manager.update(Member, { id }, { mobile, mobileVerifiedAt: this.clock.now() });
    } catch (error) {
      if (sqlState(error) === UNIQUE_VIOLATION) throw new AppError(membersErrors.error_mobile_taken);
      throw error;
    }
  }

  private async record(
    caller: LoggedIn,
    changed: 'mobile' | 'email',
    before: string | null,
    after: string,
  ): Promise<void> {
    await this.events.append(memberUpdated, caller.person, caller.brand, { changed });
    await this.audit.record({ ...ownAuditEntry(caller, `${changed}.changed`), before, after });
  }

  private memberOf({ person }: LoggedIn): Promise<Member> {
    return this.database.manager.findOneByOrFail(Member, { id: person });
  }
}

/** A code that another member asked for is not accepted. */
const purposeOf = ({ person }: LoggedIn) => `contact ${person}`;
