import { Redis } from 'ioredis';
import { type Hint, Hints } from './hints.js';

const CHANNEL = 'mela:hints';

/** Hints by Redis publish and subscribe: how the portal grows onto many processes. */
export class RedisHints extends Hints {
  private readonly publisher: Redis;
  private readonly subscriber: Redis;

  constructor(url: string) {
    super();
    this.publisher = new Redis(url, {
      maxRetriesPerRequest: 1,
      enableOfflineQueue: false,
      lazyConnect: true,
    });
    this.subscriber = new Redis(url, { maxRetriesPerRequest: null, lazyConnect: true });
    for (const client of [this.publisher, this.subscriber]) client.on('error', () => undefined);
  }

  async connect(): Promise<this> {
    await Promise.all([this.publisher.connect(), this.subscriber.connect()]);
    await this.subscriber.subscribe(CHANNEL);
    this.subscriber.on('message', (_channel: string, text: string) => {
      for (const hint of JSON.parse(text) as Hint[]) this.deliver(hint);
    });
    this.subscriber.on('ready', () => this.deliver({ kind: 'gap' }));
    return this;
  }

  send(hint: Hint): void {
    void this.sendAll([hint]).catch(() => undefined);
  }

  async sendAll(hints: Hint[]): Promise<void> {
    if (hints.length > 0) await this.publisher.publish(CHANNEL, JSON.stringify(hints));
  }

  async close(): Promise<void> {
    this.publisher.disconnect();
    this.subscriber.disconnect();
  }
}
