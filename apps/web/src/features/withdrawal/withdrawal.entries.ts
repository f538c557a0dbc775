import { HandCoins, Wallet } from 'lucide-react';
import { lazyPart } from '../../lazy/lazy-part';
import type { MenuEntry } from '../../routes/menu-entry';
import { PATHS } from '../../routes/paths';

export const withdrawalEntries: MenuEntry[] = [
  {
    to: PATHS.withdraw,
    icon: Wallet,
    label: 'shell.withdraw',
    audience: 'members',
    menus: { account: 240, agents: 120 },
  },
  {
    to: PATHS.withdrawals,
    icon: HandCoins,
    label: 'shell.withdrawalHistory',
    audience: 'members',
    Badge: lazyPart(() => import('./shared/receipt-badge')),
    menus: { side: 240, account: 260 },
  },
];
