import pg from 'pg';
import { platformErrors } from '../common/errors.js';
import { Refusal } from '../http/refusal.js';

const EVERY = 500;
const PATIENCE = 1000;

/**
 * Asks PostgreSQL twice a second whether it is there, on a connection of its own. Calls under way are told at once
 * when it is gone, so that nobody waits for a dead or frozen server longer than two seconds.
 */
export class DatabasePulse {
  alive = true;
  private client: pg.Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;
  private beating: Promise<void> | undefined;
  private readonly waiting = new Set<() => void>();

  constructor(private readonly url: string) {}

  start(): this {
    this.beatLater();
    return this;
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    this.drop();
  }

  /**
   * Does `work`, unless the database is gone or goes away meanwhile. What was sent before that may still be done.
   * @throws Refusal 503
   */
  whileAlive<T>(work: () => Promise<T>): Promise<T> {
    if (!this.alive) return Promise.reject(unavailable());
    return new Promise<T>((resolve, reject) => {
      const lost = () => reject(unavailable());
      this.waiting.add(lost);
      work()
        .then(resolve, reject)
        .finally(() => this.waiting.delete(lost));
    });
  }

  /** Asks now, and tells whether the database answered. */
  async ask(): Promise<boolean> {
    this.beating ??= this.beat().finally(() => {
      this.beating = undefined;
    });
    await this.beating;
    return this.alive;
  }

  private beatLater(): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => void this.ask().finally(() => this.beatLater()), EVERY);
    this.timer.unref();
  }

  private async beat(): Promise<void> {
    try {
      await this.connected();
      await this.client?.query({ text: 'select 1', query_timeout: PATIENCE } as pg.QueryConfig);
      this.alive = true;
    } catch {
      this.drop();
      this.alive = false;
      for (const lost of this.waiting) lost();
      this.waiting.clear();
    }
  }

  private async connected(): Promise<void> {
    if (this.client) return;
    const client = new pg.Client({
      connectionString: this.url,
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
    });
    client.on('error', () => this.drop());
    this.client = client;
    await client.connect();
  }

  private drop(): void {
    const client = this.client;
    this.client = undefined;
    void client?.end().catch(() => undefined);
  }
}

const unavailable = () => new Refusal(platformErrors.error_service_unavailable, { retryAfter: 1 });
