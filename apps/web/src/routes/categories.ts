import type { CategoryCode } from '../ui/art/category-icon';
import { LOBBY_PATHS, PATHS } from './paths';

export interface CategoryLink {
  code: CategoryCode & (keyof typeof LOBBY_PATHS | 'HOME' | 'FAV');
  path: string;
}

const CATEGORIES = Object.entries({ HOME: PATHS.home, ...LOBBY_PATHS, FAV: PATHS.favourites }).map(
  ([code, path]) => ({ code, path }) as CategoryLink,
);

const ALWAYS = new Set<CategoryLink['code']>(['HOME', 'COCKFIGHT', 'FAV']);

/** Categories for the navigation: those with games, and the three that are always there; all where no menus are known. */
export function categoryLinks(menus: { gameType: string }[] | undefined): CategoryLink[] {
  const present = new Set(menus?.map((menu) => menu.gameType));
  return CATEGORIES.filter(({ code }) => ALWAYS.has(code) || present.has(code) || !menus);
}
