import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { MailFailure, MailPort } from '#libs/platform/delivery/mail-port';
import { SmsFailure, SmsPort } from '#libs/platform/delivery/sms-port';
import { AppError } from '#libs/platform/http/app-error';
import { LOGGER } from '#libs/platform/logging/logging.module';
import { findLanguage } from '#libs/site/common/locales';
import { type Brand, BrandRegistry, senderOf } from '#libs/site/index';
import { verificationErrors } from '../common/verification.errors.js';
import type { CodeRecipient } from './code-order.js';
import { smsErrorOf } from './code-refusals.js';
import { type CodeWords, mailText, smsText } from './code-text.js';

/** Writes the message with a code, and sends it. */
@Injectable()
export class CodeDelivery {
  constructor(
    private readonly brands: BrandRegistry,
    private readonly sms: SmsPort,
    private readonly mail: MailPort,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Resolves once the provider has taken it; under one `reference` a message arrives once.
   * @throws AppError 503 error_sms_* or error_mail_failed, 429, 400 for a number that does not exist, 500 for an
   * error that the provider does not explain
   */
  async send(to: CodeRecipient, reference: string, code: string): Promise<void> {
    const brand = this.brands.byId(to.brand);
    const { settings } = brand;
    const from = senderOf(brand);
    const words = wordsFor(to, settings, code);
    try {
      if (to.channel === 'mail') return await this.mail.send({ from, to: to.target, ...mailText(words) });
      const text = smsText({ ...words, host: from.domain });
      return await this.sms.send({ from, to: to.target, text, reference });
    } catch (error) {
      this.logger.warn({ err: error, reference, channel: to.channel }, 'code not sent');
      if (error instanceof MailFailure) throw new AppError(verificationErrors.error_mail_failed);
      if (!(error instanceof SmsFailure)) throw error;
      const { waitMinutes } = settings.identity.sms;
      throw smsErrorOf(error, { field: to.field ?? 'mobileNum', waitMinutes });
    }
  }
}

function wordsFor(to: CodeRecipient, settings: Brand['settings'], code: string): CodeWords {
  return {
    language: findLanguage(to.language) ?? settings.defaultLanguage,
    name: settings.name,
    code,
    minutes: settings.identity.sms.codeMinutes,
    known: to.known ?? true,
  };
}
