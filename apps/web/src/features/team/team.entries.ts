import { ChartColumn, Network } from 'lucide-react';
import type { MenuEntry } from '../../routes/menu-entry';
import { agentPath, PATHS } from '../../routes/paths';

/** The ways to the agents' side; its own pages stand in `app/agent-centre/agent-pages-table.ts`. */
export const teamEntries: MenuEntry[] = [
  {
    to: PATHS.agentCentre,
    icon: Network,
    label: 'shell.agent',
    audience: 'agents',
    menus: { account: 110 },
  },
  {
    to: agentPath('agentRevenueReport'),
    icon: ChartColumn,
    label: 'shell.income',
    audience: 'agents',
    menus: { account: 120 },
  },
];
