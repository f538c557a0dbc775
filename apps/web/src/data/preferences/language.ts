import { useTranslation } from 'react-i18next';
import { directionOf, type LanguageCode, LOCALES } from '#libs/site/common/locales';
import { languageOf } from '../../i18n/i18n';
import { addLanguage, loadPhrases } from '../../i18n/load-phrases';
import { currentToken } from '../session/session-store';
import { setCookie } from './cookie';

/** Lists that are fetched anew in each language, by the first part of their keys: hot games, and which vendors have games. */
const LISTS = ['hot-games', 'game-menus', 'vendors'];

/** The language on show, as the brand's code and as BCP 47, and the way to choose another. */
export function useLanguage() {
  const { i18n } = useTranslation();
  const language = languageOf(i18n);
  const choose = async (next: LanguageCode) => {
    addLanguage(i18n, next, await loadPhrases(next));
    const { addPhrases, phrasesInUse } = await import('../../i18n/lazy-bundles');
    for (const bundle of phrasesInUse(i18n)) await addPhrases(i18n, next, bundle);
    // First, as fields show digits in the language of the page.
    document.documentElement.lang = LOCALES[next];
    document.documentElement.dir = directionOf(next);
    await i18n.changeLanguage(LOCALES[next]);
    keepLanguage(next);
    tellServer(next);
    void renewLists();
  };
  return { language, locale: LOCALES[language], direction: directionOf(language), choose };
}

async function renewLists(): Promise<void> {
  const { queryClient } = await import('../cache/query-client');
  for (const name of LISTS) void queryClient.invalidateQueries({ queryKey: [name] });
}

export const storedLanguage = (): string | null =>
  localStorage.getItem('lang') ?? localStorage.getItem('hisLang');

/** Both keys, as older pages read them; the cookie is for the server, which draws the next page. */
export function keepLanguage(language: LanguageCode): void {
  localStorage.setItem('lang', language);
  localStorage.setItem('hisLang', language);
  setCookie('lang', language);
}

function tellServer(language: LanguageCode): void {
  const token = currentToken();
  void fetch('/wps/member/language', {
    method: 'PUT',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ language }),
  }).catch(() => undefined);
}
