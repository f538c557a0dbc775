import { Gift, Megaphone } from 'lucide-react';
import type { MenuEntry } from '../../routes/menu-entry';
import { PATHS } from '../../routes/paths';

export const announcementEntries: MenuEntry[] = [
  {
    to: PATHS.promotions,
    icon: Gift,
    label: 'announcements.promotions',
    menus: { top: 110, side: 110, footer: 110 },
  },
  {
    to: PATHS.announcements,
    icon: Megaphone,
    label: 'announcements.title',
    menus: { side: 120, footer: 120 },
  },
];
