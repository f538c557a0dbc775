import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { type Mail, MailFailure, MailPort } from './mail-port.js';

const PATIENCE_MS = 5000;

/** Hands mails to the mail server at `SMTP_URL`, encrypted wherever it offers that. */
@Injectable()
export class SmtpMail extends MailPort implements OnModuleDestroy {
  private readonly transport;

  constructor(@Inject(CONFIG) config: Config) {
    super();
    const { smtpUrl, MAIL_FROM: from } = config;
    const patience = {
      connectionTimeout: PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
    };
    this.transport = smtpUrl === null ? null : createTransport({ url: smtpUrl, ...patience }, { from });
  }

  override get enabled(): boolean {
    return this.transport !== null;
  }

  override async send({ to, ...content }: Mail): Promise<void> {
    if (!this.transport) throw new MailFailure('SMTP_URL is not set');
    try {
      // As text it would be read as a list of addresses.
      const recipient = { name: '', address: to };
      await this.transport.sendMail({
        ...content,
        to: recipient,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    } catch (error) {
      throw new MailFailure(error);
    }
  }

  onModuleDestroy(): void {
    this.transport?.close();
  }
}
