import { History, Search } from 'lucide-react';
import type { MenuEntry } from '../../routes/menu-entry';
import { PATHS } from '../../routes/paths';
import { SearchButton } from './search-button';

export const gameEntries: MenuEntry[] = [
  {
    id: 'search',
    icon: Search,
    label: 'games.search',
    closes: true,
    Button: SearchButton,
    menus: { side: 200 },
  },
  {
    to: PATHS.recent,
    icon: History,
    label: 'category.RECENT',
    audience: 'loggedIn',
    menus: { side: 210, account: 220 },
  },
  {
    to: PATHS.recent,
    icon: History,
    label: 'category.RECENT',
    audience: 'trials',
    menus: { foot: 110 },
  },
];
