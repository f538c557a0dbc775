import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { toWire } from '#libs/money/amount';
import { Clock } from '#libs/platform/clock/clock';
import { platformErrors } from '#libs/platform/common/errors';
import { Conditions, prefixPattern } from '#libs/platform/database/conditions';
import { Database } from '#libs/platform/database/database';
import { Keyset } from '#libs/platform/database/keyset';
import { type KeysetPage, readKeysetPage } from '#libs/platform/database/keyset-list';
import { AppError } from '#libs/platform/http/app-error';
import { BrandRegistry } from '#libs/site/index';
import type { LevelCheck, LevelCheckState } from '../common/level-checks.js';

interface Filter extends KeysetPage {
  brand: string;
  /** All without it. */
  state?: LevelCheckState;
  search?: string;
  /** When it was reached: `from` included, `to` not. */
  from?: string;
  to?: string;
}

interface Row extends Omit<LevelCheck, 'currency' | 'askedAt' | 'decidedAt'> {
  askedAt: Date;
  decidedAt: Date | null;
}

const KEYS = { asked_at: 'timestamptz', id: 'uuid' } as const;
const LONGEST_WAIT_FIRST = new Keyset(KEYS);
const NEWEST_FIRST = new Keyset(KEYS, 'desc');
const COLUMNS = `id, member, (select account from members.member_view m where m.id = member) as account, level::int as level,
  (select l.level::int from rewards.level_view l where l.member = level_check.member) as present,
  (select coalesce(l.progress, 0)::text from rewards.level_view l where l.member = level_check.member) as progress, status,
  asked_at as "askedAt", decided_at as "decidedAt", decided_as as "decidedBy", reason`;

/** Which VIP levels wait for an operator, and what was decided about them. */
@Injectable()
export class LevelCheckRows {
  private readonly listeners: ((brand: string) => void)[] = [];

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly brands: BrandRegistry,
  ) {}

  /** Called inside the transaction of each change. */
  onChanged(listener: (brand: string) => void): void {
    this.listeners.push(listener);
  }

  changed(brand: string): void {
    for (const listener of this.listeners) listener(brand);
  }

  /** Asks once for each level, and not again after a refusal. Joins the caller's transaction. */
  async ask(brand: string, member: string, level: number): Promise<void> {
    const asked = await this.database.query(
      `insert into rewards.level_check (id, brand, member, level, status, asked_at) values ($1, $2, $3, $4, 'waiting', $5)
       on conflict (member, level) do nothing returning id`,
      [randomUUID(), brand, member, level, this.clock.now()],
    );
    if (asked.length > 0) this.changed(brand);
  }

  /** Those that wait by their wait, the longest first; others newest first. */
  async list({ brand, state, search, from, to, ...page }: Filter) {
    const conditions = new Conditions().add('brand = ?', brand);
    if (state) conditions.add('status = ?', state);
    if (from) conditions.add('asked_at >= ?', from);
    if (to) conditions.add('asked_at < ?', to);
    if (search)
      conditions.add(
        'member in (select id from members.member_view where brand = ? and lower(account) like ?)',
        brand,
        prefixPattern(search.toLowerCase()),
      );
    const order = state === 'waiting' ? LONGEST_WAIT_FIRST : NEWEST_FIRST;
    const list = { columns: COLUMNS, from: 'rewards.level_check', conditions, order };
    const { rows, total, next } = await readKeysetPage<Row>(this.database, list, page);
    return { list: rows.map((row) => this.viewOf(brand, row)), total, next };
  }

  /** @throws AppError 404 */
  async get(brand: string, id: string): Promise<LevelCheck> {
    const [row] = await this.database.query<Row>(
      `select ${COLUMNS} from rewards.level_check where brand = $1 and id = $2`,
      [brand, id],
    );
    if (!row) throw new AppError(platformErrors.error_not_found);
    return this.viewOf(brand, row);
  }

  async countWaiting(brand: string): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      `select count(*)::int as count from rewards.level_check where brand = $1 and status = 'waiting'`,
      [brand],
    );
    return row?.count ?? 0;
  }

  private viewOf(brand: string, { askedAt, decidedAt, progress, ...row }: Row): LevelCheck {
    const { currency } = this.brands.byId(brand).settings;
    return {
      ...row,
      progress: toWire(BigInt(progress), currency),
      currency,
      askedAt: askedAt.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
    };
  }
}
