import { Injectable } from '@nestjs/common';
import { Audit } from '#libs/platform/audit/audit';
import { Clock } from '#libs/platform/clock/clock';
import { platformErrors } from '#libs/platform/common/errors';
import { Database } from '#libs/platform/database/database';
import { AppError, invalidInput } from '#libs/platform/http/app-error';
import { BrandRegistry } from '../brand-registry.js';
import type { Article, ArticleDraft, ArticleKind, ShownArticle } from '../common/articles.js';
import type { BrandSettings } from '../common/brand-settings.js';
import { type LanguageCode, LOCALES } from '../common/locales.js';
import { siteErrors } from '../common/site.errors.js';
import type { DownloadPlatform } from '../common/startup-settings.js';
import { SiteChanges } from '../site-changes.js';
import { articleFaults, cleanArticle, fillPlaceholders } from './check-article.js';

/** Who changes an article, as the page and the audit name the person. */
export interface ArticleAuthor {
  brand: string;
  actor: string;
  account: string;
  address: string;
}

type Row = Omit<Article, 'changedAt'> & { changedAt: Date };

const COLUMNS = `id, kind, anchor, position, shown, texts, version, changed_at as "changedAt", changed_as as "changedBy"`;
const UNIQUE_VIOLATION = '23505';

/** The texts of the help centre and of the download page. */
@Injectable()
export class Articles {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly changes: SiteChanges,
  ) {}

  async helpCenter(brand: string, language: LanguageCode): Promise<{ sections: ShownArticle[] }> {
    return { sections: await this.shown(brand, 'help', language) };
  }

  /** Of each platform for which the brand has a download; one without a guide is left out. */
  async guides(brand: string, language: LanguageCode) {
    const { downloads } = this.brands.byId(brand).settings;
    const texts = await this.shown(brand, 'download', language);
    const guides = downloads.flatMap(({ platform, url }) => {
      const text = texts.find(({ anchor }) => anchor === platform);
      return text ? [{ ...text, anchor: platform satisfies DownloadPlatform, url }] : [];
    });
    return { guides };
  }

  async list(brand: string): Promise<Article[]> {
    const rows = await this.database.query<Row>(
      `select ${COLUMNS} from site.article where brand = $1 order by kind desc, position, id`,
      [brand],
    );
    return rows.map(articleOf);
  }

  /** @throws AppError 400; 409 if the anchor is taken */
  create(author: ArticleAuthor, draft: ArticleDraft): Promise<Article> {
    return this.write(author, draft, async (clean) => {
      const [row] = await this.database.query<Row>(
        `insert into site.article (brand, kind, anchor, position, shown, texts, version, changed_at, changed_as)
         values ($1, $2, $3, $4, $5, $6::jsonb, 1, $7, $8) returning ${COLUMNS}`,
        [author.brand, ...this.valuesOf(author, clean)],
      );
      return { before: null, row };
    });
  }

  /** @throws AppError 400; 404; 409 if somebody else has saved it since `version`, or the anchor is taken */
  change(author: ArticleAuthor, id: string, version: number, draft: ArticleDraft): Promise<Article> {
    return this.write(author, draft, async (clean) => {
      const before = await this.lock(author.brand, id, version);
      const { rows } = await this.database.change<Row>(
        `update site.article set kind = $2, anchor = $3, position = $4, shown = $5, texts = $6::jsonb,
           changed_at = $7, changed_as = $8, version = version + 1 where id = $1 returning ${COLUMNS}`,
        [id, ...this.valuesOf(author, clean)],
      );
      return { before, row: rows[0] };
    });
  }

  /** @throws AppError 404; 409 if somebody else has saved it since `version` */
  async remove(author: ArticleAuthor, id: string, version: number): Promise<void> {
    await this.database.transaction(async () => {
      const before = await this.lock(author.brand, id, version);
      await this.database.change('delete from site.article where id = $1', [id]);
      await this.record(author, 'article.removed', id, before, null);
      this.changes.announce(author.brand);
    });
  }

  private async write(
    author: ArticleAuthor,
    draft: ArticleDraft,
    save: (clean: ArticleDraft) => Promise<{ before: Row | null; row: Row | undefined }>,
  ): Promise<Article> {
    const clean = cleanArticle(draft);
    const faults = articleFaults(clean, this.brands.byId(author.brand).settings);
    if (faults.length > 0) throw invalidInput(faults);
    const saved = await this.database
      .transaction(async () => {
        const { before, row } = await save(clean);
        if (!row) throw new AppError(platformErrors.error_not_found);
        await this.record(author, before ? 'article.changed' : 'article.created', row.id, before, row);
        this.changes.announce(author.brand);
        return row;
      })
      .catch((error: unknown) => {
        if ((error as { code?: string }).code === UNIQUE_VIOLATION)
          throw new AppError(siteErrors.error_article_anchor_taken);
        throw error;
      });
    return articleOf(saved);
  }

  private async lock(brand: string, id: string, version: number): Promise<Row> {
    const [row] = await this.database.query<Row>(
      `select ${COLUMNS} from site.article where brand = $1 and id = $2 for update`,
      [brand, id],
    );
    if (!row) throw new AppError(platformErrors.error_not_found);
    if (row.version !== version)
      throw new AppError(siteErrors.error_article_changed, { value: articleOf(row) });
    return row;
  }

  private valuesOf({ account }: ArticleAuthor, { kind, anchor, position, shown, texts }: ArticleDraft) {
    return [kind, anchor, position, shown, JSON.stringify(texts), this.clock.now(), account];
  }

  private record(
    { brand, actor, address }: ArticleAuthor,
    action: string,
    id: string,
    before: Row | null,
    after: Row | null,
  ) {
    return this.audit.record({ brand, actor, address, action, subject: `article ${id}`, before, after });
  }

  private async shown(brand: string, kind: ArticleKind, language: LanguageCode): Promise<ShownArticle[]> {
    const { settings } = this.brands.byId(brand);
    const rows = await this.database.query<Pick<Row, 'anchor' | 'texts'>>(
      'select anchor, texts from site.article where brand = $1 and kind = $2 and shown order by position, id',
      [brand, kind],
    );
    return rows.flatMap(({ anchor, texts }) => {
      const [found, text] = textIn(texts, language, settings);
      return text ? [{ anchor, language: found, ...filled(text, found, settings) }] : [];
    });
  }
}

const articleOf = ({ changedAt, ...row }: Row): Article => ({ ...row, changedAt: changedAt.toISOString() });

/** The text in this language, otherwise in the brand's, otherwise in any. */
function textIn(texts: ArticleDraft['texts'], language: LanguageCode, { defaultLanguage }: BrandSettings) {
  const languages = [language, defaultLanguage, ...(Object.keys(texts) as LanguageCode[])];
  const found = languages.find((one) => texts[one]) ?? language;
  return [found, texts[found]] as const;
}

function filled(
  { title, content }: { title: string; content: string },
  language: LanguageCode,
  { name, minimumAge }: BrandSettings,
) {
  const age = minimumAge.toLocaleString(LOCALES[language]);
  return {
    title: fillPlaceholders(title, { age, brand: name }),
    content: fillPlaceholders(content, { age, brand: escaped(name) }),
  };
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '');
