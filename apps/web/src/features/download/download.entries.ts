import { Download } from 'lucide-react';
import type { MenuEntry } from '../../routes/menu-entry';
import { PATHS } from '../../routes/paths';

export const downloadEntries: MenuEntry[] = [
  {
    to: PATHS.download,
    icon: Download,
    label: 'shell.download',
    isOffered: ({ downloads }) => downloads.length > 0,
    menus: { side: 320, footer: 220, corner: 110 },
  },
];
