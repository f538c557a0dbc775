import type { i18n } from 'i18next';
import { type LanguageCode, LOCALES } from '#libs/site/common/locales';
import type { Phrases } from './phrases';

/** Fetches the phrases of a language, each language being a file of its own. */
export async function loadPhrases(language: LanguageCode): Promise<Phrases> {
  return language === 'BN' ? (await import('./bn/bn')).bn : (await import('./en/en')).en;
}

/** Phrases that only some pages need, fetched with the first of them. Each bundle is a namespace. */
const LAZY = {
  agency: {
    BN: async () => (await import('./bn/agency')).agency,
    EN: async () => (await import('./en/agency')).agency,
  },
  identity: {
    BN: async () => (await import('./bn/identity')).identity,
    EN: async () => (await import('./en/identity')).identity,
  },
  help: {
    BN: async () => (await import('./bn/help')).help,
    EN: async () => (await import('./en/help')).help,
  },
} satisfies Record<string, Record<LanguageCode, () => Promise<object>>>;

export type LazyBundle = keyof typeof LAZY;
const LAZY_BUNDLES = Object.keys(LAZY) as LazyBundle[];

/** Adds a bundle to a translator, unless it is there. */
export async function addPhrases(
  translator: i18n,
  language: LanguageCode,
  bundle: LazyBundle,
): Promise<void> {
  const locale = LOCALES[language];
  if (translator.hasResourceBundle(locale, bundle)) return;
  translator.addResourceBundle(locale, bundle, await LAZY[bundle][language]());
}

export const hasPhrases = (translator: i18n, bundle: LazyBundle): boolean =>
  translator.hasResourceBundle(translator.language, bundle);

/** The bundles that pages have asked for so far: another language needs them too. */
export const phrasesInUse = (translator: i18n): LazyBundle[] =>
  LAZY_BUNDLES.filter((bundle) => hasPhrases(translator, bundle));
