import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { type LanguageCode, LOCALES } from '#libs/site/common/locales';
import type { Phrases } from './phrases';

/** A translator that holds the phrases of one language; others are added when they are chosen. */
export function createTranslator(language: LanguageCode, phrases: Phrases): i18n {
  const translator = createInstance();
  void translator.use(initReactI18next).init({
    lng: LOCALES[language],
    resources: { [LOCALES[language]]: { translation: phrases } },
    interpolation: { escapeValue: false },
    initAsync: false,
    returnNull: false,
    react: { useSuspense: false },
  });
  return translator;
}
