import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { merchantConfig } from '../config/merchants.js';
import { type Mail, MailFailure, MailPort } from './mail-port.js';

const TIMEOUT_MS = 5000;

/** Sends mails to the server at `SMTP_URL`, encrypted wherever the server offers it. */
@Injectable()
export class SmtpMail extends MailPort implements OnModuleDestroy {
  /** By address, which may be one for several brands. */
  private readonly transports = new Map<string, Transporter>();

  constructor(@Inject(CONFIG) private readonly config: Config) {
    super();
  }

  override isEnabled(merchantCode: string): boolean {
    return merchantConfig(this.config, merchantCode).smtpUrl !== null;
  }

  override async send({ to, from, ...content }: Mail): Promise<void> {
    const { smtpUrl, MAIL_FROM } = merchantConfig(this.config, from.merchantCode);
    if (smtpUrl === null) throw new MailFailure('SMTP_URL is not set');
    try {
      // An object, because nodemailer would parse a string as a list of addresses.
      const recipient = { name: '', address: to };
      await this.transportTo(smtpUrl).sendMail({
        ...content,
        from: MAIL_FROM ?? { name: from.name, address: `no-reply@${from.domain}` },
        to: recipient,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    } catch (error) {
      throw new MailFailure(error);
    }
  }

  onModuleDestroy(): void {
    for (const transport of this.transports.values()) transport.close();
  }

  private transportTo(url: string): Transporter {
    const timeouts = {
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    };
    const transport = this.transports.get(url) ?? createTransport({ url, ...timeouts });
    this.transports.set(url, transport);
    return transport;
  }
}
