import { randomBytes } from 'node:crypto';
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { ACKNOWLEDGED_WITHIN_MS, type Hint, Hints } from './hints.js';

const CHANNEL = 'mela_hints';
/** NOTIFY takes 8,000 bytes; a person's hint is below 100. */
const BATCH = 60;
/** A server that is silent must not hold up the next try. */
const IMPATIENT = { connectionTimeoutMillis: 1500, query_timeout: ACKNOWLEDGED_WITHIN_MS, keepAlive: true };

/** Hints by NOTIFY, on two connections of its own and outside every transaction. */
export class PostgresHints extends Hints {
  private readonly beatChannel = `mela_beat_${randomBytes(8).toString('hex')}`;
  /** One connection, which the pool makes anew after a hint that was not acknowledged. */
  private readonly sender: pg.Pool;
  /** Of the connection that listens: it is destroyed where the server says nothing, not even good-bye. */
  private socket: net.Socket | undefined;
  private closed = false;

  constructor(private readonly url: string) {
    super();
    this.sender = new pg.Pool({
      ...IMPATIENT,
      connectionString: url,
      max: 1,
      idleTimeoutMillis: 0,
      // A hint need not outlive a crash of the server: the rows do.
      options: '-c synchronous_commit=off',
    });
    this.sender.on('error', () => undefined);
  }

  async connect(): Promise<this> {
    await this.listen();
    this.heartbeat.start();
    return this;
  }

  async sendAll(hints: Hint[]): Promise<void> {
    for (let at = 0; at < hints.length; at += BATCH)
      await this.notify(CHANNEL, JSON.stringify(hints.slice(at, at + BATCH)));
  }

  async close(): Promise<void> {
    this.closed = true;
    this.heartbeat.stop();
    this.socket?.destroy();
    await Promise.race([this.sender.end(), pause(ACKNOWLEDGED_WITHIN_MS, undefined, { ref: false })]);
  }

  protected sendBeat(): Promise<void> {
    return this.notify(this.beatChannel, '');
  }

  protected reconnect(): void {
    this.socket?.destroy();
  }

  private async notify(channel: string, text: string): Promise<void> {
    await this.sender.query('select pg_notify($1, $2)', [channel, text]);
  }

  private async listen(): Promise<void> {
    const socket = new net.Socket();
    const client = new pg.Client({ ...IMPATIENT, connectionString: this.url, stream: () => socket });
    client.on('error', () => undefined); // the socket closes as well
    client.on('notification', ({ channel, payload }) => {
      if (channel === this.beatChannel) return this.heardBeat();
      for (const hint of JSON.parse(payload ?? '[]') as Hint[]) this.deliver(hint);
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}; LISTEN ${this.beatChannel}`);
      if (this.closed || socket.destroyed) throw new Error('the connection was closed meanwhile');
    } catch (error) {
      socket.destroy();
      throw error;
    }
    this.socket = socket;
    socket.once('close', () => void this.listenAgain());
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
}
