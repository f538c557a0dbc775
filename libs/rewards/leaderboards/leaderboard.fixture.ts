import { randomUUID } from 'node:crypto';
import type { TestDatabase } from '#libs/platform/testing/test-database';
import { publishCampaign, type TermsChange } from '../campaigns/campaign.fixture.js';
import type { RankMetric, RankPrize } from '../common/campaign.js';
import type { PlayScope } from '../common/play-scope.js';

const ANY: PlayScope = { product: null, types: null, vendors: null, titles: null };
/** The prizes of the golden cases L1 and L2. */
export const GOLDEN_PRIZES: RankPrize[] = ['1000.00', '500.00', '300.00', '100.01'].map((amount, at) => ({
  from: at + 1,
  to: at + 1,
  amount,
}));

export interface BoardChange {
  metric?: RankMetric;
  every?: 'once' | 'D' | 'W' | 'M';
  ties?: 'first' | 'share';
  scope?: Partial<PlayScope>;
  prizes?: RankPrize[];
  optIn?: boolean;
  terms?: TermsChange;
}

/** Publishes a campaign that ranks the valid bets of a day and pays cash to claim, but for what is changed. */
export const publishBoard = (
  db: TestDatabase,
  {
    metric = 'valid-bet',
    every = 'D',
    ties = 'first',
    scope,
    prizes,
    optIn = false,
    terms,
  }: BoardChange = {},
  id?: string,
): Promise<string> =>
  publishCampaign(
    db,
    {
      trigger: { on: 'rank', metric, every, ties, scope: { ...ANY, ...scope } },
      reward: {
        kind: 'cash',
        size: { kind: 'ranks', prizes: prizes ?? GOLDEN_PRIZES },
        wagering: { times: 0, plan: null, counts: 'all', maxBet: null, days: 7, onWithdrawal: 'keep' },
      },
      giving: { optIn, how: 'claim', claimDays: 7 },
      ...terms,
    },
    id,
  );

/** Opts a member in, as of a moment. */
export async function joinBoard(
  db: TestDatabase,
  campaign: string,
  { member, at }: { member: string; at: Date },
): Promise<void> {
  await db.query(
    `insert into rewards.entitlement (id, campaign, version, brand, member, occurrence, status, cost, created_at)
     values ($1, $2, 1, 'mela', $3, 'next', 'joined', 0, $4)`,
    [randomUUID(), campaign, member, at],
  );
}

/**
 * A board that began yesterday, with the scores of members in minor units, rounds or hundredths, which were reached one second after the
 * other. `ends` is an interval from now. Answers its id and its campaign's.
 */
export async function insertBoard(
  db: TestDatabase,
  scores: { member: string; score: number }[],
  change: BoardChange = {},
  ends = '1 hour',
): Promise<{ id: string; campaign: string }> {
  const campaign = await publishBoard(db, change);
  const [row] = await db.query<{ id: string }>(
    `insert into rewards.board (brand, campaign, version, period, starts_at, ends_at, due_at, changed_at)
     values ('mela', $1, 1, '2027-03-10', now() - interval '1 day', now() + $2::interval, now() + $2::interval + interval '15 minutes', now())
     returning id`,
    [campaign, ends],
  );
  const id = row?.id ?? '';
  for (const [at, { member, score }] of scores.entries())
    await db.query(
      `insert into rewards.board_score (board, member, score, reached_at, entry) values ($1, $2, $3, now() - interval '1 minute' + $4 * interval '1 second', $4)`,
      [id, member, score, at],
    );
  return { id, campaign };
}
