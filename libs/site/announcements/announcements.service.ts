import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { BrandRegistry } from '../brand-registry.js';
import type {
  Announcement,
  AnnouncementDraft,
  AnnouncementKind,
  AnnouncementText,
  Banner,
} from '../common/announcements.js';
import type { LanguageCode } from '../common/locales.js';
import { type StoredImage, shownImageOf } from '../common/site-image.js';
import { ContentVersion } from '../content-version.js';
import { SiteImages } from '../images/site-images.js';
import { imagesOf, languageToShow, storedDraft } from './check-draft.js';
import { excerptOf } from './rich-text.js';

interface Shown {
  id: string;
  kind: AnnouncementKind;
  version: number;
  shown: AnnouncementDraft;
  publishedAt: Date;
  endsAt: Date | null;
  /** Those that `shown` names, and maybe others. */
  images: StoredImage[];
}

/** Characters of a line of the marquee. */
const LINE = 200;

const NO_TEXT: AnnouncementText = {
  title: '',
  content: '',
  eyebrow: '',
  action: '',
  image: null,
  imageAlt: '',
};

/** What visitors see of a brand's announcements. Read once for all of them, until the content version changes. */
@Injectable()
export class Announcements {
  private readonly lists = new Map<string, Promise<Shown[]>>();

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly brands: BrandRegistry,
    private readonly version: ContentVersion,
    private readonly images: SiteImages,
  ) {
    version.onChange(async () => this.lists.clear());
  }

  /** The newest first. */
  async list(
    brand: string,
    language: LanguageCode,
    kinds: readonly AnnouncementKind[],
  ): Promise<Announcement[]> {
    const shown = await this.shown(brand, kinds);
    return shown.map((row) => this.announcementOf(brand, row, language));
  }

  /** By their position. */
  async banners(brand: string, groupName: string, language: LanguageCode): Promise<Banner[]> {
    const shown = await this.shown(brand, ['B']);
    return shown
      .filter((row) => row.shown.groupName === groupName)
      .toSorted((one, other) => one.shown.position - other.shown.position)
      .map((row) => this.bannerOf(brand, row, language));
  }

  /** What the marquee says: its own lines, or else the notices in short. */
  async marquee(brand: string, language: LanguageCode): Promise<{ id: string; text: string }[]> {
    const notices = await this.list(brand, language, ['H', 'PL']);
    const own = notices.filter(({ kind }) => kind === 'H');
    if (own.length > 0) return own.map(({ id, title }) => ({ id, text: title }));
    return notices.map(({ id, title, content }) => ({ id, text: excerptOf(content, LINE) || title }));
  }

  /** Whether visitors of the brand see it at present, and which version. */
  async versionShown(brand: string, id: string): Promise<number | null> {
    const shown = await this.shown(brand);
    return shown.find((row) => row.id === id)?.version ?? null;
  }

  /** A draft as visitors would see it in a language. */
  async preview(brand: string, kind: AnnouncementKind, draft: AnnouncementDraft, language: LanguageCode) {
    const shown = storedDraft(kind, draft);
    const row: Shown = {
      id: 'preview',
      kind,
      version: 1,
      shown,
      publishedAt: this.clock.now(),
      endsAt: null,
      images: await this.images.find(
        brand,
        imagesOf(shown).map(({ id }) => id),
      ),
    };
    return {
      announcement: this.announcementOf(brand, row, language),
      banner:
        kind === 'B'
          ? this.bannerOf(
              brand,
              { ...row, shown: { ...row.shown, groupName: row.shown.groupName ?? 'w_home' } },
              language,
            )
          : null,
    };
  }

  private async shown(brand: string, kinds?: readonly AnnouncementKind[]): Promise<Shown[]> {
    await this.version.current();
    const now = this.clock.now();
    const rows = await this.read(brand);
    return rows.filter(
      ({ kind, publishedAt, endsAt }) =>
        (kinds === undefined || kinds.includes(kind)) &&
        publishedAt <= now &&
        (endsAt === null || endsAt > now),
    );
  }

  /** Planned ones too: they are shown, and take the place of others, at their time even if no worker runs. */
  private read(brand: string): Promise<Shown[]> {
    const known = this.lists.get(brand);
    if (known) return known;
    const list = this.load(brand);
    this.lists.set(brand, list);
    list.catch(() => {
      if (this.lists.get(brand) === list) this.lists.delete(brand);
    });
    return list;
  }

  private async load(brand: string): Promise<Shown[]> {
    const rows = await this.database.query<Omit<Shown, 'images'>>(
      `select id, kind, shown_version as version, shown, published_at as "publishedAt",
         least((shown->>'untilAt')::timestamptz, planned_at) as "endsAt"
       from site.announcement where brand = $1 and status = 'published'
       union all
       select id, kind, planned_version, planned, planned_at, (planned->>'untilAt')::timestamptz
       from site.announcement where brand = $1 and status in ('planned', 'published') and planned_at is not null
       order by "publishedAt" desc, id`,
      [brand],
    );
    const ids = rows.flatMap(({ shown }) => imagesOf(shown).map(({ id }) => id));
    const images = await this.images.find(brand, ids);
    return rows.map((row) => ({ ...row, images }));
  }

  private announcementOf(brand: string, row: Shown, language: LanguageCode): Announcement {
    const { execution, promotionType } = row.shown;
    const { title, content } = this.textOf(brand, row, language);
    const timestamp = row.publishedAt.toISOString();
    return {
      id: row.id,
      kind: row.kind,
      version: row.version,
      title,
      content,
      timestamp,
      execution,
      promotionType,
    };
  }

  private bannerOf(brand: string, row: Shown, language: LanguageCode): Banner {
    const { groupName, linkageType, url } = row.shown;
    if (groupName === null) throw new Error(`banner ${row.id} has no group`);
    const { eyebrow, title, content: text, action, ...own } = this.textOf(brand, row, language);
    const named = own.image ?? row.shown.image;
    const stored = row.images.find(({ id }) => id === named);
    const image = stored ? shownImageOf(stored, own.imageAlt) : null;
    return { id: row.id, groupName, eyebrow, title, text, action, linkageType, url, image };
  }

  private textOf(brand: string, { shown }: Shown, language: LanguageCode) {
    const found = languageToShow(shown, language, this.brands.byId(brand).settings.defaultLanguage);
    return (found && shown.texts[found]) ?? NO_TEXT;
  }
}
