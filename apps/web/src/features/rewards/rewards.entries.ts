import { Crown, Percent, Sparkles } from 'lucide-react';
import { MANUAL_REBATE, POINTS, VIP } from '#libs/site/common/modules';
import type { MenuEntry } from '../../routes/menu-entry';
import { PATHS } from '../../routes/paths';

export const rewardEntries: MenuEntry[] = [
  {
    to: PATHS.vip,
    icon: Crown,
    label: 'shell.vip',
    audience: 'members',
    module: VIP,
    menus: { side: 222, account: 236 },
  },
  {
    to: PATHS.rebate,
    icon: Percent,
    label: 'shell.rebate',
    audience: 'members',
    module: MANUAL_REBATE,
    menus: { side: 224, account: 237 },
  },
  {
    to: PATHS.points,
    icon: Sparkles,
    label: 'shell.points',
    audience: 'members',
    module: POINTS,
    menus: { side: 226, account: 238 },
  },
];
