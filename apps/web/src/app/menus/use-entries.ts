import { isModuleOn } from '#libs/site/common/modules';
import { isOpenWhileClosed } from '#libs/site/common/open-places';
import { type KnownMember, useKnownMember } from '../../data/session/known-member';
import { useExpectsMember } from '../../data/session/use-expects-member';
import { useReadConfig } from '../../data/site/read-config';
import { useIsSiteClosed } from '../../data/site/site-status';
import { createStore, useStore } from '../../data/store';
import type { Audience, MenuEntry, MenuName } from '../../routes/menu-entry';
import { PATHS } from '../../routes/paths';
import { ENTRIES } from './entries';

export const keyOf = (entry: MenuEntry): string => ('to' in entry ? entry.to : entry.id);

const table = createStore<readonly MenuEntry[]>(ENTRIES);

/** Adds what comes after the first picture; once. */
export function addEntries(later: readonly MenuEntry[]): void {
  if (table.get() === ENTRIES) table.set([...ENTRIES, ...later]);
}

/**
 * The entries of menus for who is here, in their order and in the groups that rules part. Until it is known who is logged in, a
 * member with a full account is taken to be; until the brand's settings are, its switches are taken to be on. Until all
 * entries are there, the first group alone is: nothing is pushed aside by what comes. While the site is closed, what leads to
 * a closed page is left out.
 */
export function useEntries(...menus: MenuName[]): [group: number, entries: MenuEntry[]][] {
  const entries = useStore(table);
  const expected = useExpectsMember();
  const member = useKnownMember();
  const config = useReadConfig();
  const closed = useIsSiteClosed();
  const groups = new Map<number, MenuEntry[]>();
  for (const [place, entry] of placesIn(entries, menus)) {
    const { audience, module, isOffered } = entry;
    if (closed && !staysOpen(entry)) continue;
    const group = Math.floor(place / 100);
    if (entries === ENTRIES && group > 1) continue;
    if (audience && !isFor(audience, expected, member)) continue;
    if (module && config && !isModuleOn(config.whitelabel, module)) continue;
    if (isOffered && !(config && isOffered(config))) continue;
    groups.set(group, [...(groups.get(group) ?? []), entry]);
  }
  return [...groups];
}

const placesIn = (entries: readonly MenuEntry[], menus: MenuName[]): [number, MenuEntry][] =>
  entries
    .flatMap((entry) => menus.map((menu): [number, MenuEntry] => [entry.menus[menu] ?? 0, entry]))
    .filter(([place]) => place > 0)
    .sort(([one], [other]) => one - other);

const staysOpen = (entry: MenuEntry): boolean =>
  'to' in entry ? entry.to === PATHS.login || isOpenWhileClosed(entry.to) : !entry.closes;

function isFor(audience: Audience, expected: boolean, member: KnownMember | null): boolean {
  if (audience === 'guests') return !expected;
  if (!expected) return false;
  switch (audience) {
    case 'loggedIn':
      return true;
    case 'trials':
      return member?.trial === true;
    case 'members':
      return member?.trial !== true;
    case 'players':
      return member !== null && !member.trial && !member.agent;
    case 'agents':
      return member?.agent === true;
    case 'walletOwners':
      return member?.wallets === true;
    case 'downlines':
      return member?.downline === true;
  }
}
