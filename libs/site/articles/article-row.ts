import type { Article, ArticleDraft } from '../common/articles.js';

/** A row of `site.article`, as `ARTICLE_COLUMNS` reads it. */
export interface ArticleRow extends Omit<Article, 'changedAt' | 'fromAt' | 'untilAt' | 'planned'> {
  changedAt: Date;
  fromAt: Date | null;
  untilAt: Date | null;
  plannedTexts: ArticleDraft['texts'] | null;
  plannedVersion: number | null;
  plannedAt: Date | null;
}

export const ARTICLE_COLUMNS = `id, kind, anchor, position, shown, from_at as "fromAt", until_at as "untilAt", texts, version, draft,
  shown_version as "shownVersion", planned_texts as "plannedTexts", planned_version as "plannedVersion",
  planned_at as "plannedAt", changed_at as "changedAt", changed_as as "changedBy"`;

export const ARTICLE_VERSIONS = { rows: 'site.article', versions: 'site.article_version', row: 'article' };

/** What is published of an article, as an operator writes it. */
export const publishedOf = ({ kind, anchor, position, shown, fromAt, untilAt, texts }: ArticleRow) => ({
  kind,
  anchor,
  position,
  shown,
  fromAt: fromAt?.toISOString() ?? null,
  untilAt: untilAt?.toISOString() ?? null,
  texts,
});

export function articleOf(row: ArticleRow): Article {
  const { id, version, draft, shownVersion, plannedTexts, plannedVersion, plannedAt, changedAt, changedBy } =
    row;
  const planned =
    plannedTexts !== null && plannedVersion !== null && plannedAt !== null
      ? { version: plannedVersion, at: plannedAt.toISOString(), texts: plannedTexts }
      : null;
  return {
    ...publishedOf(row),
    id,
    version,
    draft,
    shownVersion,
    planned,
    changedAt: changedAt.toISOString(),
    changedBy,
  };
}
