import { UserRound } from 'lucide-react';
import { lazyPart } from '../../lazy/lazy-part';
import type { MenuEntry } from '../../routes/menu-entry';
import { PATHS } from '../../routes/paths';

export const memberEntries: MenuEntry[] = [
  {
    to: PATHS.member,
    icon: UserRound,
    label: 'shell.menu',
    exact: true,
    audience: 'loggedIn',
    menus: { header: 205 },
  },
  {
    to: PATHS.member,
    icon: UserRound,
    label: 'shell.me',
    exact: true,
    audience: 'loggedIn',
    Badge: lazyPart(() => import('../withdrawal/shared/receipt-badge')),
    menus: { foot: 130 },
  },
];
