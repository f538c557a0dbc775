import type { ArticleDraft, ArticleKind } from '#libs/site/common/articles';
import { LANGUAGES, type LanguageCode } from '#libs/site/common/locales';
import { fromZone, inZone } from '../zoned-time';

/** The fields of the editor: texts under the names by which the server refuses them, as `texts.EN.title`. */
export type ArticleFields = Record<string, string>;

export const fieldOf = (language: LanguageCode, part: 'title' | 'content') => `texts.${language}.${part}`;

/** A box that is ticked: whether an article is shown. */
export const YES = 'yes';

/** What becomes of a change: visitors see it at once, nobody does, or its texts are planned. */
export const SAVE_MODES = ['publish', 'draft', 'plan'] as const;
export type SaveMode = (typeof SAVE_MODES)[number];

/** What the fields depend on besides the article. */
export interface ArticleForm {
  languages: readonly LanguageCode[];
  /** Of the brand: moments are typed in it. */
  timeZone: string;
}

export function fieldsOf(article: ArticleDraft | null, { languages, timeZone }: ArticleForm): ArticleFields {
  return {
    kind: article?.kind ?? 'help',
    anchor: article?.anchor ?? '',
    position: String(article?.position ?? 1),
    shown: article?.shown === false ? '' : YES,
    save: 'publish' satisfies SaveMode,
    plannedAt: '',
    fromAt: inZone(article?.fromAt ?? null, timeZone),
    untilAt: inZone(article?.untilAt ?? null, timeZone),
    ...textFieldsOf(article?.texts ?? {}, languages),
  };
}

export const textFieldsOf = (
  texts: ArticleDraft['texts'],
  languages: readonly LanguageCode[],
): ArticleFields =>
  Object.fromEntries(
    languages.flatMap((language) => [
      [fieldOf(language, 'title'), texts[language]?.title ?? ''],
      [fieldOf(language, 'content'), texts[language]?.content ?? ''],
    ]),
  );

/** What is sent: a language without any text is left out. */
export function draftOf(fields: ArticleFields, { languages, timeZone }: ArticleForm): ArticleDraft {
  const { kind = 'help', anchor = '', position = '', shown, fromAt = '', untilAt = '' } = fields;
  const textOf = (language: LanguageCode) => ({
    title: fields[fieldOf(language, 'title')]?.trim() ?? '',
    content: fields[fieldOf(language, 'content')]?.trim() ?? '',
  });
  const written = LANGUAGES.filter((language) => languages.includes(language))
    .map((language) => [language, textOf(language)] as const)
    .filter(([, { title, content }]) => title !== '' || content !== '');
  return {
    kind: kind as ArticleKind,
    anchor: anchor.trim(),
    position: Number(position),
    shown: shown === YES,
    fromAt: fromZone(fromAt, timeZone),
    untilAt: fromZone(untilAt, timeZone),
    texts: Object.fromEntries(written),
  };
}
