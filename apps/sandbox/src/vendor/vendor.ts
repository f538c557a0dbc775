import type { GameCode } from '../../common/api.js';
import type { VendorCode } from './codes.js';
import { GameError } from './game-error.js';
import { KeyedQueue } from './keyed-queue.js';
import { Randomness } from './randomness.js';
import { Seeds } from './seeds.service.js';
import { type SessionMoney, Sessions } from './sessions.service.js';
import type { VendorStore } from './store.js';
import type { Title } from './title.js';

export interface VendorOptions {
  file: string;
  seed: string | undefined;
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
}

/** What every vendor does, whatever its games are and whoever keeps the money: sessions and seeds. */
export class Vendor {
  readonly codes: readonly VendorCode[];
  readonly randomness: Randomness;
  readonly turns = new KeyedQueue();
  readonly store: VendorStore;
  readonly seeds: Seeds;
  readonly sessions: Sessions;

  constructor(
    readonly offers: Offers,
    { store, seed, money }: VendorParts,
  ) {
    this.codes = Object.keys(offers) as VendorCode[];
    this.randomness = new Randomness(seed);
    this.store = store;
    this.seeds = new Seeds(store, this.randomness);
    this.sessions = new Sessions(store, money, this.turns);
  }

  titlesOf(code: VendorCode): readonly Title[] {
    return this.offers[code] ?? [];
  }

  /** @throws GameError invalid_input for a game that is not offered */
  titleOf(game: GameCode): Title {
    for (const code of this.codes)
      for (const title of this.titlesOf(code)) if (title.code === game) return title;
    throw new GameError('invalid_input', { field: 'game' });
  }
}
