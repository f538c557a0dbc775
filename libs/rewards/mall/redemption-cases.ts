import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { platformErrors } from '#libs/platform/common/errors';
import { Conditions, prefixPattern, uuidRange } from '#libs/platform/database/conditions';
import { Database } from '#libs/platform/database/database';
import { Keyset } from '#libs/platform/database/keyset';
import { type KeysetPage, readKeysetPage } from '#libs/platform/database/keyset-list';
import { AppError } from '#libs/platform/http/app-error';
import type { ActingOperator } from '#libs/platform/transitions/actor-context';
import type { GoodsType, RedemptionCaseDetail, RedemptionState } from '../common/mall.js';
import { RedemptionRow } from './redemption.entity.js';
import { RedemptionViews } from './redemption-views.js';

interface Filter extends KeysetPage {
  brand: string;
  /** All states without it. */
  state?: RedemptionState;
  type?: GoodsType;
  /** Redemptions that this operator holds. */
  claimedBy?: string;
  search?: string;
  /** Of the redemption: `from` included, `to` not. */
  from?: string;
  to?: string;
}

const COLUMNS = { waiting_since: 'timestamptz', id: 'uuid' } as const;
const LONGEST_WAIT_FIRST = new Keyset(COLUMNS);
const NEWEST_FIRST = new Keyset(COLUMNS, 'desc');

/** Reads redemptions for operators. */
@Injectable()
export class RedemptionCases {
  constructor(
    private readonly database: Database,
    private readonly views: RedemptionViews,
  ) {}

  /** Those that wait by their wait, the longest first; others by their last change of state, the newest first. */
  list(filter: Filter) {
    return this.database.snapshot(async () => {
      const { state } = filter;
      const redemptions = {
        columns: 'id',
        from: 'rewards.redemption',
        conditions: conditionsOf(filter, this.views.idleSince()),
        order: state === 'in-process' || state === 'approved' ? LONGEST_WAIT_FIRST : NEWEST_FIRST,
      };
      const { rows, total, next } = await readKeysetPage<{ id: string }>(this.database, redemptions, filter);
      const ids = rows.map(({ id }) => id);
      const found = await this.database.manager.findBy(RedemptionRow, { id: In(ids) });
      const byId = new Map(found.map((row) => [row.id, row]));
      return {
        list: ids.flatMap((id) => byId.get(id) ?? []).map((row) => this.views.forOperators(row)),
        total,
        next,
      };
    });
  }

  /**
   * With its timeline and, for the operator who has claimed it last, the receiver while it is kept. Joins the caller's transaction.
   * @throws AppError 404
   */
  async get(
    { brand, id: operator }: Pick<ActingOperator, 'brand' | 'id'>,
    id: string,
  ): Promise<RedemptionCaseDetail> {
    const row = await this.database.manager.findOneBy(RedemptionRow, { brand, id });
    if (!row) throw new AppError(platformErrors.error_not_found);
    const steps = await this.views.steps([id]);
    return {
      ...this.views.forOperators(row),
      timeline: steps.map(({ status, at, by, reason }) => ({ status, at: at.toISOString(), by, reason })),
      hasDelivery: row.delivery !== null,
      delivery: row.claimedBy === operator ? row.delivery : null,
    };
  }

  /** How many wait for a decision, and how many for the end of their way. */
  async countWaiting(brand: string): Promise<{ inProcess: number; approved: number }> {
    const [row] = await this.database.query<{ inProcess: number; approved: number }>(
      `select count(*) filter (where status = 'in-process')::int as "inProcess",
         count(*) filter (where status = 'approved')::int as approved
       from rewards.redemption where brand = $1 and status in ('in-process', 'approved')`,
      [brand],
    );
    return row ?? { inProcess: 0, approved: 0 };
  }
}

function conditionsOf(filter: Filter, idleSince: Date): Conditions {
  const { brand, state, type, claimedBy, search, from, to } = filter;
  const conditions = new Conditions().add('brand = ?', brand);
  if (state) conditions.add('status = ?', state);
  if (type) conditions.add('type = ?', type);
  if (claimedBy) conditions.add('claimed_by = ? and claimed_at > ?', claimedBy, idleSince);
  if (from) conditions.add('created_at >= ?', from);
  if (to) conditions.add('created_at < ?', to);
  if (!search) return conditions;
  const range = uuidRange(search);
  const account = prefixPattern(search.toLowerCase());
  return range
    ? conditions.add('lower(account) like ? or id between ?::uuid and ?::uuid', account, ...range)
    : conditions.add('lower(account) like ?', account);
}
