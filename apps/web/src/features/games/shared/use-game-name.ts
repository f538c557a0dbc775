import { useLanguage } from '../../../data/preferences/language';

/** The name of a game in the language on show. */
export function useGameName() {
  const { language } = useLanguage();
  return (names: Record<string, string>): string => names[language] ?? names.EN ?? '';
}
