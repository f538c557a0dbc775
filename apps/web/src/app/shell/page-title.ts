import { useTranslation } from 'react-i18next';
import { matchPath, useLocation } from 'react-router-dom';
import { useDocumentTitle } from '../../data/start/use-document-title';
import type { PhraseKey } from '../../i18n/phrases';
import { HOME_ALIASES, LOBBY_CODES, LOBBY_PATHS, PATHS } from '../../routes/paths';
import { TITLES } from '../../routes/titles';

/** `brand` is the brand's name alone, `own` a title that the page sets by itself. */
type Title = PhraseKey | 'own' | 'brand';

const PAGES: [pattern: string, title: Title][] = [
  ...[PATHS.home, ...HOME_ALIASES, '/dev/ui', '/dev/art'].map((path): [string, Title] => [path, 'brand']),
  ...LOBBY_CODES.map((code): [string, Title] => [LOBBY_PATHS[code], `category.${code}`]),
  ...Object.entries(TITLES).map(([name, title]): [string, Title] => [
    PATHS[name as keyof typeof TITLES],
    title,
  ]),
  [`${PATHS.agentCentre}/*`, 'own'],
  ['/dev/clock', 'clock.title'],
  ['/dev/machines/:id?', 'own'],
];

/** Writes the page's name into the tab and for screen readers, in the language on show. Draws nothing. */
export default function PageTitle(): null {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const found = PAGES.find(([pattern]) => matchPath(pattern, pathname));
  const key = found ? found[1] : 'common.notFoundTitle';
  useDocumentTitle(key === 'own' ? null : key === 'brand' ? '' : t(key));
  return null;
}
