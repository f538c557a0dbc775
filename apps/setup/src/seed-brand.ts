import type { DataSource } from 'typeorm';
import { type AnnouncementKind, announcementDraft } from '#libs/site/common/announcements';
import { brandSettings } from '#libs/site/common/brand-settings';
import { readBrandFile } from './brand-files.js';
import { hostsOf, type InstalledBrand } from './installed-brands.js';
import { mergeSettings } from './merge-settings.js';
import { seedArticles } from './seed-articles.js';
import { seedCampaigns } from './seed-campaigns.js';
import { seedGames } from './seed-games.js';
import { seedGoods } from './seed-goods.js';
import { seedLottery } from './seed-lottery.js';
import { seedOperatorRoles } from './seed-operator-roles.js';
import { seedWageringPlans } from './seed-wagering-plans.js';

interface ContentFile {
  announcements: { kind: AnnouncementKind; draft: unknown }[];
}

/**
 * Creates a brand from its files. On later runs it only adds new settings, at any depth, and updates the address, whose host
 * becomes one of the brand's; operators' changes stay.
 */
export async function seedBrand(database: DataSource, brand: InstalledBrand): Promise<void> {
  const { file, mainDomain } = brand;
  const { id } = file;
  const settings = { ...brandSettings.parse(file.settings), mainDomain };
  await database.transaction(async (manager) => {
    const created: unknown[] = await manager.query(
      'insert into site.brand (id, hosts, settings) values ($1, $2, $3::jsonb) on conflict do nothing returning id',
      [id, hostsOf(brand), JSON.stringify(settings)],
    );
    const [kept] = await manager.query('select settings from site.brand where id = $1 for update', [id]);
    const merged = { ...mergeSettings(settings, kept.settings), mainDomain };
    await manager.query(
      `update site.brand set settings = $2::jsonb,
         hosts = case when $3 = any(hosts) then hosts else hosts || $3::text end where id = $1`,
      [id, JSON.stringify(merged), new URL(mainDomain).hostname],
    );
    await seedGames(manager, id, settings.currency);
    await seedWageringPlans(manager, id);
    await seedCampaigns(manager, id);
    await seedGoods(manager, id, settings.currency);
    await seedLottery(manager, id, settings.currency);
    await seedOperatorRoles(manager, id);
    await seedArticles(manager, id, brandSettings.parse(merged));
    if (created.length === 0) return;
    const content = readBrandFile<ContentFile>(id, 'content');
    for (const { kind, draft } of content.announcements)
      await manager.query(
        `with added as (
           insert into site.announcement (brand, kind, status, version, draft, shown, shown_version, published_at, changed_at)
           values ($1, $2, 'published', 1, $3::jsonb, $3::jsonb, 1, now(), now()) returning id, draft, changed_at)
         insert into site.announcement_version (announcement, version, draft, saved_at) select id, 1, draft, changed_at from added`,
        [id, kind, JSON.stringify(announcementDraft.parse(draft))],
      );
  });
}
