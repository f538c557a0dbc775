import { randomUUID } from 'node:crypto';
import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Database } from '../database/database.js';

const HEARTBEAT_MS = 5_000;
/** A process that has not written for this long does not count any more, in seconds. */
const GONE_AFTER_S = 15;

/** Numbers that only grow, by name. */
type Versions = Readonly<Record<string, number>>;

/** How many of the processes have a version in force. */
export interface InForce {
  appliedBy: number;
  of: number;
}

/**
 * The processes that run, each with a row in `platform.process`: which versions it has in force. A row is written every
 * five seconds, and by `report` when a version has changed.
 */
@Injectable()
export class Processes implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly id = randomUUID();
  private readonly goneListeners: (() => void)[] = [];
  private readVersions: () => Versions = () => ({});
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(private readonly database: Database) {}

  /** Where the versions of this process come from. */
  reportFrom(read: () => Versions): void {
    this.readVersions = read;
  }

  /** `listener` runs in the process that finds out that another one is gone. */
  onGone(listener: () => void): void {
    this.goneListeners.push(listener);
  }

  async onApplicationBootstrap(): Promise<void> {
    this.timer = setInterval(() => void this.beat(), HEARTBEAT_MS).unref();
    await this.report();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.database.source
      .query('delete from platform.process where id = $1', [this.id])
      .then(() => this.tellGone())
      .catch(() => undefined);
  }

  /** Writes the row of this process. If PostgreSQL does not answer, the next heartbeat does. */
  async report(): Promise<void> {
    if (this.stopped) return;
    await this.database.source
      .query(
        `insert into platform.process (id, versions, seen_at) values ($1, $2::jsonb, now())
         on conflict (id) do update set versions = excluded.versions, seen_at = excluded.seen_at`,
        [this.id, JSON.stringify(this.readVersions())],
      )
      .catch(() => undefined);
  }

  /** Counts the processes that have at least this version of what is named. */
  async count(name: string, version: number): Promise<InForce> {
    const [row] = await this.database.source.query<InForce[]>(
      `select count(*) filter (where (versions->>$1)::int >= $2)::int as "appliedBy", count(*)::int as of
       from platform.process where seen_at > now() - $3 * interval '1 second'`,
      [name, version, GONE_AFTER_S],
    );
    return row ?? { appliedBy: 0, of: 0 };
  }

  private async beat(): Promise<void> {
    await this.report();
    const gone = await this.database.source
      .query<unknown[]>(
        `with gone as (delete from platform.process where seen_at < now() - $1 * interval '1 second' returning id)
         select id from gone`,
        [GONE_AFTER_S],
      )
      .catch(() => []);
    if (gone.length > 0) this.tellGone();
  }

  private tellGone(): void {
    for (const listener of this.goneListeners) listener();
  }
}
