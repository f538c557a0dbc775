import { Injectable } from '@nestjs/common';
import { Audit } from '#libs/platform/audit/audit';
import { Clock } from '#libs/platform/clock/clock';
import { platformErrors } from '#libs/platform/common/errors';
import { Database, sqlState } from '#libs/platform/database/database';
import { AppError, invalidInput } from '#libs/platform/http/app-error';
import { BrandRegistry } from '../brand-registry.js';
import type { Article, ArticleDraft } from '../common/articles.js';
import { siteErrors } from '../common/site.errors.js';
import { withKeptTexts } from '../kept-texts.js';
import { shownErrors } from '../versions/plan-errors.js';
import { SavedVersions } from '../versions/saved-versions.js';
import { ArticlePlans } from './article-plans.js';
import { ARTICLE_COLUMNS, ARTICLE_VERSIONS, type ArticleRow, articleOf, publishedOf } from './article-row.js';
import { isDue, nextChange } from './article-times.js';
import { articleErrors, cleanArticle } from './check-article.js';

/** Who changes an article, as the page and the audit name the person. */
export interface ArticleAuthor {
  brand: string;
  id: string;
  actor: string;
  account: string;
  address: string;
}

/** What an operator does with an article that is there. */
interface Change {
  id: string;
  /** The one that the operator has read. */
  version: number;
  /** Otherwise it is kept as a draft. */
  publish: boolean;
  /** Its texts alone take the place of those that are shown, at this time. */
  plannedAt: string | null;
}

const UNIQUE_VIOLATION = '23505';

/** Writes articles. */
@Injectable()
export class ArticleEditing {
  private readonly versions: SavedVersions<ArticleDraft>;

  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly plans: ArticlePlans,
  ) {
    this.versions = new SavedVersions(database, ARTICLE_VERSIONS);
  }

  /** @throws AppError 400; 409 if the anchor is taken */
  create(author: ArticleAuthor, draft: ArticleDraft): Promise<Article> {
    const clean = cleanArticle(draft);
    return this.write(author, async () => {
      this.assertValid(author.brand, clean, {});
      const [row] = await this.database.query<ArticleRow>(
        `insert into site.article (brand, kind, anchor, position, shown, from_at, until_at, due_at, texts, changed_at, changed_as, version)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb, $10, $11, 1) returning ${ARTICLE_COLUMNS}`,
        [author.brand, ...this.valuesOf(author, clean, null)],
      );
      return { before: null, row, saved: clean };
    });
  }

  /**
   * Publishes the draft, keeps it, or plans its texts.
   * @throws AppError 400; 404; 409 if somebody else has saved it since `version`, or the anchor is taken
   */
  change(
    author: ArticleAuthor,
    { id, version, publish, plannedAt }: Change,
    draft: ArticleDraft,
  ): Promise<Article> {
    const clean = cleanArticle(draft);
    return this.write(author, async () => {
      const before = await this.lock(author.brand, id, version);
      this.assertValid(author.brand, clean, before.texts);
      const { languages } = this.brands.byId(author.brand).settings;
      const next = { ...clean, texts: withKeptTexts(languages, before.texts, clean.texts) };
      if (plannedAt !== null)
        return { before, ...(await this.plans.set(before, next.texts, plannedAt, author.account)) };
      const row = publish ? await this.publish(author, before, next) : await this.keepDraft(author, id, next);
      return { before, row, saved: next };
    });
  }

  /** Takes a plan back; visitors go on reading what is published. @throws AppError 404; 409; 422 if there is none */
  async unplan(author: ArticleAuthor, id: string, version: number): Promise<Article> {
    return this.database.transaction(async () => {
      const before = await this.lock(author.brand, id, version);
      if (before.plannedAt === null) throw new AppError(platformErrors.error_nothing_changed);
      const row = await this.plans.drop(before);
      await this.recordAndAnnounce(author, 'article.unplanned', row.id, before, row);
      return articleOf(row);
    });
  }

  /** @throws AppError 404; 409 if somebody else has saved it since `version` */
  async remove(author: ArticleAuthor, id: string, version: number): Promise<void> {
    await this.database.transaction(async () => {
      const before = await this.lock(author.brand, id, version);
      await this.database.change('delete from site.article where id = $1', [id]);
      await this.recordAndAnnounce(author, 'article.removed', id, before, null);
    });
  }

  private async write(
    author: ArticleAuthor,
    save: () => Promise<{ before: ArticleRow | null; row: ArticleRow | undefined; saved: ArticleDraft }>,
  ): Promise<Article> {
    const written = await this.database
      .transaction(async () => {
        const { before, row, saved } = await save();
        if (!row) throw new AppError(platformErrors.error_not_found);
        const version = { version: row.version, draft: saved, at: row.changedAt, by: author.id };
        const opened = before && (before.draft ?? publishedOf(before));
        await this.versions.store(row.id, { ...version, as: author.account }, opened);
        await this.recordAndAnnounce(
          author,
          before ? 'article.changed' : 'article.created',
          row.id,
          before,
          row,
        );
        return row;
      })
      .catch((error: unknown) => {
        if (sqlState(error) === UNIQUE_VIOLATION) throw new AppError(siteErrors.error_article_anchor_taken);
        throw error;
      });
    return articleOf(written);
  }

  /** @throws AppError 400 */
  private assertValid(brand: string, draft: ArticleDraft, stored: ArticleDraft['texts']): void {
    const errors = articleErrors(draft, this.brands.byId(brand).settings, stored);
    if (errors.length > 0) throw invalidInput(errors);
  }

  /** A text that is due has begun for whoever edits the article, whether or not the worker was there already. */
  private async lock(brand: string, id: string, version: number): Promise<ArticleRow> {
    const [found] = await this.database.query<ArticleRow>(
      `select ${ARTICLE_COLUMNS} from site.article where brand = $1 and id = $2 for update`,
      [brand, id],
    );
    if (!found) throw new AppError(platformErrors.error_not_found);
    const row = isDue(found.plannedAt, this.clock.now()) ? await this.plans.begin(brand, found) : found;
    if (row.version !== version)
      throw new AppError(siteErrors.error_article_changed, { value: articleOf(row) });
    return row;
  }

  private async publish(
    author: ArticleAuthor,
    { id, plannedAt }: ArticleRow,
    draft: ArticleDraft,
  ): Promise<ArticleRow | undefined> {
    const errors = shownErrors(draft, plannedAt);
    if (errors.length > 0) throw invalidInput(errors);
    const { rows } = await this.database.change<ArticleRow>(
      `update site.article set kind = $2, anchor = $3, position = $4, shown = $5, from_at = $6, until_at = $7,
         due_at = $8, texts = $9::jsonb, changed_at = $10, changed_as = $11, draft = null,
         version = version + 1, shown_version = version + 1
       where id = $1 returning ${ARTICLE_COLUMNS}`,
      [id, ...this.valuesOf(author, draft, plannedAt)],
    );
    return rows[0];
  }

  /** Visitors go on reading what was published. */
  private async keepDraft(
    author: ArticleAuthor,
    id: string,
    draft: ArticleDraft,
  ): Promise<ArticleRow | undefined> {
    const { rows } = await this.database.change<ArticleRow>(
      `update site.article set draft = $2::jsonb, changed_at = $3, changed_as = $4, version = version + 1
       where id = $1 returning ${ARTICLE_COLUMNS}`,
      [id, JSON.stringify(draft), this.clock.now(), author.account],
    );
    return rows[0];
  }

  private valuesOf({ account }: ArticleAuthor, draft: ArticleDraft, plannedAt: Date | null) {
    const { kind, anchor, position, shown, fromAt, untilAt, texts } = draft;
    const now = this.clock.now();
    const dueAt = nextChange(draft, plannedAt, now);
    return [kind, anchor, position, shown, fromAt, untilAt, dueAt, JSON.stringify(texts), now, account];
  }

  /** Tells browsers too, and the worker, which may have to wait for an earlier deadline now. */
  private async recordAndAnnounce(
    { brand, actor, address }: ArticleAuthor,
    action: string,
    id: string,
    before: ArticleRow | null,
    after: ArticleRow | null,
  ): Promise<void> {
    await this.audit.record({ brand, actor, address, action, subject: `article ${id}`, before, after });
    this.plans.announce(brand);
  }
}
