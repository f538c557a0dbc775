import { Headset } from 'lucide-react';
import type { MenuEntry } from '../../routes/menu-entry';
import { ServiceButton } from './service-button';

export const serviceEntries: MenuEntry[] = [
  {
    id: 'service',
    icon: Headset,
    label: 'shell.service',
    isOffered: ({ customerService }) => customerService.length > 0,
    Button: ServiceButton,
    menus: { side: 330, footer: 230, corner: 210, agents: 140, agentFooter: 110 },
  },
];
