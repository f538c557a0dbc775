import type { Sender } from './sender.js';

export class MailFailure extends Error {
  constructor(cause: unknown) {
    super('mail not sent', { cause });
  }
}

export interface Mail {
  from: Sender;
  /** A single address. */
  to: string;
  subject: string;
  text: string;
  html?: string;
}

export abstract class MailPort {
  /** Whether mail is sent for the brand with this merchant code. */
  abstract isEnabled(merchantCode: string): boolean;

  /** Resolves once the mail server has accepted it. @throws MailFailure */
  abstract send(mail: Mail): Promise<void>;
}
