import { randomUUID } from 'node:crypto';
import type { TestDatabase } from '#libs/platform/testing/test-database';
import { type CampaignTerms, campaignTerms } from '../common/campaign.js';

const BASE: CampaignTerms = {
  category: 'deposit',
  trigger: { on: 'code', code: 'LOTUS10' },
  eligibility: { levels: null, agents: false, registeredFrom: null, tags: null, oncePer: [] },
  reward: {
    kind: 'cash',
    size: { kind: 'fixed', amount: '10.00' },
    wagering: { times: 100, plan: null, counts: 'all', maxBet: null, days: 7, onWithdrawal: 'forfeit' },
  },
  giving: { optIn: false, how: 'claim', claimDays: 7 },
  budget: { amount: '100000.00', claims: null, perMember: null },
  schedule: { startsAt: '2026-01-01T00:00:00Z', endsAt: null, weekdays: null },
  texts: { EN: { title: 'Test', text: '' } },
};

export type TermsChange = { [Part in keyof CampaignTerms]?: Partial<CampaignTerms[Part]> };

/** Terms of a code that gives 10.00 to claim, but for what is changed. @throws ZodError for a shape that no campaign has */
export const termsWith = (change: TermsChange = {}): CampaignTerms => {
  const parts = Object.entries(BASE).map(([part, value]) => {
    const own = change[part as keyof CampaignTerms];
    if (own === undefined) return [part, value];
    return [
      part,
      typeof own === 'object' && part !== 'trigger' && part !== 'texts'
        ? { ...(value as object), ...own }
        : own,
    ];
  });
  return campaignTerms.parse(Object.fromEntries(parts));
};

/** Publishes a campaign without an operator, and answers its id; with `id` a further version of that one. */
export async function publishCampaign(
  db: Pick<TestDatabase, 'query'>,
  change: TermsChange = {},
  id: string = randomUUID(),
  publishedAt?: Date,
): Promise<string> {
  const terms = JSON.stringify(termsWith(change));
  await db.query(
    `insert into rewards.campaign (id, brand, status, draft, version, published_version, changed_at, changed_by, changed_as)
     values ($1, 'mela', 'published', $2, 1, 1, now(), 1, 'operator1')
     on conflict (id) do update set draft = excluded.draft, version = campaign.version + 1, published_version = campaign.version + 1`,
    [id, terms],
  );
  await db.query(
    'insert into rewards.campaign_version (campaign, version, terms, published_at) select id, version, draft, coalesce($2, now()) from rewards.campaign where id = $1',
    [id, publishedAt],
  );
  return id;
}
