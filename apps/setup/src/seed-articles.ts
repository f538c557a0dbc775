import type { EntityManager } from 'typeorm';
import { articleDraft } from '#libs/site/common/articles';
import type { BrandSettings } from '#libs/site/common/brand-settings';
import { articleFaults, cleanArticle } from '#libs/site/index';
import { readBrandFile } from './brand-files.js';

/**
 * Creates the articles of a brand from its files, where it has none: a brand that was created before there were any gets
 * them too, and operators' changes stay.
 * @throws Error for an article that an operator could not save either
 */
export async function seedArticles(
  manager: EntityManager,
  brand: string,
  settings: Pick<BrandSettings, 'languages' | 'defaultLanguage'>,
): Promise<void> {
  const [found] = await manager.query('select 1 from site.article where brand = $1 limit 1', [brand]);
  if (found) return;
  for (const entry of readBrandFile<unknown[]>(brand, 'articles')) {
    const { kind, anchor, position, shown, texts } = cleanArticle(articleDraft.parse(entry));
    const [fault] = articleFaults({ kind, anchor, position, shown, texts }, settings);
    if (fault) throw new Error(`article ${anchor} of ${brand}: ${fault.field} ${fault.code}`);
    await manager.query(
      `insert into site.article (brand, kind, anchor, position, shown, texts, version, changed_at)
       values ($1, $2, $3, $4, $5, $6::jsonb, 1, now())`,
      [brand, kind, anchor, position, shown, JSON.stringify(texts)],
    );
  }
}
