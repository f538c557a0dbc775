import type { TestDatabase } from '#libs/platform/testing/test-database';
import { publishCampaign, type TermsChange } from '../campaigns/campaign.fixture.js';
import type { RankPrize } from '../common/campaign.js';
import type { PlayScope } from '../common/play-scope.js';

const ANY: PlayScope = { product: null, types: null, vendors: null, titles: null };

export interface RaffleChange {
  source?: 'valid-bet' | 'deposit-sum';
  every?: 'once' | 'D' | 'W' | 'M';
  scope?: Partial<PlayScope>;
  prizes?: RankPrize[];
  terms?: TermsChange;
}

/**
 * Publishes a campaign that draws three prizes in cash once a day among tickets for 500.00 of valid bets each, but for what is changed. Its raffle
 * is opened by `OpenRaffles`.
 */
export const publishRaffle = (
  db: Pick<TestDatabase, 'query'>,
  { source = 'valid-bet', every = 'D', scope, prizes, terms }: RaffleChange = {},
  id?: string,
): Promise<string> =>
  publishCampaign(
    db,
    {
      trigger: { on: 'draw', source, each: '500.00', every, scope: { ...ANY, ...scope } },
      reward: {
        kind: 'cash',
        size: {
          kind: 'ranks',
          prizes: prizes ?? [
            { from: 1, to: 1, amount: '1000.00' },
            { from: 2, to: 3, amount: '100.00' },
          ],
        },
        wagering: { times: 0, plan: null, counts: 'all', maxBet: null, days: 7, onWithdrawal: 'keep' },
      },
      giving: { optIn: false, how: 'claim', claimDays: 7 },
      ...terms,
    },
    id,
  );
