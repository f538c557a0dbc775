import type { FieldError } from '#libs/platform/common/errors';
import type { Brand } from '../brand-registry.js';
import type { AnnouncementDraft, AnnouncementKind } from '../common/announcements.js';
import { LANGUAGES, type LanguageCode, phraseLanguagesOf } from '../common/locales.js';
import { safeHref, withoutControls } from '../common/rich-text.js';
import { paragraphsOf, sanitizeRichText } from './rich-text.js';

/** The draft as it is stored: rich texts sanitised, and only the fields that its kind has. */
export function storedDraft(kind: AnnouncementKind, draft: AnnouncementDraft): AnnouncementDraft {
  const isBanner = kind === 'B';
  const texts = Object.entries(draft.texts).map(([language, { title, content, eyebrow, action }]) => [
    language,
    {
      title,
      content: isBanner ? withoutControls(content).trim() : sanitizeRichText(paragraphsOf(content)),
      eyebrow: isBanner ? eyebrow : '',
      action: isBanner ? action : '',
    },
  ]);
  return {
    texts: Object.fromEntries(texts) as AnnouncementDraft['texts'],
    fromAt: draft.fromAt,
    untilAt: draft.untilAt,
    execution: kind === 'PU' ? draft.execution : null,
    groupName: isBanner ? draft.groupName : null,
    position: isBanner ? draft.position : 1,
    linkageType: isBanner ? draft.linkageType : null,
    url: isBanner && draft.linkageType === 'url' ? draft.url : null,
    promotionType: isBanner ? null : draft.promotionType,
  };
}

/** What makes a draft wrong even while it is incomplete. */
export function draftErrors({ hosts, settings }: Brand, draft: AnnouncementDraft): FieldError[] {
  const { texts, fromAt, untilAt, url } = draft;
  const languages: readonly string[] = settings.languages;
  return [
    ...Object.keys(texts)
      .filter((language) => !languages.includes(language))
      .map((language): FieldError => ({ field: `texts.${language}`, code: 'field_invalid' })),
    ...(fromAt !== null && untilAt !== null && Date.parse(untilAt) <= Date.parse(fromAt)
      ? [{ field: 'untilAt', code: 'field_date_order' } as const]
      : []),
    ...(url !== null && url !== '' && !isOwnAddress(url, hosts)
      ? [{ field: 'url', code: 'field_foreign_address' } as const]
      : []),
  ];
}

/** A path of the site, or an address on one of the brand's hosts. */
function isOwnAddress(url: string, hosts: string[]): boolean {
  const href = safeHref(url);
  if (href === null) return false;
  return href.startsWith('/') || hosts.includes(new URL(href).hostname);
}

/** The first language with a title: the one asked for, that of its phrases, the brand's, then any. */
export function languageToShow(
  { texts }: Pick<AnnouncementDraft, 'texts'>,
  asked: LanguageCode,
  ofBrand: LanguageCode = asked,
): LanguageCode | undefined {
  return [asked, ...phraseLanguagesOf(asked), ofBrand, ...LANGUAGES].find(
    (language) => texts[language]?.title,
  );
}
