import { Award, Target, UserPlus } from 'lucide-react';
import { MISSION, REFERRAL } from '#libs/site/common/modules';
import { lazyPart } from '../../lazy/lazy-part';
import type { MenuEntry } from '../../routes/menu-entry';
import { PATHS } from '../../routes/paths';

export const promotionEntries: MenuEntry[] = [
  {
    to: PATHS.missions,
    icon: Target,
    label: 'shell.missions',
    audience: 'members',
    module: MISSION,
    Badge: lazyPart(() => import('./missions/mission-badge')),
    menus: { side: 223, account: 239 },
  },
  {
    to: PATHS.referral,
    icon: UserPlus,
    label: 'shell.referral',
    audience: 'members',
    module: REFERRAL,
    menus: { side: 225, account: 240 },
  },
  {
    to: PATHS.rewardCenter,
    icon: Award,
    label: 'shell.rewardCenter',
    audience: 'members',
    Badge: lazyPart(() => import('./reward-badge')),
    menus: { side: 231, account: 241 },
  },
];
