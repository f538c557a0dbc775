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
