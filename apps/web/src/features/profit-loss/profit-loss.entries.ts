import { ChartColumn, ChartNoAxesCombined } from 'lucide-react';
import type { MenuEntry } from '../../routes/menu-entry';
import { PATHS } from '../../routes/paths';

export const profitLossEntries: MenuEntry[] = [
  {
    to: PATHS.personalProfit,
    icon: ChartNoAxesCombined,
    label: 'profit.title',
    audience: 'members',
    menus: { side: 255, account: 292 },
  },
  {
    to: PATHS.income,
    icon: ChartColumn,
    label: 'shell.income',
    audience: 'players',
    menus: { account: 235 },
  },
];
