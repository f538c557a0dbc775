import { randomUUID } from 'node:crypto';
import type { TestDatabase } from '#libs/platform/testing/test-database';

/** An edge with headroom for every rate of the tests: 1,000,000 parts per million, half of it for salaries. */
const WIDE_EDGE = 1_000_000;

export interface TestBet {
  /** Minor units. */
  stake: bigint;
  payout?: bigint;
  at: Date;
  edgePpm?: number;
  /** The code of its game; one of dice by default. */
  game?: string;
  /** Of stake and payout: what was bonus money. */
  bonusStake?: bigint;
  bonusPayout?: bigint;
}

/** Writes a settled round without a call from a vendor, and returns its id. Moves no money. */
export async function insertRound(
  db: TestDatabase,
  member: string,
  {
    stake,
    payout = 0n,
    at,
    edgePpm = WIDE_EDGE,
    game = 'river-dice',
    bonusStake = 0n,
    bonusPayout = 0n,
  }: TestBet,
  brand = 'mela',
): Promise<string> {
  const [row] = await db.query<{ id: string }>(
    `insert into games.round (brand, vendor, round, member, ancestors, node_id, currency, stake, payout, bonus_stake,
       bonus_payout, valid_bet, status, opened_at, settled_at, bet_weight, edge_ppm)
     select $7, vendor, $2, $1, array(select ancestor from members.ancestor where member = $1 order by depth), node_id,
       'BDT', $3, $4, $9, $10, $3::bigint - $9::bigint, 'settled', $5, $5, 100, $6
     from games.title where game_code = $8 returning id`,
    [
      member,
      randomUUID(),
      stake.toString(),
      payout.toString(),
      at,
      edgePpm,
      brand,
      game,
      bonusStake.toString(),
      bonusPayout.toString(),
    ],
  );
  return row?.id ?? '';
}

/** Changes a round as the wallet's functions do: adds a late win, or voids it. */
export async function amendRound(
  db: TestDatabase,
  round: string,
  at: Date,
  change: { win?: bigint; void?: true },
): Promise<void> {
  await db.query(
    `update games.round set revision = revision + 1, amended_at = $2, payout = case when $4 then 0 else payout + $3 end,
       stake = case when $4 then 0 else stake end, valid_bet = case when $4 then 0 else valid_bet end,
       status = case when $4 then 'void' else status end, voided_at = case when $4 then $2::timestamptz end where id = $1`,
    [round, at, (change.win ?? 0n).toString(), change.void ?? false],
  );
}
