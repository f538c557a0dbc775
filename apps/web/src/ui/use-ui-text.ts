import { useTranslation } from 'react-i18next';

/** The few words that components of this folder say by themselves, and counts in the digits of the language. */
export function useUiText() {
  const { t, i18n } = useTranslation();
  const number = (value: number): string => value.toLocaleString(i18n.language);
  return { t, number };
}
