import { type ReactNode, useCallback, useState } from 'react';
import type { VendorCard } from '#libs/games/common/games.calls';
import { DialogPart } from '../../../lazy/dialog-part';
import { lazyPart } from '../../../lazy/lazy-part';
import type { LobbyCode } from '../../../routes/paths';

const VendorGames = lazyPart(() => import('../vendor-games'));

/** The dialog with the games of a vendor, of one category or of all; it is fetched with the first press. */
export function useVendorGames(category?: LobbyCode): {
  show: (vendor: VendorCard) => void;
  dialog: ReactNode;
} {
  const [vendor, setVendor] = useState<VendorCard | null>(null);
  const close = useCallback(() => setVendor(null), []);
  return {
    show: setVendor,
    dialog: vendor && (
      <DialogPart onClose={close}>
        <VendorGames vendor={vendor} category={category} onClose={close} />
      </DialogPart>
    ),
  };
}
