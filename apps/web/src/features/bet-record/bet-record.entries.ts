import { ReceiptText } from 'lucide-react';
import type { MenuEntry } from '../../routes/menu-entry';
import { PATHS } from '../../routes/paths';

export const betRecordEntries: MenuEntry[] = [
  {
    to: PATHS.bets,
    icon: ReceiptText,
    label: 'bets.title',
    audience: 'members',
    menus: { side: 220, account: 230 },
  },
];
