import { Headset } from 'lucide-react';
import { lazyPart } from '../../lazy/lazy-part';
import type { MenuEntry } from '../../routes/menu-entry';
import { ServiceButton } from './service-button';

const ServiceBadge = lazyPart(() => import('./service-badge'));

export const serviceEntries: MenuEntry[] = [
  {
    id: 'service',
    icon: Headset,
    label: 'shell.service',
    isOffered: ({ customerService }) => customerService.length > 0,
    Button: ServiceButton,
    Badge: ServiceBadge,
    menus: { side: 330, footer: 230, corner: 210, agents: 140, agentFooter: 110 },
  },
];
