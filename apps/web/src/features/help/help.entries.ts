import { CircleHelp } from 'lucide-react';
import type { MenuEntry } from '../../routes/menu-entry';
import { PATHS } from '../../routes/paths';

export const helpEntries: MenuEntry[] = [
  {
    to: PATHS.help,
    icon: CircleHelp,
    label: 'shell.help',
    menus: { side: 340, footer: 240, agentFooter: 120 },
  },
];
