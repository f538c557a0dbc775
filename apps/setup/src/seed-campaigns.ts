import type { EntityManager } from 'typeorm';
import { type CampaignTerms, campaignTerms } from '#libs/rewards/common/campaign';
import { readBrandFile } from './brand-files.js';
import { seededId } from './seeded-id.js';

/** By a name that the brand does not give twice. */
type CampaignsFile = Record<string, CampaignTerms>;

/**
 * Publishes the campaigns of the brand's file that were never there. What operators have made of one since stays.
 * @throws ZodError for terms of another shape
 */
export async function seedCampaigns(manager: EntityManager, brand: string): Promise<void> {
  for (const [name, terms] of Object.entries(readBrandFile<CampaignsFile>(brand, 'campaigns'))) {
    const stored = JSON.stringify(campaignTerms.parse(terms));
    const added: { id: string }[] = await manager.query(
      `insert into rewards.campaign (id, brand, status, draft, version, published_version, changed_at, changed_by, changed_as)
       values ($1, $2, 'published', $3, 1, 1, now(), 0, 'set-up') on conflict do nothing returning id`,
      [seededId('campaign', brand, name), brand, stored],
    );
    for (const { id } of added)
      await manager.query(
        'insert into rewards.campaign_version (campaign, version, terms, published_at) values ($1, 1, $2, now())',
        [id, stored],
      );
  }
}
