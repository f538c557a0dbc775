import { type DrawSeeds, HOUSIE_CODE } from '../../common/housie/game.js';
import type { DrawProof } from '../../common/housie/outcome.js';
import { type Randomness, sha256Hex } from '../vendor/randomness.js';
import type { HousieDraw } from '../vendor/records.js';
import type { VendorStore } from '../vendor/store.js';

const SEED_BYTES = 32;

/** The draws of the room: committed to before their sale, and revealed after the last ball. */
export class Draws {
  /** The one in play, whose seed is secret. */
  #current: number | null = null;

  constructor(
    readonly store: VendorStore,
    readonly randomness: Randomness,
  ) {}

  /** Opens the next one and stores that, so that none is drawn twice. */
  next(): HousieDraw {
    const number = (this.store.draws().at(-1)?.number ?? -1) + 1;
    const seed = this.randomness.hex(`draw:${number}`, SEED_BYTES);
    const draw: HousieDraw = { number, seed, seedHash: sha256Hex(seed), sold: null, balls: 0 };
    this.store.save({ draw });
    this.#current = number;
    return draw;
  }

  /** Ends the one in play; its seed may be revealed. */
  end(): void {
    this.#current = null;
  }

  /** @throws Error for a draw that there is not */
  of(number: number): HousieDraw {
    const draw = this.store.draw(number);
    if (!draw) throw new Error(`no draw ${number}`);
    return draw;
  }

  proofOf(number: number): DrawProof {
    const draw = this.of(number);
    return {
      kind: 'draw',
      serverSeedHash: draw.seedHash,
      serverSeed: this.#current === number ? null : draw.seed,
      clientSeed: nameOf(draw),
    };
  }

  /** With how many balls the latest ones that are over ended, the newest first. */
  results(): string[] {
    const over = this.store.draws().filter(({ number, balls }) => balls > 0 && number !== this.#current);
    return over.map(({ balls }) => String(balls)).reverse();
  }
}

export const nameOf = ({ number }: HousieDraw): string => `${HOUSIE_CODE}-${number}`;

export const seedsOf = (draw: HousieDraw): DrawSeeds => ({ serverSeed: draw.seed, clientSeed: nameOf(draw) });
