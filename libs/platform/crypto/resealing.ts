import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { Clock } from '../clock/clock.js';
import { Database } from '../database/database.js';
import { JobHandlers } from '../jobs/job-handlers.js';
import { LOGGER } from '../logging/logging.module.js';
import { HashKeys } from './hash-keys.js';
import { InstallationSecret } from './installation-secret.js';
import { reseal } from './resealing-job.js';
import { type SealedColumn, SealedData } from './sealed-data.js';

const CHUNK_ROWS = 500;
/** The remaining rows are moved by the next run. */
const MAX_RUN_MS = 5 * 60_000;
/** Idempotency keys are compared for seven days. All other hashes without a stored key expire sooner. */
const HASH_RETENTION_MS = 7 * 24 * 3_600_000;

interface Sealed {
  key: string;
  sealed: string;
}

/**
 * While `ENCRYPTION_SECRET` is a list: seals again with the newest secret what an older one sealed, and reports which
 * secrets can be dropped.
 */
@Injectable()
export class Resealing implements OnModuleInit {
  constructor(
    private readonly secret: InstallationSecret,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly data: SealedData,
    private readonly hashKeys: HashKeys,
    private readonly handlers: JobHandlers,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.handlers.register(reseal, () => this.run());
  }

  async run(): Promise<void> {
    if (this.secret.olderIds.length === 0) return;
    for (const purpose of this.data.lastingHashes)
      await this.hashKeys.storeOlderKeys(purpose, this.clock.now());
    const end = Date.now() + MAX_RUN_MS;
    let moved = 0;
    for (const column of this.data.columns) moved += await this.move(column, end);
    await this.report(moved);
  }

  /** Returns how many rows were moved. A row that no secret of the list opens stays as it is and is reported. */
  private async move(where: SealedColumn, end: number): Promise<number> {
    let [moved, unreadable] = [0, 0];
    let rows = await this.chunk(where, null);
    while (rows.length > 0) {
      for (const row of rows) {
        if (await this.moveRow(where, row)) moved += 1;
        else unreadable += 1;
      }
      rows = Date.now() < end ? await this.chunk(where, rows.at(-1)?.key ?? null) : [];
    }
    if (unreadable > 0)
      this.logger.warn({ ...where, rows: unreadable }, 'sealed with a secret that is not in the list');
    return moved;
  }

  private chunk({ table, key, type, column }: SealedColumn, after: string | null): Promise<Sealed[]> {
    return this.database.query<Sealed>(
      `select ${key}::text as key, ${column} as sealed from ${table}
       where ${column} is not null and not starts_with(${column}, $1)
         and ($2::${type} is null or ${key} > $2::${type})
       order by ${key} limit ${CHUNK_ROWS}`,
      [this.secret.sealedPrefix, after],
    );
  }

  /** Skips a row that was written again in the meantime. */
  private async moveRow({ table, key, type, column }: SealedColumn, row: Sealed): Promise<boolean> {
    const text = await this.secret.open(row.sealed).catch(() => null);
    if (text === null) return false;
    await this.database.change(
      `update ${table} set ${column} = $3 where ${key} = $1::${type} and ${column} = $2`,
      [row.key, row.sealed, await this.secret.seal(text)],
    );
    return true;
  }

  private async report(moved: number): Promise<void> {
    const rows = await this.database.query<{ secret_id: string; since: Date }>(
      'select secret_id, min(kept_at) as since from platform.hash_key where secret_id = any($1) group by secret_id',
      [this.secret.olderIds],
    );
    const since = new Map(rows.map((row) => [row.secret_id, row.since.getTime()]));
    for (const secret of this.secret.olderIds) {
      const until = (since.get(secret) ?? this.clock.now().getTime()) + HASH_RETENTION_MS;
      // The next run finds rows that another process sealed with an older secret in the meantime.
      const free = moved === 0 && until <= this.clock.now().getTime();
      if (free) this.logger.info({ secret }, 'an old ENCRYPTION_SECRET may be dropped');
      else
        this.logger.info(
          { secret, moved, until: new Date(until) },
          'an old ENCRYPTION_SECRET is still needed',
        );
    }
  }
}
