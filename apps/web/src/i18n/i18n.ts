import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { directionOf, FALLBACK, LANGUAGES, type LanguageCode, LOCALES } from '#libs/site/common/locales';
import type { Phrases } from './phrases';

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/** The code of a translator's language. */
export const languageOf = ({ language }: i18n): LanguageCode =>
  LANGUAGES.find((code) => LOCALES[code] === language) ?? FALLBACK;

/**
 * A translator that holds the phrases of one language, and those of the fallback where that one is not complete; others
 * are added when they are chosen. In mirrored text each value keeps the order of its own signs, such as an account's name.
 */
export function createTranslator(language: LanguageCode, phrases: object, fallback?: Phrases): i18n {
  const translator = createInstance();
  const isolate = (value: string) =>
    directionOf(languageOf(translator)) === 'rtl' ? FIRST_STRONG_ISOLATE + value + POP_ISOLATE : value;
  void translator.use(initReactI18next).init({
    lng: LOCALES[language],
    fallbackLng: LOCALES[FALLBACK],
    resources: {
      ...(fallback && { [LOCALES[FALLBACK]]: { translation: fallback } }),
      [LOCALES[language]]: { translation: { ...phrases } },
    },
    interpolation: { escape: isolate },
    initAsync: false,
    returnNull: false,
    react: { useSuspense: false },
  });
  return translator;
}
