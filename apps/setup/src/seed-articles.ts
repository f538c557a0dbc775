import type { EntityManager } from 'typeorm';
import { articleDraft } from '#libs/site/common/articles';
import type { BrandSettings } from '#libs/site/common/brand-settings';
import { articleErrors, cleanArticle } from '#libs/site/index';
import { readBrandFile } from './brand-files.js';

/**
 * Creates the articles of a brand from its files, where it has none: a brand that was created before there were any gets
 * them too, and operators' changes stay.
 * Files may have languages that the brand does not offer yet.
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
    const draft = cleanArticle(articleDraft.parse(entry));
    const { kind, anchor, position, shown, texts } = draft;
    const [error] = articleErrors(draft, settings, texts);
    if (error) throw new Error(`article ${anchor} of ${brand}: ${error.field} ${error.code}`);
    await manager.query(
      `with added as (
         insert into site.article (brand, kind, anchor, position, shown, texts, version, changed_at)
         values ($1, $2, $3, $4, $5, $6::jsonb, 1, now()) returning id, changed_at)
       insert into site.article_version (article, version, draft, saved_at) select id, 1, $7::jsonb, changed_at from added`,
      [brand, kind, anchor, position, shown, JSON.stringify(texts), JSON.stringify(draft)],
    );
  }
}
