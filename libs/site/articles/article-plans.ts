import { Injectable } from '@nestjs/common';
import { Audit } from '#libs/platform/audit/audit';
import { Clock } from '#libs/platform/clock/clock';
import { platformErrors } from '#libs/platform/common/errors';
import { Database } from '#libs/platform/database/database';
import { AppError, invalidInput } from '#libs/platform/http/app-error';
import { WakeUps } from '#libs/platform/push/wake-ups';
import type { ArticleDraft } from '../common/articles.js';
import { isSameDraft } from '../common/saved-versions.js';
import { SiteChanges } from '../site-changes.js';
import { planErrors } from '../versions/plan-errors.js';
import { SavedVersions } from '../versions/saved-versions.js';
import { ARTICLE_COLUMNS, ARTICLE_VERSIONS, type ArticleRow, publishedOf } from './article-row.js';
import { isDue, nextChange } from './article-times.js';

/** Keeps texts that take the place of others at a time, and lets them begin. */
@Injectable()
export class ArticlePlans {
  private readonly versions: SavedVersions<ArticleDraft>;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly changes: SiteChanges,
    private readonly wakeUps: WakeUps,
  ) {
    this.versions = new SavedVersions(database, ARTICLE_VERSIONS);
  }

  /**
   * Plans texts for a row that is locked, in place of an earlier plan. A draft whose texts these are is a draft no longer.
   * @throws AppError 400 for a time that is past, or at which the article is not shown
   */
  async set(row: ArticleRow, texts: ArticleDraft['texts'], at: string, account: string) {
    const now = this.clock.now();
    const published = publishedOf(row);
    const errors = planErrors({ at, field: 'plannedAt', shown: published, now });
    if (errors.length > 0) throw invalidInput(errors);
    const rest = row.draft && { ...row.draft, texts: published.texts };
    const draft = rest && !isSameDraft(rest, published) ? rest : null;
    const { rows } = await this.database.change<ArticleRow>(
      `update site.article set planned_texts = $2::jsonb, planned_at = $3, planned_version = version + 1, due_at = $4,
         draft = $5::jsonb, changed_at = $6, changed_as = $7, version = version + 1
       where id = $1 returning ${ARTICLE_COLUMNS}`,
      [
        row.id,
        JSON.stringify(texts),
        at,
        nextChange(published, new Date(at), now),
        draft && JSON.stringify(draft),
        now,
        account,
      ],
    );
    return { row: rows[0], saved: { ...published, texts } };
  }

  /** Takes a plan back, of a row that is locked. */
  async drop(row: ArticleRow): Promise<ArticleRow> {
    const { rows } = await this.database.change<ArticleRow>(
      `update site.article set planned_texts = null, planned_version = null, planned_at = null, due_at = $2
       where id = $1 returning ${ARTICLE_COLUMNS}`,
      [row.id, nextChange(publishedOf(row), null, this.clock.now())],
    );
    return found(rows);
  }

  /** Begins or ends what is due; does nothing if that has been done, or is due later by now. */
  async runDue(id: string): Promise<void> {
    await this.database.transaction(async () => {
      const [row] = await this.database.query<ArticleRow & { brand: string; dueAt: Date | null }>(
        `select ${ARTICLE_COLUMNS}, brand, due_at as "dueAt" from site.article where id = $1 for update`,
        [id],
      );
      const now = this.clock.now();
      if (!row?.dueAt || row.dueAt > now) return;
      if (isDue(row.plannedAt, now)) {
        await this.begin(row.brand, row);
      } else {
        await this.database.change('update site.article set due_at = $2 where id = $1', [
          id,
          nextChange(publishedOf(row), row.plannedAt, now),
        ]);
        const action = isDue(row.untilAt, now) ? 'article.ended' : 'article.begun';
        await this.audit.record({ brand: row.brand, actor: 'system', action, subject: `article ${id}` });
      }
      this.announce(row.brand);
    });
  }

  /** Puts the planned texts in the place of those that were shown, as a version of whoever planned them. */
  async begin(brand: string, row: ArticleRow): Promise<ArticleRow> {
    const { id, plannedVersion, version } = row;
    const [planner] = await this.database.query<{ by: string | null; as: string | null }>(
      'select saved_by as by, saved_as as "as" from site.article_version where article = $1 and version = $2',
      [id, plannedVersion],
    );
    const { rows } = await this.database.change<ArticleRow>(
      `update site.article set texts = planned_texts, version = version + 1, shown_version = version + 1,
         planned_texts = null, planned_version = null, planned_at = null, changed_at = planned_at, changed_as = $2, due_at = $3
       where id = $1 returning ${ARTICLE_COLUMNS}`,
      [id, planner?.as ?? null, nextChange(publishedOf(row), null, this.clock.now())],
    );
    const begun = found(rows);
    const draft = publishedOf(begun);
    const save = { version: version + 1, draft, at: begun.changedAt, by: planner?.by ?? null };
    await this.versions.store(id, { ...save, as: planner?.as ?? null }, row.draft ?? publishedOf(row));
    const action = 'article.plan-begun';
    await this.audit.record({
      brand,
      actor: 'system',
      action,
      subject: `article ${id}`,
      before: row,
      after: begun,
    });
    return begun;
  }

  /** Tells browsers, and the worker, which may have to wait for an earlier deadline now. */
  announce(brand: string): void {
    this.changes.announce(brand);
    this.database.afterCommit(() => this.wakeUps.send({ kind: 'due' }));
  }
}

function found(rows: ArticleRow[]): ArticleRow {
  const [row] = rows;
  if (!row) throw new AppError(platformErrors.error_not_found);
  return row;
}
