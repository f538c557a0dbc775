export class MailFailure extends Error {
  constructor(cause: unknown) {
    super('mail not sent', { cause });
  }
}

export interface Mail {
  /** A single address. */
  to: string;
  subject: string;
  text: string;
  html?: string;
}

export abstract class MailPort {
  /** Whether this installation sends mail at all. */
  abstract readonly enabled: boolean;

  /** Resolves once the mail server has accepted it. @throws MailFailure */
  abstract send(mail: Mail): Promise<void>;
}
