import type { FieldError } from '#libs/platform/common/errors';
import { sanitizeRichText } from '../announcements/rich-text.js';
import { ARTICLE_PLACEHOLDERS, type ArticleDraft, type ArticleText } from '../common/articles.js';
import type { BrandSettings } from '../common/brand-settings.js';
import { withoutControls } from '../common/control-characters.js';
import { DOWNLOAD_PLATFORMS } from '../common/download-platforms.js';
import type { LanguageCode } from '../common/locales.js';
import { unofferedLanguages } from '../kept-texts.js';

const PLACEHOLDER = /{{\s*([^{}]*?)\s*}}/g;
const KNOWN = new Set<string>(ARTICLE_PLACEHOLDERS);

type Languages = Pick<BrandSettings, 'languages' | 'defaultLanguage'>;

/** The draft with the allowed part of its texts alone. */
export const cleanArticle = (draft: ArticleDraft): ArticleDraft => ({
  ...draft,
  texts: Object.fromEntries(
    textsOf(draft).map(([language, { title, content }]) => [
      language,
      { title: withoutControls(title), content: sanitizeRichText(content) },
    ]),
  ),
});

/**
 * What is wrong with a draft, of which nothing but the allowed part is left. Empty if nothing is. `stored` are the texts
 * that it replaces.
 */
export function articleErrors(
  draft: ArticleDraft,
  { languages, defaultLanguage }: Languages,
  stored: ArticleDraft['texts'] = {},
): FieldError[] {
  const errors: FieldError[] = [];
  const platforms: readonly string[] = DOWNLOAD_PLATFORMS;
  if (draft.kind === 'download' && !platforms.includes(draft.anchor))
    errors.push({ field: 'anchor', code: 'field_invalid' });
  if (!draft.texts[defaultLanguage])
    errors.push({ field: `texts.${defaultLanguage}.title`, code: 'field_required' });
  for (const language of unofferedLanguages(languages, stored, draft.texts))
    errors.push({ field: `texts.${language}`, code: 'field_unknown' });
  const { fromAt, untilAt } = draft;
  if (fromAt !== null && untilAt !== null && Date.parse(untilAt) <= Date.parse(fromAt))
    errors.push({ field: 'untilAt', code: 'field_date_order' });
  const expected = placeholdersOf(draft.texts[defaultLanguage]);
  for (const [language, text] of textsOf(draft)) {
    const at = `texts.${language}`;
    if (text.content === '') errors.push({ field: `${at}.content`, code: 'field_required' });
    const found = placeholdersOf(text);
    const isKnown = [...found].every((name) => KNOWN.has(name));
    const isSame = found.size === expected.size && [...found].every((name) => expected.has(name));
    if (!isKnown || !isSame) errors.push({ field: `${at}.content`, code: 'field_placeholder' });
  }
  return errors;
}

const textsOf = ({ texts }: ArticleDraft) => Object.entries(texts) as [LanguageCode, ArticleText][];

const placeholdersOf = (text: ArticleText | undefined): Set<string> =>
  new Set(
    [...(text ? `${text.title} ${text.content}` : '').matchAll(PLACEHOLDER)].map(([, name]) => name ?? ''),
  );

/** A text with its placeholders filled. `values` are no HTML. */
export const fillPlaceholders = (
  text: string,
  values: Record<(typeof ARTICLE_PLACEHOLDERS)[number], string>,
) =>
  text.replace(PLACEHOLDER, (whole, name: string) =>
    KNOWN.has(name) ? values[name as keyof typeof values] : whole,
  );
