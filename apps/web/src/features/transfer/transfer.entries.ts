import { Send } from 'lucide-react';
import type { MenuEntry } from '../../routes/menu-entry';
import { PATHS } from '../../routes/paths';

export const transferEntries: MenuEntry[] = [
  {
    to: PATHS.transfer,
    icon: Send,
    label: 'shell.transfer',
    audience: 'downlines',
    menus: { account: 270 },
  },
];
