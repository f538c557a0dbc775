import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, useLocation } from 'react-router-dom';
import type { PhraseKey } from '../../i18n/phrases';

const BRAND = 'Mela';

const TITLES: [pattern: string, title: PhraseKey][] = [
  ['/login', 'login.title'],
  ['/register', 'registration.title'],
  ['/sports', 'category.SPORTS'],
  ['/esports', 'category.ESPORTS'],
  ['/cockfight', 'category.COCKFIGHT'],
  ['/lott', 'category.LOTT'],
  ['/elott', 'category.ELOTT'],
  ['/live', 'category.LIVE'],
  ['/fish', 'category.FISH'],
  ['/rng', 'category.RNG'],
  ['/pvp', 'category.PVP'],
  ['/favorite', 'category.FAV'],
  ['/member', 'shell.menu'],
  ['/member/deposit', 'deposit.title'],
  ['/member/deposits', 'deposit.history'],
  ['/member/deposits/:id', 'deposit.title'],
  ['/member/messages', 'messages.title'],
  ['/dev/clock', 'clock.title'],
];
const HOME = new Set(['/', '/index', '/index.html', '/home', '/dev/ui', '/dev/art']);

/** The page's name in the tab and for screen readers, in the language on show. */
export function usePageTitle(): void {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const known = TITLES.find(([pattern]) => matchPath(pattern, pathname))?.[1];
  const key = known ?? (HOME.has(pathname) ? null : 'common.notFoundTitle');
  const title = key === null ? BRAND : `${t(key)} · ${BRAND}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
