import { CirclePlus, Landmark } from 'lucide-react';
import type { MenuEntry } from '../../routes/menu-entry';
import { PATHS } from '../../routes/paths';

export const depositEntries: MenuEntry[] = [
  {
    to: PATHS.deposit,
    icon: CirclePlus,
    label: 'shell.deposit',
    exact: true,
    audience: 'members',
    menus: { foot: 110, agents: 110 },
  },
  {
    to: PATHS.deposits,
    icon: Landmark,
    label: 'shell.depositHistory',
    audience: 'members',
    menus: { side: 230, account: 250 },
  },
];
