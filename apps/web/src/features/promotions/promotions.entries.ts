import { Award } from 'lucide-react';
import { lazyPart } from '../../lazy/lazy-part';
import type { MenuEntry } from '../../routes/menu-entry';
import { PATHS } from '../../routes/paths';

export const promotionEntries: MenuEntry[] = [
  {
    to: PATHS.rewardCenter,
    icon: Award,
    label: 'shell.rewardCenter',
    audience: 'members',
    Badge: lazyPart(() => import('./reward-badge')),
    menus: { side: 231, account: 241 },
  },
];
