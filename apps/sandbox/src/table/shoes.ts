import type { ShoeProof } from '../../common/shared-round/outcome.js';
import { shoeResults } from '../../common/shared-round/shoe.js';
import {
  type SharedRoundCode,
  type SharedRoundResult,
  sharedRoundRules,
} from '../../common/shared-round/titles.js';
import { type Randomness, sha256Hex } from '../vendor/randomness.js';
import type { Shoe } from '../vendor/records.js';
import type { VendorRecord, VendorStore } from '../vendor/store.js';

const SEED_BYTES = 32;
const ROAD = 60;

/** A round of a shoe, both counted from 0. */
export interface ShoePlace {
  shoe: number;
  index: number;
}

/** The shoes of one table: committed to before their first round, and revealed after the last one. */
export class Shoes {
  /** The round that is being played. */
  #current: ShoePlace | null = null;
  /** The results of the shoe in use. */
  #dealt: { shoe: number; results: SharedRoundResult[] } | null = null;

  constructor(
    readonly game: SharedRoundCode,
    readonly store: VendorStore,
    readonly randomness: Randomness,
  ) {}

  /** Opens the next round and stores that, so that no round is dealt twice. */
  next(): ShoePlace {
    const last = this.store.shoesOf(this.game).at(-1);
    const shoe = last && last.opened < last.rounds ? last : this.#create((last?.number ?? -1) + 1);
    this.store.save({ shoe: { ...shoe, opened: shoe.opened + 1 } });
    this.#current = { shoe: shoe.number, index: shoe.opened };
    return this.#current;
  }

  async resultOf({ shoe: number, index }: ShoePlace): Promise<SharedRoundResult> {
    if (this.#dealt?.shoe !== number) {
      const shoe = this.#shoe(number);
      const results = await shoeResults(this.game, { serverSeed: shoe.seed, clientSeed: nameOf(shoe) });
      this.#dealt = { shoe: number, results };
    }
    const result = this.#dealt.results[index];
    if (result === undefined) throw new Error(`no round ${index} in shoe ${number}`);
    return result;
  }

  /** What is stored when a round ends with this result. */
  ended(place: ShoePlace, result: SharedRoundResult): VendorRecord {
    const shoe = this.#shoe(place.shoe);
    return { shoe: { ...shoe, road: [...shoe.road, sharedRoundRules(this.game).road(result)] } };
  }

  /** Ends the current round; with the last one of a shoe its seed may be revealed. */
  end(): void {
    this.#current = null;
  }

  /** How the latest rounds ended, the oldest first. */
  road(): string[] {
    const road: string[] = [];
    for (const shoe of this.store.shoesOf(this.game).reverse()) {
      road.unshift(...shoe.road);
      if (road.length >= ROAD) break;
    }
    return road.slice(-ROAD);
  }

  proofOf({ shoe: number, index }: ShoePlace): ShoeProof {
    const shoe = this.#shoe(number);
    const over = shoe.opened === shoe.rounds && this.#current?.shoe !== number;
    return {
      kind: 'shoe',
      serverSeedHash: shoe.seedHash,
      serverSeed: over ? shoe.seed : null,
      clientSeed: nameOf(shoe),
      index,
    };
  }

  #shoe(number: number): Shoe {
    const shoe = this.store.shoe(this.game, number);
    if (!shoe) throw new Error(`no shoe ${number} of ${this.game}`);
    return shoe;
  }

  #create(number: number): Shoe {
    const seed = this.randomness.hex(`shoe:${this.game}:${number}`, SEED_BYTES);
    const { rounds } = sharedRoundRules(this.game);
    return { game: this.game, number, seed, seedHash: sha256Hex(seed), rounds, opened: 0, road: [] };
  }
}

const nameOf = ({ game, number }: Shoe): string => `${game}-${number}`;
