import { EventEmitter, once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import type { SmsFailureReason } from '../delivery/sms-port.js';

const KEY = 'the-key-of-the-post';
const STATUSES: Record<SmsFailureReason, number> = {
  invalid_number: 400,
  unauthorised: 401,
  quota_exhausted: 402,
  unauthorised_domain: 403,
  service_disabled: 403,
  too_many_requests: 429,
  unknown: 500,
};
/** Shorter than a test's time limit, so that the wait itself reports what did not arrive. */
const TIMEOUT_MS = 30_000;

/** As the provider's protocol has it. */
interface SentSms {
  to: string;
  text: string;
  sender: string;
  reference: string;
  domain: string;
}

export interface TestMail {
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
}

/** An SMS service and a mail server for one spec, in its process. */
export class TestInbox {
  /** Everything that was accepted, the oldest first; a repeated reference counts once. */
  readonly sms: SentSms[] = [];
  readonly mails: TestMail[] = [];
  /** The reason to refuse every message, or `null` to accept. Any reason makes mails fail. */
  refusal: SmsFailureReason | null = null;
  /** How many mails were refused. */
  refusedMails = 0;
  private readonly arrivals = new EventEmitter().setMaxListeners(0);
  private readonly smsServer = http.createServer((request, reply) => {
    void text(request).then((body) => this.answer(request, body, reply));
  });
  private readonly mailServer = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    closeTimeout: 100,
    onAuth: ({ username, password }, _session, done) =>
      done(password === KEY ? null : new Error('wrong password'), { user: username }),
    onData: (stream, { envelope }, done) => {
      const to = envelope.rcptTo.map(({ address }) => address);
      this.takeMail(stream, to).then(() => done(), done);
    },
  });

  /** The environment of a program that is to send through this inbox. */
  get env() {
    return {
      SMS_URL: `http://127.0.0.1:${portOf(this.smsServer)}`,
      SMS_KEY: KEY,
      SMTP_URL: `smtp://mela:${KEY}@127.0.0.1:${portOf(this.mailServer.server)}`,
    };
  }

  async listen(): Promise<this> {
    await once(this.smsServer.listen(0, '127.0.0.1'), 'listening');
    await new Promise<void>((resolve) => this.mailServer.listen(0, '127.0.0.1', () => resolve()));
    return this;
  }

  /** Removes and returns the newest SMS or mail to a number or address, and waits if there is none. */
  async take(to: string): Promise<{ text: string }> {
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    for (;;) {
      const message = takeNewest(this.sms, to) ?? takeNewest(this.mails, to);
      if (message) return message;
      await once(this.arrivals, 'message', { signal: timeout }).catch(() => {
        throw new Error(`nothing came to ${to}`);
      });
    }
  }

  /** Waits until a mail was refused. */
  async refused(): Promise<void> {
    if (this.refusedMails === 0)
      await once(this.arrivals, 'refusal', { signal: AbortSignal.timeout(TIMEOUT_MS) });
  }

  /** The code in the message that `take` returns. */
  async takeCode(to: string): Promise<string> {
    const message = await this.take(to);
    const code = /\b\d{6}\b/.exec(message.text)?.[0];
    if (!code) throw new Error(`no code in: ${message.text}`);
    return code;
  }

  async close(): Promise<void> {
    this.smsServer.closeAllConnections();
    await new Promise((resolve) => this.smsServer.close(resolve));
    await new Promise<void>((resolve) => this.mailServer.close(() => resolve()));
  }

  private answer(request: http.IncomingMessage, body: string, reply: http.ServerResponse): void {
    const trusted = request.headers.authorization === `Bearer ${KEY}`;
    const reason = trusted ? this.refusal : 'unauthorised';
    if (reason) return void reply.writeHead(STATUSES[reason]).end(JSON.stringify({ error: reason }));
    const message = JSON.parse(body) as SentSms;
    if (!this.sms.some(({ reference }) => reference === message.reference)) this.sms.push(message);
    this.arrivals.emit('message');
    reply.writeHead(202).end(JSON.stringify({ id: message.reference, status: 'accepted' }));
  }

  private async takeMail(stream: SMTPServerDataStream, recipients: string[]): Promise<void> {
    const mail = await PostalMime.parse(await buffer(stream));
    if (this.refusal) {
      this.refusedMails++;
      this.arrivals.emit('refusal');
      throw new Error('refused');
    }
    const { from, subject = '', text: plain = '', html = '' } = mail;
    for (const to of recipients)
      this.mails.push({ to, from: from?.address ?? '', subject, text: plain, html });
    this.arrivals.emit('message');
  }
}

/** Close it at the end of the file. */
export const startTestInbox = () => new TestInbox().listen();

function takeNewest<Message extends { to: string }>(list: Message[], to: string): Message | undefined {
  const at = list.findLastIndex((message) => message.to === to);
  return at < 0 ? undefined : list.splice(at, 1)[0];
}

const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;
