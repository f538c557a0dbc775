import type { CatalogueChangeKind } from '../common/catalogue-change.js';
import type { ListedTitle, VendorList } from './listed-titles.js';

/** A title of the brand, as far as its vendor's list decides about it. */
export interface OwnTitle extends ListedTitle {
  withdrawn: boolean;
}

export interface CatalogueDifference {
  gameCode: string;
  kind: CatalogueChangeKind;
  /** `null` for a title that the brand does not have. */
  own: ListedTitle | null;
  /** `null` for a title that the vendor does not list. */
  listed: ListedTitle | null;
}

/**
 * What differs between a brand's titles and its vendor's list. Names in languages that the vendor does not offer stay, and
 * whether a title can be tried is the brand's choice. While an entry is unreadable, no title counts as withdrawn.
 */
export function compareCatalogues(
  own: readonly OwnTitle[],
  { titles, unreadable }: VendorList,
): CatalogueDifference[] {
  const known = new Map(own.map((title) => [title.gameCode, title]));
  const listed = new Set(titles.map(({ gameCode }) => gameCode));
  const differences = titles.flatMap((title): CatalogueDifference[] => {
    const { gameCode } = title;
    const mine = known.get(gameCode);
    if (!mine) return [{ gameCode, kind: 'added', own: null, listed: title }];
    const { withdrawn, ...before } = mine;
    if (withdrawn) return [{ gameCode, kind: 'returned', own: before, listed: title }];
    return isSame(before, title) ? [] : [{ gameCode, kind: 'changed', own: before, listed: title }];
  });
  const missing =
    unreadable > 0 ? [] : own.filter(({ gameCode, withdrawn }) => !withdrawn && !listed.has(gameCode));
  return [
    ...differences,
    ...missing.map(
      ({ withdrawn: _, ...title }): CatalogueDifference => ({
        gameCode: title.gameCode,
        kind: 'withdrawn',
        own: title,
        listed: null,
      }),
    ),
  ];
}

const COMPARED = ['gameType', 'classify', 'minBet', 'maxBet', 'largestWin', 'edgePpm', 'image'] as const;

const isSame = (own: ListedTitle, listed: ListedTitle): boolean =>
  COMPARED.every((field) => own[field] === listed[field]) &&
  Object.entries(listed.names).every(([language, name]) => own.names[language] === name);
