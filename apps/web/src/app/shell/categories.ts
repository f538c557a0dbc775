import type { CategoryCode } from '../../ui/art/category-icon';
import { useStart } from '../start-context';

export interface CategoryLink {
  code: CategoryCode &
    (
      | 'HOME'
      | 'ELOTT'
      | 'LOTT'
      | 'LIVE'
      | 'SPORTS'
      | 'FISH'
      | 'RNG'
      | 'PVP'
      | 'ESPORTS'
      | 'COCKFIGHT'
      | 'FAV'
    );
  path: string;
}

const ALL: CategoryLink[] = [
  { code: 'HOME', path: '/' },
  { code: 'ELOTT', path: '/elott' },
  { code: 'LOTT', path: '/lott' },
  { code: 'LIVE', path: '/live' },
  { code: 'SPORTS', path: '/sports' },
  { code: 'FISH', path: '/fish' },
  { code: 'RNG', path: '/rng' },
  { code: 'PVP', path: '/pvp' },
  { code: 'ESPORTS', path: '/esports' },
  { code: 'COCKFIGHT', path: '/cockfight' },
  { code: 'FAV', path: '/favorite' },
];

const ALWAYS = new Set(['HOME', 'COCKFIGHT', 'FAV']);

/** Categories for the navigation: those with games, and the three that are always there; all where no menus are known. */
export function categoryLinks(menus: { gameType: string }[] | undefined): CategoryLink[] {
  const present = new Set(menus?.map((menu) => menu.gameType));
  return ALL.filter(({ code }) => ALWAYS.has(code) || present.has(code) || !menus);
}

export function useCategories(): CategoryLink[] {
  return categoryLinks(useStart().home?.menus);
}
