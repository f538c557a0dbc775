import { Inbox } from 'lucide-react';
import { lazyPart } from '../../lazy/lazy-part';
import type { MenuEntry } from '../../routes/menu-entry';
import { PATHS } from '../../routes/paths';

export const messageEntries: MenuEntry[] = [
  {
    to: PATHS.messages,
    icon: Inbox,
    label: 'shell.messages',
    exact: true,
    audience: 'members',
    Badge: lazyPart(() => import('./unread-badge')),
    menus: { side: 270, account: 280, foot: 120, agents: 130 },
  },
];
