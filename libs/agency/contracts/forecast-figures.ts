import { Injectable } from '@nestjs/common';
import type { PeriodCode } from '#libs/platform/clock/periods';
import { Database } from '#libs/platform/database/database';
import type { ContractKind } from '../common/contract-kinds.js';
import { metTier, type Tier } from '../common/contract-terms.js';

const WHOLE_PPM = 1_000_000n;
/** Length of the window before now from which a forecast is calculated. */
export const DAYS = 7;

/** A team's bets in the window, in minor units. */
export interface Figures {
  /** Members active in the window; for contracts that count days, the average of a day. */
  activeMembers: number;
  validBet: bigint;
  /** Valid bets of rounds that paid more than the stake, and of those that paid less. */
  winBet: bigint;
  lossBet: bigint;
  /** Stakes less payouts. */
  profit: bigint;
}

interface Row {
  holder: string | null;
  active: number;
  valid: string;
  win: string;
  loss: string;
  profit: string;
}

/** Half-open. */
export interface Window {
  brand: string;
  timeZone: string;
  from: Date;
  to: Date;
  /** The brand's setting: the valid bet, in minor units, with which a member counts as active. */
  activeMemberBet: bigint;
  code: PeriodCode;
}

/** Sums of the team ($1), grouped by the holder ($6) at or above each member. No holder is below another one. */
const BY_HOLDER = `
  with team as (select member from members.ancestor_view where ancestor = $1 union all select $1::bigint),
  holder_of as (select a.member, h.id as holder from unnest($6::bigint[]) h (id) join members.ancestor_view a on a.ancestor = h.id
    union all select id, id from unnest($6::bigint[]) h (id)),
  played as (
    select holder_of.holder, r.member, case when $7 then (r.settled_at at time zone $5)::date end as day,
           sum(r.valid_bet) as valid, sum(r.stake - r.payout) as profit,
           coalesce(sum(r.valid_bet) filter (where r.payout > r.stake), 0) as win,
           coalesce(sum(r.valid_bet) filter (where r.payout < r.stake), 0) as loss
    from team join games.round_view r using (member) left join holder_of using (member)
    where r.brand = $2 and r.status = 'settled' and r.settled_at >= $3 and r.settled_at < $4
    group by 1, 2, 3)
  select holder, count(*) filter (where valid >= $8)::int as active, sum(valid) as valid, sum(win) as win,
         sum(loss) as loss, sum(profit) as profit
  from played group by holder`;

/** Sums of a team's recent bets, for forecasts. Members count where they stand in the tree today. */
@Injectable()
export class ForecastFigures {
  constructor(private readonly database: Database) {}

  /** Sums of the whole team, and of the team of each holder. */
  async of(
    agent: string,
    holders: string[],
    window: Window,
  ): Promise<{ all: Figures; of: (holder: string) => Figures }> {
    const { brand, timeZone, from, to, code, activeMemberBet } = window;
    const daily = code === 'D';
    const rows = await this.database.query<Row>(BY_HOLDER, [
      agent,
      brand,
      from,
      to,
      timeZone,
      holders,
      daily,
      activeMemberBet.toString(),
    ]);
    const figures = (row: Row) => figuresOf(row, daily ? DAYS : 1);
    const sum = rows.reduce((all, row) => add(all, row), NOTHING);
    return {
      all: figures(sum),
      of: (holder) => figures(rows.find((row) => row.holder === holder) ?? NOTHING),
    };
  }
}

const NOTHING: Row = { holder: null, active: 0, valid: '0', win: '0', loss: '0', profit: '0' };

function add(one: Row, other: Row): Row {
  const sum = (name: 'valid' | 'win' | 'loss' | 'profit') =>
    (BigInt(one[name]) + BigInt(other[name])).toString();
  return {
    holder: null,
    active: one.active + other.active,
    valid: sum('valid'),
    win: sum('win'),
    loss: sum('loss'),
    profit: sum('profit'),
  };
}

function figuresOf(row: Row, days: number): Figures {
  return {
    activeMembers: Math.floor(row.active / days),
    validBet: BigInt(row.valid),
    winBet: BigInt(row.win),
    lossBet: BigInt(row.loss),
    profit: BigInt(row.profit),
  };
}

/** The share of the window that one period is, as a fraction. */
const SHARE: Record<PeriodCode, [bigint, bigint]> = {
  '5m': [1n, BigInt(DAYS * 24 * 12)],
  hour: [1n, BigInt(DAYS * 24)],
  D: [1n, BigInt(DAYS)],
  W: [7n, BigInt(DAYS)],
  H: [15n, BigInt(DAYS)],
  M: [30n, BigInt(DAYS)],
};

/** The tier that an average period of the window meets, or `null`. */
export function averageTier(tiers: readonly Tier[], figures: Figures, code: PeriodCode): Tier | null {
  const [part, whole] = SHARE[code];
  return metTier(tiers, figures.activeMembers, (figures.validBet * part) / whole);
}

/** What a tier pays for these figures, in minor units, rounded down. A dividend pays nothing if the house lost. */
export function payOf(kind: ContractKind, tier: Tier | null, figures: Figures): bigint {
  if (!tier) return 0n;
  const { winPpm, lossPpm, betPpm } = tier;
  if (kind === 'dividend') return figures.profit > 0n ? (figures.profit * BigInt(betPpm)) / WHOLE_PPM : 0n;
  const { winBet, lossBet, validBet } = figures;
  return (winBet * BigInt(winPpm) + lossBet * BigInt(lossPpm) + validBet * BigInt(betPpm)) / WHOLE_PPM;
}
