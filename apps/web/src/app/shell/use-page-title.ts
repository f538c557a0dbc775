import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, useLocation } from 'react-router-dom';
import type { PhraseKey } from '../../i18n/phrases';

const BRAND = 'Mela';

const TITLES: [pattern: string, title: PhraseKey][] = [
  ['/login', 'shell.login'],
  ['/register', 'shell.register'],
  ['/forget', 'shell.forgotten'],
  ['/social/:provider', 'shell.login'],
  ['/phone-check', 'shell.register'],
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
  ['/winners', 'winners.boardTitle'],
  ['/recent', 'category.RECENT'],
  ['/seamless', 'games.stage'],
  ['/member', 'shell.menu'],
  ['/member/bets', 'bets.title'],
  ['/member/bets/:id', 'bets.round'],
  ['/member/deposit', 'deposit.title'],
  ['/member/deposits', 'deposit.history'],
  ['/member/deposits/:id', 'deposit.title'],
  ['/member/withdraw', 'withdrawal.title'],
  ['/member/withdrawals', 'withdrawal.history'],
  ['/member/withdrawals/:id', 'withdrawal.title'],
  ['/member/record', 'record.title'],
  ['/member/security', 'security.title'],
  ['/member/messages', 'messages.title'],
  ['/member/transfer', 'shell.transfer'],
  ['/agent', 'shell.forAgents'],
  ['/dev/clock', 'clock.title'],
];
/** A stage names itself by its game, a diagram by its machine; the agents' pages have phrases of their own. */
const OWN_TITLES = ['/game/:nodeId', '/agentHome/*', '/dev/machines/:id?', '/help', '/helpmc'];
const HOME = new Set(['/', '/index', '/index.html', '/home', '/dev/ui', '/dev/art']);

/** The page's name in the tab and for screen readers, in the language on show. */
export function usePageTitle(): void {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const known = TITLES.find(([pattern]) => matchPath(pattern, pathname))?.[1];
  const key = known ?? (HOME.has(pathname) ? null : 'common.notFoundTitle');
  const title = key === null ? BRAND : `${t(key)} · ${BRAND}`;
  const own = OWN_TITLES.some((pattern) => matchPath(pattern, pathname) !== null);
  useEffect(() => {
    if (!own) document.title = title;
  }, [title, own]);
}
