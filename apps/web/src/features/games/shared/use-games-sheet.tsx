import { type ReactNode, useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { DialogPart } from '../../../lazy/dialog-part';
import { lazyPart } from '../../../lazy/lazy-part';

const GamesSheet = lazyPart(() => import('../games-sheet'));

/** The sheet of games, which is fetched with the first press. Going to another page closes it. */
export function useGamesSheet(): { open: boolean; show: () => void; sheet: ReactNode } {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === key;
  const close = useCallback(() => setOpenAt(null), []);
  return {
    open,
    show: () => setOpenAt(key),
    sheet: open && (
      <DialogPart onClose={close}>
        <GamesSheet onClose={close} />
      </DialogPart>
    ),
  };
}
