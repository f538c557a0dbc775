import type { GameCode, Language } from '../../common/api.js';
import type { VendorCode } from './codes.js';
import type { Title } from './title.js';

/** English is shown where there is no name in the player's language. */
type Names = Partial<Record<Language, string>> & { en: string };

/** A title that opens another one's game under a name of its own. */
export interface Reskin {
  vendor: VendorCode;
  code: string;
  /** Whose rules, scene and limits it has. */
  game: GameCode;
  category: string;
  lobbyClass: string;
  names: Names;
}

/** A title as a portal finds it in its vendor's list. */
export interface Listing extends Omit<Title, 'code' | 'names'> {
  code: string;
  names: Names;
  game: GameCode;
}

/** How many colours the cloth above a game has beside the game's own. */
const LOOKS = 4;

/** By the code, so that a reskin always looks the same; 0 for the game's own title. */
export function lookOf({ title, game }: { title: string; game: GameCode }): number {
  if (title === game) return 0;
  const sum = [...title].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return 1 + (sum % LOOKS);
}

/** The reskins among `all` that a company with these games can open. */
export const reskinsAmong = (all: readonly Reskin[], games: readonly Title[]): Reskin[] => {
  const known = new Set<string>(games.map(({ code }) => code));
  return all.filter(({ game }) => known.has(game));
};
