import { z } from 'zod';
import { setUpTestParts } from '#libs/platform/testing/set-up';
import type { CampaignTerms } from '#libs/rewards/common/campaign';
import { campaignErrors } from '#libs/rewards/index';
import { BrandRegistry } from '#libs/site/index';
import { WageringPlans } from '#libs/wagering/index';

const { parts, db } = setUpTestParts();

test("the demo brand's campaigns are published, and an operator could publish them", async () => {
  const brands = new BrandRegistry(parts.database);
  await brands.onModuleInit();
  const plans = (await new WageringPlans(parts.database).list('mela')).map(({ id }) => id);
  const rows = await db.query<{ id: string; terms: CampaignTerms }>(
    `select c.id, v.terms from rewards.campaign c join rewards.campaign_version v on v.campaign = c.id and v.version = c.published_version
     where c.brand = 'mela' and c.status = 'published'`,
  );
  expect(rows).toHaveLength(15);
  const { settings } = brands.byId('mela');
  for (const { id, terms } of rows) {
    expect(z.uuid().safeParse(id).success).toBe(true);
    expect(campaignErrors(terms, { settings, plans, now: parts.clock.now() })).toEqual([]);
  }
});
