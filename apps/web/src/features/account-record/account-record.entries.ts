import { ScrollText } from 'lucide-react';
import type { MenuEntry } from '../../routes/menu-entry';
import { PATHS } from '../../routes/paths';

export const accountRecordEntries: MenuEntry[] = [
  {
    to: PATHS.accountRecord,
    icon: ScrollText,
    label: 'shell.accountRecord',
    audience: 'members',
    menus: { side: 250, account: 290 },
  },
];
