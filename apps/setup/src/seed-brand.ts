import type { DataSource } from 'typeorm';
import { brandSettings } from '#libs/site/common/brand-settings';
import { readBrandFile } from './brand-files.js';
import { mergeSettings } from './merge-settings.js';
import { seedGames } from './seed-games.js';
import { seedOperatorRoles } from './seed-operator-roles.js';

interface BrandFile {
  id: string;
  hosts: string[];
  settings: unknown;
}

interface ContentFile {
  banners: {
    groupName: string;
    position: number;
    linkageType: string | null;
    url: string | null;
    texts: unknown;
  }[];
  notices: { texts: unknown }[];
}

/**
 * Creates a brand from its files. On later runs it only adds new settings, at any depth, and updates the address;
 * operators' changes stay.
 */
export async function seedBrand(database: DataSource, id: string, mainDomain: string): Promise<void> {
  const file = readBrandFile<BrandFile>(id, 'brand');
  const settings = { ...brandSettings.parse(file.settings), mainDomain };
  await database.transaction(async (manager) => {
    const created: unknown[] = await manager.query(
      'insert into site.brand (id, hosts, settings) values ($1, $2, $3::jsonb) on conflict do nothing returning id',
      [file.id, file.hosts, JSON.stringify(settings)],
    );
    const [kept] = await manager.query('select settings from site.brand where id = $1 for update', [id]);
    const merged = { ...mergeSettings(settings, kept.settings), mainDomain };
    await manager.query('update site.brand set settings = $2::jsonb where id = $1', [
      id,
      JSON.stringify(merged),
    ]);
    await seedGames(manager, id, settings.currency);
    await seedOperatorRoles(manager, id);
    if (created.length === 0) return;
    const content = readBrandFile<ContentFile>(id, 'content');
    for (const { groupName, position, linkageType, url, texts } of content.banners) {
      await manager.query(
        'insert into site.banner (brand, group_name, position, linkage_type, url, texts) values ($1, $2, $3, $4, $5, $6::jsonb)',
        [id, groupName, position, linkageType, url, JSON.stringify(texts)],
      );
    }
    for (const { texts } of content.notices) {
      await manager.query(
        'insert into site.notice (brand, published_at, texts) values ($1, now(), $2::jsonb)',
        [id, JSON.stringify(texts)],
      );
    }
  });
}
