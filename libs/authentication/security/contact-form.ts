import { Injectable } from '@nestjs/common';
import { readMobile } from '#libs/members/common/mobile-number';
import { MailPort } from '#libs/platform/delivery/mail-port';
import { AppError, invalidInput } from '#libs/platform/http/app-error';
import { isModuleOn, SMS_VERIFICATION } from '#libs/site/common/modules';
import { siteErrors } from '#libs/site/common/site.errors';
import { BrandRegistry } from '#libs/site/index';
import { faultsOfEmail } from './email-address.js';

/** What a member typed as number and mail address. */
@Injectable()
export class ContactForm {
  constructor(
    private readonly brands: BrandRegistry,
    private readonly mail: MailPort,
  ) {}

  /** As E.164. @throws AppError 400 under the field, 422 where the brand sends no SMS */
  mobile(brand: string, field: string, text: string, dialingCode: string | undefined): string {
    const { whitelabel, identity } = this.brands.byId(brand).settings;
    if (!isModuleOn(whitelabel, SMS_VERIFICATION)) throw new AppError(siteErrors.error_not_enabled);
    const read = readMobile(text, dialingCode, identity.sms.dialingCodes);
    if ('fault' in read) throw invalidInput([{ field, code: read.fault, params: read.params }]);
    return read.mobile;
  }

  /** In NFC, in the letters that were typed. @throws AppError 400 under the field, 422 where the brand sends no mail */
  email(brand: string, field: string, text: string): string {
    const { settings } = this.brands.byId(brand);
    if (!this.mail.isEnabled(settings.merchantCode)) throw new AppError(siteErrors.error_not_enabled);
    const errors = faultsOfEmail(settings, field, text);
    if (errors.length > 0) throw invalidInput(errors);
    return text.normalize('NFC');
  }

  /** @throws AppError 400 where there is none */
  requireCode(code: string): void {
    if (code === '') throw invalidInput([{ field: 'verificationCode', code: 'field_required' }]);
  }
}
