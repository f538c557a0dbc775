import type pg from 'pg';
import type { ReadsInput } from '../clients/reads.js';
import { FIRST_MEMBER } from '../fill/size.js';
import { sessionToken, tokenHashSql } from '../fill/tokens.js';
import { defineRow, type Figure } from '../row.js';

const DAY_MS = 86_400_000;
const WARM = 3;

interface Read {
  title: string;
  as: 'agent' | 'player';
  path: string;
}

const agent = (title: string, path: string): Read => ({ title, as: 'agent', path });
const player = (title: string, path: string): Read => ({ title, as: 'player', path });

/**
 * Reads of one of the twenty top agents, with a twentieth of all members below, and of a player with 50,000 postings.
 */
const READS = {
  overviewDay: agent('team overview of a day', '/wps/agent/team/overview?{day}'),
  overviewMonth: agent('team overview of a month', '/wps/agent/team/overview?{month}'),
  downlines: agent('downlines, with their teams of a month', '/wps/agent/team/downlines?{month}'),
  downlinesByBet: agent(
    'downlines by valid bet of a month',
    '/wps/agent/team/downlines?sort=validBet&direction=desc&{month}',
  ),
  profit: agent('profit and loss by downline, a month', '/wps/agent/team/profit-loss?{month}'),
  profitByDay: agent('profit and loss by day, a month', '/wps/agent/team/profit-loss?groupBy=day&{month}'),
  bets: agent('bets of the team, a day', '/wps/agent/team/bets?{day}'),
  betsMonth: agent('bets of the team, a month', '/wps/agent/team/bets?{month}'),
  transactions: agent('transactions of the team', '/wps/agent/team/transactions'),
  transactionsDay: agent('transactions of the team, a day', '/wps/agent/team/transactions?{day}'),
  transactionsType: agent('deposits of the team', '/wps/agent/team/transactions?type=deposit'),
  lines: agent('rounds behind a payout of 1M rounds', '/wps/agent/salaries/{payout}/lines'),
  record: player('account record', '/wps/relay/ODSFE2_MemTransDet'),
  recordDay: player('account record of a day', '/wps/relay/ODSFE2_MemTransDet?{day}'),
  recordMonth: player('account record of a month', '/wps/relay/ODSFE2_MemTransDet?{month}'),
  recordType: player('account record, deposits', '/wps/relay/ODSFE2_MemTransDet?type=deposit'),
  recordGames: player('account record, games', '/wps/relay/ODSFE2_MemTransDet?type=game'),
  playersBets: player('bets of a player', '/wps/records/bets'),
  winners: player('winner board', '/wps/relay/GCSGAME_getRankList'),
} as const;
type Key = keyof typeof READS;

export const reads = defineRow<Key>({
  id: 'reads',
  figures: Object.fromEntries(
    Object.entries(READS).map(([key, { title }]) => [key, { title, unit: 'ms', goal: { atMost: 50 } }]),
  ) as Record<Key, Figure>,
  async product(bench) {
    const portal = await bench.portal();
    const player = await seatHeavyPlayer(portal.owner);
    const payout = await writePayout(portal.owner);
    const { port } = await portal.startApi();
    const persons = { agent: FIRST_MEMBER, player };
    return async () => {
      const input: ReadsInput = {
        port,
        reads: Object.values(READS).map(({ as, path }) => ({
          path: filledIn(path, payout),
          token: sessionToken(persons[as]),
        })),
        warm: WARM,
        times: Math.ceil(bench.pace.countMs / 150),
      };
      const medians = await bench.task<number[]>('clients/reads', input);
      return Object.fromEntries(Object.keys(READS).map((key, at) => [key, medians[at]])) as Record<
        Key,
        number
      >;
    };
  },
});

/** Time spans end now, as on the pages' first view. */
function filledIn(path: string, payout: string): string {
  const now = Date.now();
  const span = (days: number) =>
    `from=${new Date(now - days * DAY_MS).toISOString()}&to=${new Date(now).toISOString()}`;
  return path.replace('{day}', span(1)).replace('{month}', span(30)).replace('{payout}', payout);
}

/** Opens a session for the player with the longest history. Returns the player's id. */
async function seatHeavyPlayer(owner: pg.Pool): Promise<number> {
  const { rows } = await owner.query<{ member: number }>(
    'select member::int from games.round group by member order by count(*) desc limit 1',
  );
  const member = rows[0]?.member ?? 0;
  await owner.query(
    `insert into authentication.session (id, token_hash, person, role, brand, address, user_agent, started_at, seen_at, expires_at)
     values (gen_random_uuid(), ${tokenHashSql('session', String(member))}, $1, 'member', 'mela', '127.0.0.1', 'bench',
       now(), now(), now() + interval '12 hours')`,
    [member],
  );
  return member;
}

/** A salary of the first agent on all rounds that were taken. Returns its id. */
async function writePayout(owner: pg.Pool): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `with settled as (
       insert into agency.settlement (brand, kind, code, period_start, period_end, no, through_batch, active_member_bet,
         carries_loss, settled_at)
       select 'mela', 'realtime', '', now() - interval '20 days', now(), 1, max(batch), 0, false, now() from agency.bet_batch
       returning id, period_start, period_end
     )
     insert into agency.payout (brand, settlement, contract, kind, code, period_start, period_end, no, payee, currency,
       active_members, valid_bet, tier, win_ppm, loss_ppm, bet_ppm, gross, below, cut, carried_in, carried_out, amount,
       status, settled_at, paid_at)
     select 'mela', s.id, c.id, 'realtime', '', s.period_start, s.period_end, 1, c.downline, 'BDT', 1, 1000, 1, 4000, 4000, 800,
       1000000, 0, 0, 0, 0, 1, 'paid', now(), now()
     from settled s, agency.contract c where c.downline = $1 returning id`,
    [FIRST_MEMBER],
  );
  const [payout] = rows;
  if (!payout) throw new Error('the first agent has no contract');
  return payout.id;
}
