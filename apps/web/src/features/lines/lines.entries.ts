import { Gauge } from 'lucide-react';
import { lazyPart } from '../../lazy/lazy-part';
import type { MenuEntry } from '../../routes/menu-entry';

export const lineEntries: MenuEntry[] = [
  {
    id: 'lines',
    icon: Gauge,
    label: 'shell.lines',
    isOffered: ({ domainRoute }) => domainRoute.domainList.length > 1,
    Button: lazyPart(() => import('./lines-button')),
    menus: { side: 310, footer: 210 },
  },
];
