import { randomUUID } from 'node:crypto';
import { Redis, type RedisOptions } from 'ioredis';
import { StartupError } from '../process/startup-error.js';
import { ACKNOWLEDGE_TIMEOUT_MS, type WakeUp, WakeUps } from './wake-ups.js';

const CHANNEL = 'mela:wake-ups';
/** A silent server must not delay the next attempt. */
const SHORT_TIMEOUTS: RedisOptions = { lazyConnect: true, connectTimeout: 1500, disconnectTimeout: 100 };

/** Sends wake-ups by Redis publish and subscribe, which lets the portal run many processes. */
export class RedisWakeUps extends WakeUps {
  private readonly beatChannel = `${CHANNEL}:beat:${randomUUID()}`;
  private readonly publisher: Redis;
  private readonly subscriber: Redis;

  constructor(private readonly url: string) {
    super();
    this.publisher = new Redis(url, {
      ...SHORT_TIMEOUTS,
      maxRetriesPerRequest: 1,
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
      commandTimeout: ACKNOWLEDGE_TIMEOUT_MS,
    });
    this.subscriber = new Redis(url, {
      ...SHORT_TIMEOUTS,
      maxRetriesPerRequest: null,
      // Done here, since a gap ends when the subscription is restored, not when the connection is.
      autoResubscribe: false,
    });
    for (const client of [this.publisher, this.subscriber]) client.on('error', () => undefined);
  }

  /** @throws StartupError if Redis does not answer */
  async connect(): Promise<this> {
    await this.reach();
    this.subscriber.on('message', (channel: string, text: string) => {
      if (channel === this.beatChannel) return this.onBeat();
      for (const wakeUp of JSON.parse(text) as WakeUp[]) this.deliver(wakeUp);
    });
    await this.subscribe();
    this.subscriber.on('ready', () => {
      this.subscribe().then(
        () => this.deliver({ kind: 'gap' }),
        () => undefined, // the connection is lost again, and the next one comes here too
      );
    });
    this.heartbeat.start();
    return this;
  }

  private async reach(): Promise<void> {
    try {
      await Promise.all([this.publisher.connect(), this.subscriber.connect()]);
    } catch (error) {
      await this.close();
      const { protocol, host } = new URL(this.url); // without its password
      const why = error instanceof Error ? error.message : String(error);
      throw new StartupError(`Redis does not answer at ${protocol}//${host}, which REDIS_URL names: ${why}`);
    }
  }

  async sendAll(wakeUps: WakeUp[]): Promise<void> {
    if (wakeUps.length > 0) await this.publisher.publish(CHANNEL, JSON.stringify(wakeUps));
  }

  async close(): Promise<void> {
    this.heartbeat.stop();
    this.publisher.disconnect();
    this.subscriber.disconnect();
  }

  protected async sendBeat(): Promise<void> {
    await this.publisher.publish(this.beatChannel, '');
  }

  protected reconnect(): void {
    this.publisher.disconnect(true);
    this.subscriber.disconnect(true);
  }

  private async subscribe(): Promise<void> {
    await this.subscriber.subscribe(CHANNEL, this.beatChannel);
  }
}
