import type { LanguageCode } from './common/locales.js';

type Texts<Text> = Partial<Record<LanguageCode, Text>>;

/**
 * The texts of a save, with those that are stored in languages which the brand does not offer at present: nobody edits
 * them, and they are there when the brand offers their language again.
 */
export function withKeptTexts<Text>(
  languages: readonly LanguageCode[],
  stored: Texts<Text>,
  saved: Texts<Text>,
): Texts<Text> {
  const kept = Object.entries(stored).filter(([language]) => !isOffered(languages, language));
  return { ...saved, ...Object.fromEntries(kept) };
}

/** The languages of a save that the brand does not offer, and in which nothing is stored either. */
export const unofferedLanguages = (
  languages: readonly LanguageCode[],
  stored: object,
  saved: object,
): string[] =>
  Object.keys(saved).filter((language) => !isOffered(languages, language) && !(language in stored));

const isOffered = (languages: readonly string[], language: string) => languages.includes(language);
