import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Operator } from '#libs/authentication/index';

import { toWire } from '#libs/money/amount';
import { isCurrency } from '#libs/money/currency';
import { Audit } from '#libs/platform/audit/audit';
import { Clock } from '#libs/platform/clock/clock';
import { platformErrors } from '#libs/platform/common/errors';
import { Conditions, prefixPattern } from '#libs/platform/database/conditions';
import { Database } from '#libs/platform/database/database';
import { Keyset } from '#libs/platform/database/keyset';
import { type KeysetPage, readKeysetPage } from '#libs/platform/database/keyset-list';
import { AppError } from '#libs/platform/http/app-error';
import { LOGGER } from '#libs/platform/logging/logging.module';
import type { FindingAbout, FindingKind, FindingState, LedgerFinding } from '../common/finding.js';
import { ledgerErrors } from '../common/ledger.errors.js';
import type { Discrepancy, Scope } from './ledger-checks.js';

/** A brand of null stands for all brands. */
type Listener = (brand: string | null) => void;

interface Row {
  id: string;
  kind: FindingKind;
  about: FindingAbout;
  currency: string | null;
  expected: string;
  found: string;
  firstSeen: Date;
  lastSeen: Date;
  goneAt: Date | null;
}

/** Which open findings are listed; all that concern the brand by default. */
export interface FindingFilter extends KeysetPage {
  brand: string;
  kind?: FindingKind;
  state?: FindingState;
  /** The number of an account, transaction or member, or how a member's account begins. */
  search?: string;
  /** Of the first time that it was seen: `from` included, `to` not. Moments in ISO 8601. */
  from?: string;
  to?: string;
}

/** What still differs comes first, and then what was seen first. */
const DIFFERING_FIRST = new Keyset({
  '(f.gone_at is not null)': 'boolean',
  'f.first_seen': 'timestamptz',
  'f.id': 'bigint',
});
const OPEN_TO = '(brand = $1 or brand is null) and closed_at is null';

/** Stores differences in the ledger until an operator closes them. */
@Injectable()
export class LedgerFindings {
  private readonly listeners: Listener[] = [];

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly audit: Audit,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Calls back, in the transaction, when a finding is new, gone or closed. */
  onChanged(listener: Listener): void {
    this.listeners.push(listener);
  }

  /** Stores each discrepancy of the scope once, and marks earlier findings of the scope that were not found again as gone. */
  record({ kind, from, to }: Scope, discrepancies: Discrepancy[]): Promise<void> {
    return this.database.transaction(async () => {
      const now = this.clock.now();
      const seen: string[] = [];
      for (const each of discrepancies) seen.push(await this.store(kind, each, now));
      const gone = await this.database.change<{ brand: string | null }>(
        `update ledger.finding set gone_at = $4 where kind = $1 and place >= $2 and place < $3
           and closed_at is null and gone_at is null and not (id = any($5::bigint[])) returning brand`,
        [kind, from, to, now, seen],
      );
      for (const { brand } of gone.rows) this.changed(brand);
    });
  }

  /** Findings that nobody has closed. */
  async list(filter: FindingFilter) {
    const findings = {
      columns: `f.id, f.kind, f.about, f.currency, f.expected, f.found, f.first_seen as "firstSeen",
        f.last_seen as "lastSeen", f.gone_at as "goneAt"`,
      from: 'ledger.finding f',
      conditions: conditionsOf(filter),
      order: DIFFERING_FIRST,
    };
    const { rows, ...page } = await readKeysetPage<Row>(this.database, findings, filter);
    return { list: rows.map(findingOf), ...page };
  }

  async count(brand: string): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      `select count(*)::int as count from ledger.finding where ${OPEN_TO}`,
      [brand],
    );
    return row?.count ?? 0;
  }

  /** The number of open findings of each kind, over all brands. */
  async countByKind(): Promise<{ kind: FindingKind; count: number }[]> {
    return this.database.query<{ kind: FindingKind; count: number }>(
      `select kind, count(*)::int as count from ledger.finding where closed_at is null group by kind`,
    );
  }

  /** @throws AppError 404 if there is no such open finding; 409 if no run has found it gone */
  close(operator: Operator, id: string, reason: string): Promise<void> {
    return this.database.transaction(async () => {
      const [row] = await this.database.query<Row & { brand: string | null }>(
        `select brand, kind, about, expected, found, gone_at as "goneAt" from ledger.finding where ${OPEN_TO} and id = $2 for update`,
        [operator.brand, id],
      );
      if (!row) throw new AppError(platformErrors.error_not_found);
      if (!row.goneAt) throw new AppError(ledgerErrors.error_finding_still_there);
      await this.database.query(
        'update ledger.finding set closed_at = $2, closed_by = $3, reason = $4 where id = $1',
        [id, this.clock.now(), operator.id, reason],
      );
      const { kind, about, expected, found } = row;
      await this.audit.record({
        brand: operator.brand,
        actor: `operator ${operator.id}`,
        action: 'ledger.finding-closed',
        subject: `finding ${id}`,
        address: operator.address,
        before: { kind, about, expected, found },
        after: { reason },
      });
      this.changed(row.brand);
    });
  }

  private async store(kind: FindingKind, discrepancy: Discrepancy, now: Date): Promise<string> {
    const { brand, place, about, currency, expected, found } = discrepancy;
    const [row] = await this.database.query<{ id: string; fresh: boolean }>(
      `with known as (
         select from ledger.finding where kind = $2 and brand is not distinct from $1 and about = $4
           and currency is not distinct from $5 and closed_at is null and gone_at is null)
       insert into ledger.finding (brand, kind, place, about, currency, expected, found, first_seen, last_seen)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $8)
       on conflict (kind, brand, about, currency) where closed_at is null
         do update set expected = excluded.expected, found = excluded.found, last_seen = excluded.last_seen, gone_at = null
       returning id, not exists (select from known) as fresh`,
      [brand, kind, place, JSON.stringify(about), currency, expected, found, now],
    );
    if (!row) throw new Error('a finding that is kept has an id');
    if (row.fresh) {
      this.logger.error({ finding: row.id, kind, brand, about, currency, expected, found }, 'books differ');
      this.changed(brand);
    }
    return row.id;
  }

  private changed(brand: string | null): void {
    for (const listener of this.listeners) listener(brand);
  }
}

function conditionsOf({ brand, kind, state, search, from, to }: FindingFilter): Conditions {
  const conditions = new Conditions().add('(f.brand = ? or f.brand is null) and f.closed_at is null', brand);
  if (kind) conditions.add('f.kind = ?', kind);
  if (state) conditions.add(`(f.gone_at is not null) = ?`, state === 'gone');
  if (from !== undefined) conditions.add('f.first_seen >= ?', from);
  if (to !== undefined) conditions.add('f.first_seen < ?', to);
  if (search !== undefined)
    conditions.add(
      `f.id in (
         select id from ledger.finding where closed_at is null and (about @> ? or about @> ? or about @> ?)
         union all
         select about_member.id from members.member_view m
           join ledger.finding about_member on about_member.about @> jsonb_build_object('member', m.id::text) and about_member.closed_at is null
         where m.brand = ? and lower(m.account) like lower(?))`,
      ...['account', 'transaction', 'member'].map((field) => JSON.stringify({ [field]: search })),
      brand,
      prefixPattern(search),
    );
  return conditions;
}

function findingOf({ currency, expected, found, firstSeen, lastSeen, goneAt, ...rest }: Row): LedgerFinding {
  const amount = (value: string) =>
    currency !== null && isCurrency(currency) ? toWire(BigInt(value), currency) : value;
  return {
    ...rest,
    currency,
    expected: amount(expected),
    found: amount(found),
    firstSeen: firstSeen.toISOString(),
    lastSeen: lastSeen.toISOString(),
    goneAt: goneAt?.toISOString() ?? null,
  };
}
