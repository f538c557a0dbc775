import { Gift } from 'lucide-react';
import type { MenuEntry } from '../../routes/menu-entry';
import { PATHS } from '../../routes/paths';

export const bonusEntries: MenuEntry[] = [
  {
    to: PATHS.bonusDetails,
    icon: Gift,
    label: 'shell.bonuses',
    audience: 'members',
    menus: { side: 232, account: 242 },
  },
];
