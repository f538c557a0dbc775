import { randomBytes } from 'node:crypto';
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { ACKNOWLEDGE_TIMEOUT_MS, type WakeUp, WakeUps } from './wake-ups.js';

const CHANNEL = 'mela_wake_ups';
/** A NOTIFY payload is limited to 8,000 bytes; the wake-up of one person is below 100. */
const BATCH = 60;
/** A silent server must not delay the next attempt. */
const SHORT_TIMEOUTS = {
  connectionTimeoutMillis: 1500,
  query_timeout: ACKNOWLEDGE_TIMEOUT_MS,
  keepAlive: true,
};

/** Sends wake-ups by NOTIFY, on two connections of its own and outside every transaction. */
export class PostgresWakeUps extends WakeUps {
  private readonly beatChannel = `mela_beat_${randomBytes(8).toString('hex')}`;
  /** One connection, which the pool replaces after a wake-up that was not acknowledged. */
  private readonly sender: pg.Pool;
  /** The socket of the listening connection: it is destroyed if the server is silent and does not even close. */
  private socket: net.Socket | undefined;
  private closed = false;

  constructor(private readonly url: string) {
    super();
    this.sender = new pg.Pool({
      ...SHORT_TIMEOUTS,
      connectionString: url,
      max: 1,
      idleTimeoutMillis: 0,
      // A wake-up need not survive a crash of the server: the rows do.
      options: '-c synchronous_commit=off',
    });
    this.sender.on('error', () => undefined);
  }

  async connect(): Promise<this> {
    await this.listen();
    this.heartbeat.start();
    return this;
  }

  async sendAll(wakeUps: WakeUp[]): Promise<void> {
    for (let at = 0; at < wakeUps.length; at += BATCH)
      await this.notify(CHANNEL, JSON.stringify(wakeUps.slice(at, at + BATCH)));
  }

  async close(): Promise<void> {
    this.closed = true;
    this.heartbeat.stop();
    this.socket?.destroy();
    await Promise.race([this.sender.end(), pause(ACKNOWLEDGE_TIMEOUT_MS, undefined, { ref: false })]);
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
    const client = new pg.Client({ ...SHORT_TIMEOUTS, connectionString: this.url, stream: () => socket });
    client.on('error', () => undefined); // the socket closes as well
    client.on('notification', ({ channel, payload }) => {
      if (channel === this.beatChannel) return this.onBeat();
      for (const wakeUp of JSON.parse(payload ?? '[]') as WakeUp[]) this.deliver(wakeUp);
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
    socket.once('close', () => void this.relisten());
  }

  private async relisten(): Promise<void> {
    while (!this.closed) {
      await pause(250);
      try {
        await this.listen();
        return this.deliver({ kind: 'gap' });
      } catch {
        // the database is still unavailable: the health monitor reports it, and this connection only retries
      }
    }
  }
}
