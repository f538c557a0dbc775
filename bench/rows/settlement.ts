import type pg from 'pg';
import type { SettlementTimes } from '../clients/settlement.js';
import { FIRST_MEMBER, firstPlayer } from '../fill/size.js';
import { defineRow } from '../row.js';
import { percentile } from '../statistics.js';
import type { Workbench } from '../workbench.js';

const MINUTE_MS = 60_000;
/**
 * Longer than the intake looks back for late rounds. Three windows are in the last two hours, which the fill leaves
 * empty.
 */
const APART_MS = 30 * MINUTE_MS;
/** The share of all bets in a window. */
const PART = 1 / 20;
/** A sum is so short that other load on the machine may double it. */
const SUMS = 15;

export const settlement = defineRow({
  id: 'settlement',
  figures: {
    intake: {
      title: 'taking in a twentieth of all bets; anchor: their sum by player',
      unit: 'ms',
      goal: { ratioAtMost: 10 },
    },
    calculation: {
      title: 'calculating and writing what they bring all agents; anchor: their sum by player',
      unit: 'ms',
      goal: { ratioAtMost: 12 },
    },
    payouts: { title: 'salaries paid', unit: '/s', goal: { atLeast: 5000 } },
  },
  async product(bench) {
    const portal = await bench.portal();
    const windows = windowsOf(bench);
    return async () => {
      await openWindow(bench, portal.owner, windows.next());
      const times = await bench.task<SettlementTimes>('clients/settlement', {}, { env: portal.programEnv() });
      const paid = await portal.count(
        `select count(*) from agency.payout where status = 'paid' and settlement = (select max(id) from agency.settlement)`,
      );
      return {
        intake: times.intakeMs,
        calculation: times.calculationMs,
        payouts: (paid / times.payingMs) * 1000,
      };
    };
  },
  async anchor(bench) {
    const { owner } = await bench.portal();
    const windows = windowsOf(bench);
    return async () => {
      const window = windows.next();
      const times: number[] = [];
      while (times.length < SUMS) {
        const began = performance.now();
        await sumByPlayer(owner, window);
        times.push(performance.now() - began);
      }
      const ms = percentile(times, 0.5);
      return { intake: ms, calculation: ms };
    };
  },
});

/** Each window starts at a whole multiple of five minutes. */
export function windowsOf({ pace }: Workbench): { next(): Date } {
  let start = Math.floor(Date.now() / APART_MS - pace.rounds) * APART_MS;
  return {
    next() {
      const window = new Date(start);
      start += APART_MS;
      return window;
    },
  };
}

/** Writes rounds settled in the five minutes from `start`, in a portal that has settled everything before. */
export async function openWindow({ size }: Workbench, owner: pg.Pool, start: Date): Promise<void> {
  const player = firstPlayer(size);
  const players = FIRST_MEMBER + size.members - player;
  await owner.query(`
    set session_replication_role = replica;
    insert into games.round (brand, vendor, round, member, ancestors, node_id, currency, stake, payout, valid_bet, status,
      opened_at, settled_at, bet_weight, edge_ppm)
    select 'mela', 'STUDIO', '${start.toISOString()} ' || g, r.member, u.ancestors, t.node_id, 'BDT', 1000,
      case when random() < 0.45 then 1800 else 0 end, 1000, 'settled', at, at, 100, 10000
    from (
      select g, ${player} + floor(random() * ${players})::bigint as member,
        '${start.toISOString()}'::timestamptz + random() * interval '299 seconds' as at
      from generate_series(1, ${Math.round(size.rounds * PART)}) g
    ) r join (
      select member, array_agg(ancestor order by depth) as ancestors from members.ancestor group by member
    ) u using (member), games.title t
    where t.brand = 'mela' and t.game_code = 'river-dice' order by at;
    reset session_replication_role;
    update games.bet_feed set taken_until = '${start.toISOString()}' where brand = 'mela';
    update games.feed_reader set read_until = '${start.toISOString()}' where brand = 'mela';
    insert into agency.schedule (brand, kind, settled_until, due_at, through_batch)
    select brand, 'realtime', taken_until, now(), batch from games.bet_feed where brand = 'mela'
    on conflict (brand, kind, code) do update
      set settled_until = excluded.settled_until, due_at = excluded.due_at, through_batch = excluded.through_batch;
    checkpoint`);
}

/** The minimal work on the bets of a window, whatever is calculated from them. */
async function sumByPlayer(owner: pg.Pool, start: Date): Promise<void> {
  await owner.query(
    `select count(*), sum(bet) from (
       select member, sum(valid_bet) as bet from games.round
       where brand = 'mela' and settled_at >= $1 and settled_at < $1 + interval '5 minutes' group by member
     ) by_player`,
    [start],
  );
}
