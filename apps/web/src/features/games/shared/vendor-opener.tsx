import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { VendorCard } from '#libs/games/common/games.calls';
import { LOBBY_PATHS } from '../../../routes/paths';

interface VendorOpenerProps {
  vendor: VendorCard;
  className?: string | undefined;
  onList: (vendor: VendorCard) => void;
  children: ReactNode;
}

/** What a vendor's tile does: it leads to a page of the portal, or shows the vendor's games in a dialog. */
export function VendorOpener({ vendor, className, onList, children }: VendorOpenerProps) {
  const shared = { className, 'data-closed': vendor.maintenance || undefined };
  if (vendor.mode === 'list' || vendor.route === null)
    return (
      <button type="button" {...shared} aria-haspopup="dialog" onClick={() => onList(vendor)}>
        {children}
      </button>
    );
  return (
    <Link to={addressOf(vendor.route, vendor)} {...shared}>
      {children}
    </Link>
  );
}

/** A lobby shows the games of this vendor alone. */
const addressOf = (route: string, { vassalage }: VendorCard): string =>
  route === LOBBY_PATHS.RNG ? `${route}?${new URLSearchParams({ vendor: vassalage })}` : route;
