import { Injectable } from '@nestjs/common';
import { platformErrors } from '#libs/platform/common/errors';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import type { Article, ArticleDraft } from '../common/articles.js';
import type { SavedVersion } from '../common/saved-versions.js';
import { SavedVersions } from '../versions/saved-versions.js';
import { ARTICLE_COLUMNS, ARTICLE_VERSIONS, type ArticleRow, articleOf } from './article-row.js';

/** Reads articles for operators. */
@Injectable()
export class ArticleQueries {
  private readonly saved: SavedVersions<ArticleDraft>;

  constructor(private readonly database: Database) {
    this.saved = new SavedVersions(database, ARTICLE_VERSIONS);
  }

  async list(brand: string): Promise<Article[]> {
    const rows = await this.database.query<ArticleRow>(
      `select ${ARTICLE_COLUMNS} from site.article where brand = $1 order by kind desc, position, id`,
      [brand],
    );
    return rows.map(articleOf);
  }

  /** The newest first. @throws AppError 404 */
  async versions(brand: string, id: string): Promise<SavedVersion[]> {
    const [found] = await this.database.query('select 1 from site.article where brand = $1 and id = $2', [
      brand,
      id,
    ]);
    if (!found) throw new AppError(platformErrors.error_not_found);
    return this.saved.list(id);
  }

  /** An earlier version. @throws AppError 404 */
  draftOf(brand: string, id: string, version: number): Promise<ArticleDraft> {
    return this.saved.draftOf(brand, id, version);
  }
}
