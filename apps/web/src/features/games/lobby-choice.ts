import { useSearchParams } from 'react-router-dom';
import { oneOf } from '../../lists/list-choice';
import type { LobbyCode } from '../../routes/paths';

/** `NEW` stands in the casino alone; the last two are the member's own. */
export const TABS = ['ALL', 'HOT', 'NEW', 'RECENT', 'FAV'] as const;
export type Tab = (typeof TABS)[number];
/** Scratch cards, video poker, jackpots, table games, arcade and bingo. */
export const CLASSES = ['SC', 'VP', 'JP', 'TG', 'AC', 'BG'] as const;
export type GameClass = (typeof CLASSES)[number];

/** What of a category is on show: a class, or all classes by a tab, each of one vendor or of all. */
export interface LobbyChoice {
  tab: Tab;
  gameClass: GameClass | '';
  vendor: string;
  /** How many pages are on show together. */
  pages: number;
}

const FIRST: LobbyChoice = { tab: 'ALL', gameClass: '', vendor: '', pages: 1 };
const MOST_PAGES = 125;

export const tabsOf = (category: LobbyCode): Tab[] =>
  TABS.filter((tab) => tab !== 'NEW' || category === 'RNG');

/** What cannot be meant gives the default. */
export function readLobbyChoice(search: URLSearchParams, category: LobbyCode): LobbyChoice {
  const gameClass = oneOf(CLASSES, '')(search.get('class'));
  const vendor = search.get('vendor') ?? '';
  const pages = Number(search.get('pages') ?? 1);
  return {
    tab: gameClass ? 'ALL' : oneOf(tabsOf(category), 'ALL')(search.get('tab')),
    gameClass,
    vendor: vendor.length <= 40 ? vendor : '',
    pages: Number.isInteger(pages) && pages >= 1 && pages <= MOST_PAGES ? pages : 1,
  };
}

/** The query of a choice, which leaves out defaults: '' or '?tab=HOT'. */
export function lobbyQuery(choice: Partial<LobbyChoice>): string {
  const { tab, gameClass, vendor, pages } = { ...FIRST, ...choice };
  const search = new URLSearchParams();
  if (tab !== 'ALL') search.set('tab', tab);
  if (gameClass) search.set('class', gameClass);
  if (vendor) search.set('vendor', vendor);
  if (pages > 1) search.set('pages', String(pages));
  return search.size > 0 ? `?${search}` : '';
}

/** The choice of a lobby, which stands in the address, so that the way back leads to it. */
export function useLobbyChoice(category: LobbyCode) {
  const [search, setSearch] = useSearchParams();
  const choice = readLobbyChoice(search, category);
  const showMore = () => setSearch(lobbyQuery({ ...choice, pages: choice.pages + 1 }), { replace: true });
  return { choice, showMore: choice.pages < MOST_PAGES ? showMore : null };
}
