import { Gamepad2 } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { DialogPart } from '../../lazy/dialog-part';
import { lazyPart } from '../../lazy/lazy-part';
import { LOBBY_PATHS, PATHS } from '../../routes/paths';

const GamesSheet = lazyPart(() => import('../../features/games/games-sheet'));

const LOBBIES = new Set<string>([...Object.values(LOBBY_PATHS), PATHS.favourites, PATHS.recent]);

/** Opens the sheet of games, which is fetched with the first press. Going to another page closes it. */
export function GamesEntry() {
  const { t } = useTranslation();
  const { key, pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === key;
  const close = useCallback(() => setOpenAt(null), []);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        data-current={LOBBIES.has(pathname) || undefined}
        onClick={() => setOpenAt(key)}
      >
        <Gamepad2 size={22} />
        {t('shell.sideMenu')}
      </button>
      {open && (
        <DialogPart onClose={close}>
          <GamesSheet onClose={close} />
        </DialogPart>
      )}
    </>
  );
}
