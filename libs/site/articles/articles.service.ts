import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { BrandRegistry } from '../brand-registry.js';
import type { ArticleDraft, ArticleKind, ShownArticle } from '../common/articles.js';
import type { BrandSettings } from '../common/brand-settings.js';
import type { DownloadPlatform } from '../common/download-platforms.js';
import { type LanguageCode, LOCALES } from '../common/locales.js';
import { fillPlaceholders } from './check-article.js';

/** What visitors read in the help centre and on the download page. */
@Injectable()
export class Articles {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
    private readonly clock: Clock,
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

  /** A planned text takes the place of the other at its time even if no worker runs. */
  private async shown(brand: string, kind: ArticleKind, language: LanguageCode): Promise<ShownArticle[]> {
    const { settings } = this.brands.byId(brand);
    const rows = await this.database.query<Pick<ArticleDraft, 'anchor' | 'texts'>>(
      `select anchor, case when planned_at <= $3 then planned_texts else texts end as texts
       from site.article where brand = $1 and kind = $2 and shown
         and (from_at is null or from_at <= $3) and (until_at is null or until_at > $3) order by position, id`,
      [brand, kind, this.clock.now()],
    );
    return rows.flatMap(({ anchor, texts }) => {
      const [found, text] = textIn(texts, language, settings);
      return text ? [{ anchor, language: found, ...filled(text, found, settings) }] : [];
    });
  }
}

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
