import { Gamepad2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useIsSiteClosed } from '../../data/site/site-status';
import { useGamesSheet } from '../../features/games/shared/use-games-sheet';
import { LOBBY_PATHS, PATHS } from '../../routes/paths';

const LOBBIES = new Set<string>([...Object.values(LOBBY_PATHS), PATHS.favourites, PATHS.recent]);

/** Opens the sheet of games. Gone with the site. */
export function GamesEntry() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { open, show, sheet } = useGamesSheet();
  if (useIsSiteClosed()) return null;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        data-current={LOBBIES.has(pathname) || undefined}
        onClick={show}
      >
        <Gamepad2 size={22} />
        {t('shell.sideMenu')}
      </button>
      {sheet}
    </>
  );
}
