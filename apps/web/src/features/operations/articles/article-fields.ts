import type { ArticleDraft, ArticleKind } from '#libs/site/common/articles';
import { LANGUAGES, type LanguageCode } from '#libs/site/common/locales';

/** The fields of the editor: texts under the names by which the server refuses them, as `texts.EN.title`. */
export type ArticleFields = Record<string, string>;

export const fieldOf = (language: LanguageCode, part: 'title' | 'content') => `texts.${language}.${part}`;

/** Whether an article is shown, as a box keeps it. */
export const SHOWN = 'yes';

export function fieldsOf(
  article: ArticleDraft | null,
  kind: ArticleKind,
  languages: readonly LanguageCode[],
): ArticleFields {
  const texts = languages.flatMap((language) => [
    [fieldOf(language, 'title'), article?.texts[language]?.title ?? ''],
    [fieldOf(language, 'content'), article?.texts[language]?.content ?? ''],
  ]);
  return {
    kind: article?.kind ?? kind,
    anchor: article?.anchor ?? '',
    position: String(article?.position ?? 1),
    shown: article?.shown === false ? '' : SHOWN,
    ...Object.fromEntries(texts),
  };
}

/** What is sent: a language without any text is left out. */
export function draftOf(fields: ArticleFields, languages: readonly LanguageCode[]): ArticleDraft {
  const { kind = 'help', anchor = '', position = '', shown } = fields;
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
    shown: shown === SHOWN,
    texts: Object.fromEntries(written),
  };
}
