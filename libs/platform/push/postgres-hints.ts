import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type Hint, Hints } from './hints.js';

const CHANNEL = 'mela_hints';
/** NOTIFY takes 8,000 bytes; a person's hint is below 100. */
const BATCH = 60;

/** Hints by NOTIFY, on two connections of its own and outside every transaction. */
export class PostgresHints extends Hints {
  private listener: pg.Client | undefined;
  private sender: pg.Client | undefined;
  private queue: Hint[] = [];
  private sending: Promise<void> = Promise.resolve();
  private closed = false;

  constructor(private readonly url: string) {
    super();
  }

  async connect(): Promise<this> {
    await this.listen();
    return this;
  }

  send(hint: Hint): void {
    this.queue.push(hint);
    this.sending = this.sending.then(() => this.flush()).catch(() => undefined);
  }

  async sendAll(hints: Hint[]): Promise<void> {
    for (let at = 0; at < hints.length; at += BATCH) await this.notify(hints.slice(at, at + BATCH));
  }

  async close(): Promise<void> {
    this.closed = true;
    await Promise.allSettled([this.listener?.end(), this.sender?.end()]);
  }

  private async flush(): Promise<void> {
    while (this.queue.length > 0) await this.notify(this.queue.splice(0, BATCH));
  }

  private async notify(hints: Hint[]): Promise<void> {
    this.sender ??= await this.client(() => (this.sender = undefined));
    await this.sender.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify(hints)]);
  }

  private async listen(): Promise<void> {
    const client = await this.client(() => void this.listenAgain());
    client.on('notification', (message) => {
      for (const hint of JSON.parse(message.payload ?? '[]') as Hint[]) this.deliver(hint);
    });
    await client.query(`LISTEN ${CHANNEL}`);
    this.listener = client;
  }

  private async listenAgain(): Promise<void> {
    while (!this.closed) {
      await pause(250);
      try {
        await this.listen();
        return this.deliver({ kind: 'gap' });
      } catch {
        // the database is still away: the pulse reports it, here it is only tried again
      }
    }
  }

  private async client(lost: () => void): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.url,
      connectionTimeoutMillis: 1500,
      keepAlive: true,
    });
    let once = false;
    const gone = () => {
      if (once || this.closed) return;
      once = true;
      lost();
    };
    client.on('error', gone);
    await client.connect();
    client.on('end', gone);
    return client;
  }
}
