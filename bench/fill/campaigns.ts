import type pg from 'pg';
import { publishCampaign, type TermsChange } from '#libs/rewards/campaigns/campaign.fixture';

/** A connection as the owner of a filled database. */
type Owner = Pick<pg.ClientBase, 'query'> | pg.Pool;

const ANY = { product: null, types: null, vendors: null, titles: null };
const PRIZES = [
  { from: 1, to: 1, amount: '1000.00' },
  { from: 2, to: 100, amount: '10.00' },
];

/** Publishes a campaign whose first hundred get cash, and answers its id. */
export function publishPrizes(owner: Owner, trigger: 'rank' | 'draw'): Promise<string> {
  const terms: TermsChange = {
    trigger:
      trigger === 'rank'
        ? { on: 'rank', metric: 'valid-bet', every: 'M', ties: 'first', scope: ANY }
        : { on: 'draw', source: 'valid-bet', each: '500.00', every: 'M', scope: ANY },
    reward: {
      kind: 'cash',
      size: { kind: 'ranks', prizes: PRIZES },
      wagering: { times: 0, plan: null, counts: 'all', maxBet: null, days: 7, onWithdrawal: 'keep' },
    },
  };
  const query = async (sql: string, parameters: unknown[] = []) => (await owner.query(sql, parameters)).rows;
  return publishCampaign({ query } as Parameters<typeof publishCampaign>[0], terms);
}

/** Opens a leaderboard on which every member of a filled database has a score; answers its id. */
export async function openBoard(
  owner: Owner,
  { first, members }: { first: number; members: number },
): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `insert into rewards.board (brand, campaign, version, period, starts_at, ends_at, due_at, changed_at)
     select 'mela', $1, 1, 'bench', now() - interval '15 days', now() + interval '15 days', now() + interval '15 days', now()
     returning id`,
    [await publishPrizes(owner, 'rank')],
  );
  const id = rows[0]?.id ?? '';
  await owner.query(
    `insert into rewards.board_score (board, member, score, reached_at, entry)
     select $1, $2::bigint + g, 1 + (g * 7919::bigint) % 50000, now() - g * interval '1 second', g from generate_series(0, $3::int - 1) g`,
    [id, first, members],
  );
  await owner.query('vacuum analyze rewards.board, rewards.board_score');
  return id;
}

/**
 * Ends a raffle in which every member of a filled database has earned up to five tickets that have no number yet; answers its id. It
 * ended before all play that there is, so nothing has to be waited for.
 */
export async function endRaffle(
  owner: Owner,
  campaign: string,
  { first, members, period }: { first: number; members: number; period: string },
): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `insert into rewards.raffle (brand, campaign, version, period, starts_at, ends_at, due_at, seed_hash, sealed_seed, changed_at)
     values ('mela', $1, 1, $2, now() - interval '90 days', now() - interval '60 days', now(), 'none', 'none', now()) returning id`,
    [campaign, period],
  );
  const id = rows[0]?.id ?? '';
  await owner.query(
    `insert into rewards.raffle_entry (raffle, member, earned)
     select $1, $2::bigint + g, 50000 * (1 + g % 5) from generate_series(0, $3::int - 1) g`,
    [id, first, members],
  );
  await owner.query('vacuum analyze rewards.raffle, rewards.raffle_entry, rewards.ticket_range');
  await owner.query('checkpoint');
  return id;
}
