import { randomUUID } from 'node:crypto';
import type { CampaignTerms } from '../../libs/rewards/common/campaign';
import { query } from './database';

/** The terms of a promotion that a code asks for: 100 points to claim within two days. */
export const codeTerms = (code: string, title: string): CampaignTerms => ({
  category: 'new-player',
  trigger: { on: 'code', code },
  eligibility: { levels: null, agents: false, registeredFrom: null, tags: null, oncePer: [] },
  reward: {
    kind: 'points',
    size: { kind: 'fixed', amount: '100' },
    wagering: { times: 0, plan: null, counts: 'all', maxBet: null, days: 7, onWithdrawal: 'forfeit' },
  },
  giving: { optIn: false, how: 'claim', claimDays: 2 },
  budget: { amount: '10000', claims: null, perMember: null },
  schedule: { startsAt: '2026-01-01T00:00:00.000Z', endsAt: null, weekdays: null },
  texts: { EN: { title, text: 'Ask us for the code.' } },
});

/** Who joins gets 100 % of each deposit from 500 on as bonus money, up to 1,000. */
export const depositTerms = (title: string): CampaignTerms => ({
  ...codeTerms('', title),
  category: 'deposit',
  trigger: { on: 'deposit', least: '500', nth: null, within: null },
  reward: {
    kind: 'bonus',
    size: { kind: 'percent', percent: 100, least: null, most: '1000.00' },
    wagering: { times: 500, plan: null, counts: 'all', maxBet: '200', days: 7, onWithdrawal: 'forfeit' },
  },
  giving: { optIn: true, how: 'auto', claimDays: 7 },
  texts: { EN: { title, text: 'Play twice as long.' } },
});

/** Publishes a campaign without operators. Returns its id. */
export async function publish(terms: CampaignTerms): Promise<string> {
  const id = randomUUID();
  await query(
    `insert into rewards.campaign (id, brand, status, draft, version, published_version, changed_at, changed_by, changed_as)
     values ($1, 'mela', 'published', $2, 1, 1, now(), 0, 'story')`,
    [id, JSON.stringify(terms)],
  );
  await query(
    'insert into rewards.campaign_version select id, version, draft, now() from rewards.campaign where id = $1',
    [id],
  );
  return id;
}
