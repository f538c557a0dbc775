import { ShieldCheck } from 'lucide-react';
import type { MenuEntry } from '../../routes/menu-entry';
import { PATHS } from '../../routes/paths';

export const securityEntries: MenuEntry[] = [
  {
    to: PATHS.security,
    icon: ShieldCheck,
    label: 'shell.security',
    audience: 'members',
    menus: { side: 260, account: 295 },
  },
];
