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

/** Files of a language's folder, each fetched when it is needed. The first is there before any page. */
const FILES = {
  site: (folder: string): Promise<object> => import(`./${folder}/site.ts`),
  agency: (folder: string): Promise<object> => import(`./${folder}/agency.ts`),
  identity: (folder: string): Promise<object> => import(`./${folder}/identity.ts`),
  help: (folder: string): Promise<object> => import(`./${folder}/help.ts`),
  wallets: (folder: string): Promise<object> => import(`./${folder}/wallets.ts`),
  operations: (folder: string): Promise<object> => import(`./${folder}/operations.ts`),
};
type Bundle = keyof typeof FILES;

/** Phrases that only some pages need. Each bundle is a namespace. */
export type LazyBundle = Exclude<Bundle, 'site'>;
const LAZY_BUNDLES = (Object.keys(FILES) as Bundle[]).filter((name): name is LazyBundle => name !== 'site');

async function load(language: LanguageCode, bundle: Bundle): Promise<object> {
  const folder = phraseFolderOf(language);
  if (folder === null) return {};
  const file = (await FILES[bundle](folder)) as Record<Bundle, object>;
  return file[bundle];
}

/** Fetches the first phrases of a language, and those that it falls back to. */
export async function loadPhrases(language: LanguageCode): Promise<LoadedPhrases> {
  const isWhole = phraseLanguagesOf(language).length === 1;
  const [phrases, fallback] = await Promise.all([
    load(language, 'site'),
    isWhole ? undefined : load(FALLBACK, 'site'),
  ]);
  return { phrases, ...(fallback && { fallback: fallback as Phrases }) };
}

/** Adds the first phrases of a language to a translator. */
export function addLanguage(translator: i18n, language: LanguageCode, loaded: LoadedPhrases): void {
  const { phrases, fallback } = loaded;
  translator.addResourceBundle(LOCALES[language], 'translation', phrases);
  if (fallback) translator.addResourceBundle(LOCALES[FALLBACK], 'translation', fallback);
}

/** Adds a bundle to a translator, unless it is there. */
export async function addPhrases(
  translator: i18n,
  language: LanguageCode,
  bundle: LazyBundle,
): Promise<void> {
  const missing = phraseLanguagesOf(language).filter(
    (each) => !translator.hasResourceBundle(LOCALES[each], bundle),
  );
  const loaded = await Promise.all(missing.map((each) => load(each, bundle)));
  missing.forEach((each, at) => {
    translator.addResourceBundle(LOCALES[each], bundle, loaded[at]);
  });
}

export const hasPhrases = (translator: i18n, bundle: LazyBundle): boolean =>
  translator.hasResourceBundle(translator.language, bundle);

/** The bundles that pages have asked for so far: another language needs them too. */
export const phrasesInUse = (translator: i18n): LazyBundle[] =>
  LAZY_BUNDLES.filter((bundle) => hasPhrases(translator, bundle));
