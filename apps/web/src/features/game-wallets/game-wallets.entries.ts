import { ArrowLeftRight } from 'lucide-react';
import type { MenuEntry } from '../../routes/menu-entry';
import { PATHS } from '../../routes/paths';

export const gameWalletEntries: MenuEntry[] = [
  {
    to: PATHS.transferFund,
    icon: ArrowLeftRight,
    label: 'shell.gameWallets',
    audience: 'walletOwners',
    menus: { side: 235, account: 245 },
  },
];
