import { UserPlus } from 'lucide-react';
import { lazyPart } from '../../lazy/lazy-part';
import type { MenuEntry } from '../../routes/menu-entry';

const FullAccountButton = lazyPart(() => import('./full-account-button'));

/** The way from a trial account to a full one. */
export const gateEntries: MenuEntry[] = [
  {
    id: 'full-account',
    icon: UserPlus,
    label: 'games.openAccount',
    audience: 'trials',
    Button: FullAccountButton,
    closes: true,
    menus: { account: 210 },
  },
  {
    id: 'register-from-trial',
    icon: UserPlus,
    label: 'shell.register',
    audience: 'trials',
    Button: FullAccountButton,
    closes: true,
    menus: { foot: 120 },
  },
];
