import { EventEmitter, once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import type { Sms, SmsFault } from '../post/sms-port.js';

const KEY = 'the-key-of-the-post';
const STATUSES: Record<SmsFault, number> = {
  invalid_number: 400,
  unauthorised: 401,
  quota_exhausted: 402,
  unauthorised_domain: 403,
  service_disabled: 403,
  too_many_requests: 429,
  unknown: 500,
};
/** Within the time limit of a test, so that the wait itself says what did not come. */
const PATIENCE_MS = 10_000;

export interface TestMail {
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
}

/** An SMS service and a mail server of a spec's own, in its process. */
export class TestPost {
  /** Everything that was taken, the oldest first; a reference that came again counts once. */
  readonly sms: Sms[] = [];
  readonly mails: TestMail[] = [];
  /** What every message is refused with, until `null`. For mails any fault is a refusal. */
  refusal: SmsFault | null = null;
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

  /** What a program has to be started with to send by it. */
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

  /** Takes the newest SMS or mail to a number or address out of the lists, and waits for it where there is none. */
  async take(to: string): Promise<{ text: string }> {
    const patience = AbortSignal.timeout(PATIENCE_MS);
    for (;;) {
      const message = takeNewest(this.sms, to) ?? takeNewest(this.mails, to);
      if (message) return message;
      await once(this.arrivals, 'message', { signal: patience }).catch(() => {
        throw new Error(`nothing came to ${to}`);
      });
    }
  }

  /** Waits until a mail was refused. */
  async refused(): Promise<void> {
    if (this.refusedMails === 0)
      await once(this.arrivals, 'refusal', { signal: AbortSignal.timeout(PATIENCE_MS) });
  }

  /** The code in the message that `take` gives. */
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
    const fault = trusted ? this.refusal : 'unauthorised';
    if (fault) return void reply.writeHead(STATUSES[fault]).end(JSON.stringify({ error: fault }));
    const message = JSON.parse(body) as Sms;
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

/** Close it when the file is done. */
export const startTestPost = () => new TestPost().listen();

function takeNewest<Message extends { to: string }>(list: Message[], to: string): Message | undefined {
  const at = list.findLastIndex((message) => message.to === to);
  return at < 0 ? undefined : list.splice(at, 1)[0];
}

const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;
