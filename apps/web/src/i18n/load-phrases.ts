import type { i18n } from 'i18next';
import { type LanguageCode, LOCALES } from '#libs/site/common/locales';
import type { AgencyPhrases } from './agency-phrases';
import type { Phrases } from './phrases';

/** Fetches the phrases of a language, each language being a file of its own. */
export async function loadPhrases(language: LanguageCode): Promise<Phrases> {
  return language === 'BN' ? (await import('./bn/bn')).bn : (await import('./en/en')).en;
}

async function loadAgencyPhrases(language: LanguageCode): Promise<AgencyPhrases> {
  return language === 'BN' ? (await import('./bn/agency')).agency : (await import('./en/agency')).agency;
}

/** Adds the phrases of the agents' pages to a translator, unless it has them. */
export async function addAgencyPhrases(translator: i18n, language: LanguageCode): Promise<void> {
  const locale = LOCALES[language];
  if (translator.hasResourceBundle(locale, 'agency')) return;
  translator.addResourceBundle(locale, 'agency', await loadAgencyPhrases(language));
}

/** Whether the agents' pages were opened: then another language needs their phrases too. */
export const hasAgencyPhrases = (translator: i18n): boolean =>
  translator.hasResourceBundle(translator.language, 'agency');
