import pg from 'pg';
import { platformErrors } from '../common/errors.js';
import { AppError } from '../http/app-error.js';

const INTERVAL_MS = 500;
const TIMEOUT_MS = 1000;
const TICK_MS = 100;

/**
 * Checks twice a second, on its own connection, whether PostgreSQL answers. When it stops answering, pending calls fail
 * at once, so that no caller waits longer than two seconds for a dead or frozen server.
 */
export class DatabaseHealthMonitor {
  alive = true;
  private client: pg.Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;
  private checking: Promise<void> | undefined;
  private readonly waiting = new Set<() => void>();

  constructor(private readonly url: string) {}

  start(): this {
    this.scheduleCheck();
    return this;
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    this.drop();
  }

  /**
   * Runs `work`, unless the database is unavailable or becomes so meanwhile. Statements that were sent before that may
   * still take effect.
   * @throws AppError 503
   */
  whileAvailable<T>(work: () => Promise<T>): Promise<T> {
    if (!this.alive) return Promise.reject(unavailable());
    return new Promise<T>((resolve, reject) => {
      const lost = () => reject(unavailable());
      this.waiting.add(lost);
      work()
        .then(resolve, reject)
        .finally(() => this.waiting.delete(lost));
    });
  }

  /** Checks now, and returns whether the database answered. */
  async check(): Promise<boolean> {
    this.checking ??= this.ping().finally(() => {
      this.checking = undefined;
    });
    await this.checking;
    return this.alive;
  }

  private scheduleCheck(): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => void this.check().finally(() => this.scheduleCheck()), INTERVAL_MS);
    this.timer.unref();
  }

  private async ping(): Promise<void> {
    try {
      await inTime(this.connected());
      await inTime(this.client?.query('select 1'));
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
    const client = new pg.Client({ connectionString: this.url, connectionTimeoutMillis: 5 * TIMEOUT_MS });
    client.on('error', () => {
      if (this.client === client) this.drop();
    });
    this.client = client;
    await client.connect();
  }

  private drop(): void {
    const client = this.client;
    this.client = undefined;
    void client?.end().catch(() => undefined);
  }
}

/**
 * Rejects if there is no answer for `TIMEOUT_MS`, counted in ticks: a process that was too busy to read the answer is late by
 * one tick, and does not blame the database.
 */
function inTime(answer: Promise<unknown> | undefined): Promise<void> {
  let ticks = 0;
  return new Promise<void>((resolve, reject) => {
    const timer = setInterval(() => {
      if (++ticks >= TIMEOUT_MS / TICK_MS) settle(() => reject(new Error('PostgreSQL does not answer')));
    }, TICK_MS);
    const settle = (outcome: () => void) => {
      clearInterval(timer);
      outcome();
    };
    Promise.resolve(answer).then(
      () => settle(resolve),
      (error) => settle(() => reject(error)),
    );
  });
}

const unavailable = () => new AppError(platformErrors.error_service_unavailable, { retryAfter: 1 });
