import type { LanguageCode } from '#libs/site/common/locales';
import type { Phrases } from './phrases';

/** Fetches the phrases of a language, each language being a file of its own. */
export async function loadPhrases(language: LanguageCode): Promise<Phrases> {
  return language === 'BN' ? (await import('./bn/bn')).bn : (await import('./en/en')).en;
}
