import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { type Mail, MailFailure, MailPort } from './mail-port.js';

const TIMEOUT_MS = 5000;

/** Sends mails to the server at `SMTP_URL`, encrypted wherever the server offers it. */
@Injectable()
export class SmtpMail extends MailPort implements OnModuleDestroy {
  private readonly transport;

  constructor(@Inject(CONFIG) config: Config) {
    super();
    const { smtpUrl, MAIL_FROM: from } = config;
    const timeouts = {
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    };
    this.transport = smtpUrl === null ? null : createTransport({ url: smtpUrl, ...timeouts }, { from });
  }

  override get enabled(): boolean {
    return this.transport !== null;
  }

  override async send({ to, ...content }: Mail): Promise<void> {
    if (!this.transport) throw new MailFailure('SMTP_URL is not set');
    try {
      // An object, because nodemailer would parse a string as a list of addresses.
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
