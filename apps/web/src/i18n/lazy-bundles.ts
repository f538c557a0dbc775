import type { i18n } from 'i18next';
import { type LanguageCode, LOCALES, phraseFolderOf, phraseLanguagesOf } from '#libs/site/common/locales';

/** Files of a language's folder, each fetched when it is needed. */
const FILES = {
  agency: (folder: string): Promise<object> => import(`./${folder}/agency.ts`),
  identity: (folder: string): Promise<object> => import(`./${folder}/identity.ts`),
  help: (folder: string): Promise<object> => import(`./${folder}/help.ts`),
  bonuses: (folder: string): Promise<object> => import(`./${folder}/bonuses.ts`),
  wallets: (folder: string): Promise<object> => import(`./${folder}/wallets.ts`),
  lottery: (folder: string): Promise<object> => import(`./${folder}/lottery.ts`),
  rewards: (folder: string): Promise<object> => import(`./${folder}/rewards.ts`),
  operations: (folder: string): Promise<object> => import(`./${folder}/operations.ts`),
};

/** Phrases that only some pages need. Each bundle is a namespace. */
export type LazyBundle = keyof typeof FILES;
const LAZY_BUNDLES = Object.keys(FILES) as LazyBundle[];

async function load(language: LanguageCode, bundle: LazyBundle): Promise<object> {
  const folder = phraseFolderOf(language);
  if (folder === null) return {};
  const file = (await FILES[bundle](folder)) as Record<LazyBundle, object>;
  return file[bundle];
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
