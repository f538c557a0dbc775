import type { GameCode } from '../../common/api.js';
import type { VendorCode } from './codes.js';
import { GameError } from './game-error.js';
import { KeyedQueue } from './keyed-queue.js';
import { Randomness } from './randomness.js';
import { type Listing, type Reskin, reskinsAmong } from './reskins.js';
import { Seeds } from './seeds.service.js';
import { type SessionMoney, Sessions } from './sessions.service.js';
import type { VendorStore } from './store.js';
import type { Title } from './title.js';

export interface VendorOptions {
  file: string;
  seed: string | undefined;
  /** Titles that open games under other names; those of other companies' games are left out. */
  reskins?: readonly Reskin[];
}

/** What a vendor offers under each code by which portals know it. */
export type Offers = Partial<Record<VendorCode, readonly Title[]>>;

/** The titles of both, under the same codes. */
export function joinOffers(one: Offers, other: Offers): Offers {
  const codes = new Set([...Object.keys(one), ...Object.keys(other)] as VendorCode[]);
  return Object.fromEntries([...codes].map((code) => [code, [...(one[code] ?? []), ...(other[code] ?? [])]]));
}

/** What a vendor is made of: where its data is, what its seeds follow from, and who keeps its players' money. */
export interface VendorParts {
  store: VendorStore;
  seed: string | undefined;
  money: SessionMoney;
  reskins?: readonly Reskin[];
}

/** What every vendor does, whatever its games are and whoever keeps the money: sessions and seeds. */
export class Vendor {
  readonly codes: readonly VendorCode[];
  readonly randomness: Randomness;
  readonly turns = new KeyedQueue();
  readonly store: VendorStore;
  readonly seeds: Seeds;
  readonly sessions: Sessions;
  readonly #listings: ReadonlyMap<VendorCode, ReadonlyMap<string, Listing>>;

  constructor(
    readonly offers: Offers,
    { store, seed, money, reskins = [] }: VendorParts,
  ) {
    this.#listings = this.#listed(reskins);
    this.codes = [...this.#listings.keys()];
    this.randomness = new Randomness(seed);
    this.store = store;
    this.seeds = new Seeds(store, this.randomness);
    this.sessions = new Sessions(store, money, this.turns);
  }

  /** The games that are offered under a code, each with the title of its own. */
  titlesOf(code: VendorCode): readonly Title[] {
    return this.offers[code] ?? [];
  }

  /** What a portal finds in the list: the games, and their reskins after them. */
  listingsOf(code: VendorCode): Listing[] {
    return [...(this.#listings.get(code)?.values() ?? [])];
  }

  listing(code: VendorCode, title: string): Listing | undefined {
    return this.#listings.get(code)?.get(title);
  }

  /** @throws GameError invalid_input for a game that is not offered */
  titleOf(game: GameCode): Title {
    const title = Object.values(this.offers)
      .flat()
      .find(({ code }) => code === game);
    if (!title) throw new GameError('invalid_input', { field: 'game' });
    return title;
  }

  #listed(reskins: readonly Reskin[]): Map<VendorCode, Map<string, Listing>> {
    const listings = new Map<VendorCode, Map<string, Listing>>();
    const add = (vendor: VendorCode, listing: Listing) => {
      const known = listings.get(vendor) ?? new Map<string, Listing>();
      listings.set(vendor, known.set(listing.code, listing));
    };
    for (const code of Object.keys(this.offers) as VendorCode[])
      for (const title of this.titlesOf(code)) add(code, { ...title, game: title.code });
    for (const { vendor, ...reskin } of reskinsAmong(reskins, Object.values(this.offers).flat()))
      add(vendor, { ...this.titleOf(reskin.game), ...reskin });
    return listings;
  }
}
