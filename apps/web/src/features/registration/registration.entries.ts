import { UserPlus } from 'lucide-react';
import type { MenuEntry } from '../../routes/menu-entry';
import { PATHS } from '../../routes/paths';

export const registrationEntries: MenuEntry[] = [
  {
    to: PATHS.register,
    icon: UserPlus,
    label: 'shell.register',
    exact: true,
    overPage: true,
    audience: 'guests',
    menus: { foot: 120 },
  },
];
