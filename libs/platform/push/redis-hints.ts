import { randomUUID } from 'node:crypto';
import { Redis, type RedisOptions } from 'ioredis';
import { Obstacle } from '../lifecycle/obstacle.js';
import { ACKNOWLEDGED_WITHIN_MS, type Hint, Hints } from './hints.js';

const CHANNEL = 'mela:hints';
/** A server that is silent must not hold up the next try. */
const IMPATIENT: RedisOptions = { lazyConnect: true, connectTimeout: 1500, disconnectTimeout: 100 };

/** Hints by Redis publish and subscribe: how the portal grows onto many processes. */
export class RedisHints extends Hints {
  private readonly beatChannel = `${CHANNEL}:beat:${randomUUID()}`;
  private readonly publisher: Redis;
  private readonly subscriber: Redis;

  constructor(private readonly url: string) {
    super();
    this.publisher = new Redis(url, {
      ...IMPATIENT,
      maxRetriesPerRequest: 1,
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
      commandTimeout: ACKNOWLEDGED_WITHIN_MS,
    });
    this.subscriber = new Redis(url, {
      ...IMPATIENT,
      maxRetriesPerRequest: null,
      // Done here, since a gap is over when the subscription stands, not when the connection does.
      autoResubscribe: false,
    });
    for (const client of [this.publisher, this.subscriber]) client.on('error', () => undefined);
  }

  /** @throws Obstacle where no Redis answers */
  async connect(): Promise<this> {
    await this.reach();
    this.subscriber.on('message', (channel: string, text: string) => {
      if (channel === this.beatChannel) return this.heardBeat();
      for (const hint of JSON.parse(text) as Hint[]) this.deliver(hint);
    });
    await this.subscribe();
    this.subscriber.on('ready', () => {
      this.subscribe().then(
        () => this.deliver({ kind: 'gap' }),
        () => undefined, // the connection is gone again: the next one comes here too
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
      throw new Obstacle(`Redis does not answer at ${protocol}//${host}, which REDIS_URL names: ${why}`);
    }
  }

  async sendAll(hints: Hint[]): Promise<void> {
    if (hints.length > 0) await this.publisher.publish(CHANNEL, JSON.stringify(hints));
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
