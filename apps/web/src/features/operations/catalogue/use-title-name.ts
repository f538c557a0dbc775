import { useLanguage } from '../../../data/preferences/language';

/** The name of a vendor's title in the language of the page; its code where it has none. */
export function useTitleName(): (title: { names: Record<string, string>; gameCode: string }) => string {
  const { language } = useLanguage();
  return ({ names, gameCode }) => names[language] ?? names.EN ?? gameCode;
}
