import type { TestDatabase } from '#libs/platform/testing/test-database';
import { publishCampaign } from '../campaigns/campaign.fixture.js';
import type { ReferralTerms } from './referral-progress.js';

const DAY_MS = 86_400_000;
const CONDITIONS = { days: 30, deposit: '500.00', holdHours: 24, validBet: '1000.00', perMonth: null };

/** Published a long time ago: a bonus of 100.00 for referrers, of 50.00 for those who are referred; answers the ids. */
export async function publishReferralCampaigns(
  db: Pick<TestDatabase, 'query'>,
  change: Partial<Omit<ReferralTerms, 'on' | 'side'>> = {},
) {
  const publish = (side: ReferralTerms['side'], amount: string) =>
    publishCampaign(
      db,
      {
        trigger: { on: 'referral', side, ...CONDITIONS, ...change },
        reward: {
          kind: 'bonus',
          size: { kind: 'fixed', amount },
          wagering: { times: 500, plan: null, counts: 'all', maxBet: null, days: 7, onWithdrawal: 'forfeit' },
        },
      },
      undefined,
      new Date(Date.now() - 100 * DAY_MS),
    );
  const [referrers, referred] = [await publish('referrer', '100.00'), await publish('referred', '50.00')];
  return { referrers, referred };
}
