import type { FieldError } from '#libs/platform/common/errors';
import type { Brand } from '../brand-registry.js';
import type { AnnouncementDraft, AnnouncementKind } from '../common/announcements.js';
import { withoutControls } from '../common/control-characters.js';
import { LANGUAGES, type LanguageCode, phraseLanguagesOf } from '../common/locales.js';
import { safeHref } from '../common/rich-text.js';
import { unofferedLanguages } from '../kept-texts.js';
import { paragraphsOf, sanitizeRichText } from './rich-text.js';

/** The draft as it is stored: rich texts sanitised, and only the fields that its kind has. */
export function storedDraft(kind: AnnouncementKind, draft: AnnouncementDraft): AnnouncementDraft {
  const isBanner = kind === 'B';
  const texts = Object.entries(draft.texts).map(
    ([language, { title, content, eyebrow, action, image, imageAlt }]) => [
      language,
      {
        title,
        content: isBanner ? withoutControls(content).trim() : sanitizeRichText(paragraphsOf(content)),
        eyebrow: isBanner ? eyebrow : '',
        action: isBanner ? action : '',
        image: isBanner ? image : null,
        imageAlt: isBanner ? imageAlt : '',
      },
    ],
  );
  return {
    texts: Object.fromEntries(texts) as AnnouncementDraft['texts'],
    fromAt: draft.fromAt,
    untilAt: draft.untilAt,
    execution: kind === 'PU' ? draft.execution : null,
    image: isBanner ? draft.image : null,
    groupName: isBanner ? draft.groupName : null,
    position: isBanner ? draft.position : 1,
    linkageType: isBanner ? draft.linkageType : null,
    url: isBanner && draft.linkageType === 'url' ? draft.url : null,
    promotionType: isBanner ? null : draft.promotionType,
  };
}

/** What makes a draft wrong even while it is incomplete. `stored` are the texts that it replaces. */
export function draftErrors(
  { hosts, settings }: Brand,
  draft: AnnouncementDraft,
  stored: AnnouncementDraft['texts'] = {},
): FieldError[] {
  const { texts, fromAt, untilAt, url } = draft;
  return [
    ...unofferedLanguages(settings.languages, stored, texts).map(
      (language): FieldError => ({ field: `texts.${language}`, code: 'field_invalid' }),
    ),
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
  // A part of a path would depend on the page, and looks like another scheme as `java&#115;cript:` does.
  return href.startsWith('/') ? url.startsWith('/') : hosts.includes(new URL(href).hostname);
}

/** The first language with a title: the one asked for, that of its phrases, the brand's, then any. */
export function languageToShow(
  { texts }: { texts: Partial<Record<LanguageCode, { title: string }>> },
  asked: LanguageCode,
  ofBrand: LanguageCode = asked,
): LanguageCode | undefined {
  return [asked, ...phraseLanguagesOf(asked), ofBrand, ...LANGUAGES].find(
    (language) => texts[language]?.title,
  );
}

/** The images that a draft names, each with its field. */
export function imagesOf({ image, texts }: Pick<AnnouncementDraft, 'image' | 'texts'>) {
  const ofTexts = Object.entries(texts).map(([language, text]) => ({
    field: `texts.${language}.image`,
    id: text.image,
  }));
  return [{ field: 'image', id: image }, ...ofTexts].flatMap(({ field, id }) => (id ? [{ field, id }] : []));
}
