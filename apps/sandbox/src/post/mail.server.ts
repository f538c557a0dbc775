import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import type { Credentials } from '../config.js';
import { isSecret } from '../web/secret.js';
import type { Mail, PostService } from './post.service.js';

const MAX_BYTES = 200_000;
const MAX_TEXT_LENGTH = 20_000;

interface MailServerOptions {
  host: string;
  /** 0 for any free port. */
  port: number;
  user: Credentials;
  onError: (error: Error) => void;
}

/** The SMTP server of `post`, without TLS, for one machine or a closed network. */
export class MailServer {
  readonly #server: SMTPServer;

  constructor(
    readonly post: PostService,
    readonly options: MailServerOptions,
  ) {
    this.#server = new SMTPServer({
      banner: 'Sandbox Post',
      size: MAX_BYTES,
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      disableReverseLookup: true,
      closeTimeout: 1000,
      onAuth: ({ username, password }, _session, done) => {
        const { id, secret } = options.user;
        if (username === id && isSecret(password ?? '', secret)) done(null, { user: id });
        else done(smtpError(535, 'Wrong user or password'));
      },
      onRcptTo: (_address, _session, done) =>
        done(post.mode === 'mail_refused' ? smtpError(451, 'Refused on demand, try again later') : null),
      onData: (stream, { envelope }, done) => {
        const to = envelope.rcptTo.map(({ address }) => address);
        this.#take(stream, to).then(
          () => done(null),
          (error: Error) => done(error),
        );
      },
    });
    this.#server.on('error', options.onError);
  }

  get port(): number {
    const address = this.#server.server.address();
    return typeof address === 'object' && address ? address.port : this.options.port;
  }

  /** @throws Error of the system if the port is not available */
  listen(): Promise<void> {
    const { host, port } = this.options;
    return new Promise((resolve, reject) => {
      this.#server.server.once('error', reject);
      this.#server.listen(port, host, () => resolve());
    });
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  async #take(stream: SMTPServerDataStream, to: string[]): Promise<void> {
    const raw = await readWhole(stream);
    if (!raw) throw smtpError(552, `A mail has at most ${MAX_BYTES} bytes here`);
    this.post.acceptMail({ to, ...(await parse(raw)) });
  }
}

/** Undefined if it is too long. */
async function readWhole(stream: SMTPServerDataStream): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length <= MAX_BYTES) chunks.push(chunk);
  }
  return length > MAX_BYTES ? undefined : Buffer.concat(chunks);
}

async function parse(raw: Buffer): Promise<Omit<Mail, 'to'>> {
  const mail = await PostalMime.parse(raw).catch(() => {
    throw smtpError(554, 'This is no mail');
  });
  return {
    sender: mail.from?.address ?? '',
    subject: mail.subject ?? '',
    text: (mail.text ?? '').slice(0, MAX_TEXT_LENGTH),
  };
}

function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
