import type { i18n } from 'i18next';
import {
  FALLBACK,
  type LanguageCode,
  LOCALES,
  phraseFolderOf,
  phraseLanguagesOf,
} from '#libs/site/common/locales';
import type { Phrases } from './phrases';

/** What a translator is made with: the phrases of its language, and where that is not complete, those of the fallback. */
export interface LoadedPhrases {
  phrases: object;
  fallback?: Phrases;
}

async function load(language: LanguageCode): Promise<object> {
  const folder = phraseFolderOf(language);
  if (folder === null) return {};
  const file = (await import(`./${folder}/site.ts`)) as { site: object };
  return file.site;
}

/** Fetches the first phrases of a language, and those that it falls back to. */
export async function loadPhrases(language: LanguageCode): Promise<LoadedPhrases> {
  const isWhole = phraseLanguagesOf(language).length === 1;
  const [phrases, fallback] = await Promise.all([load(language), isWhole ? undefined : load(FALLBACK)]);
  return { phrases, ...(fallback && { fallback: fallback as Phrases }) };
}

/** Adds the first phrases of a language to a translator. */
export function addLanguage(translator: i18n, language: LanguageCode, loaded: LoadedPhrases): void {
  const { phrases, fallback } = loaded;
  translator.addResourceBundle(LOCALES[language], 'translation', phrases);
  if (fallback) translator.addResourceBundle(LOCALES[FALLBACK], 'translation', fallback);
}
