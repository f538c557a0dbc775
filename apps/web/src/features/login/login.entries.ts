import { LogIn, Network } from 'lucide-react';
import { AGENT_POLICY } from '#libs/site/common/modules';
import type { MenuEntry } from '../../routes/menu-entry';
import { PATHS } from '../../routes/paths';

export const loginEntries: MenuEntry[] = [
  {
    to: PATHS.login,
    icon: LogIn,
    label: 'shell.login',
    exact: true,
    overPage: true,
    audience: 'guests',
    menus: { foot: 110 },
  },
  {
    to: PATHS.agentLogin,
    icon: Network,
    label: 'shell.forAgents',
    module: AGENT_POLICY,
    menus: { footer: 130 },
  },
];
