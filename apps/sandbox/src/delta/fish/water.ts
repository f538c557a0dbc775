import { floats } from '../../../common/fairness.js';
import { type Fish, isInView, WAVE_MS, WAVE_NUMBERS, waveOf, wavesAt } from '../../../common/fish/water.js';
import { GameError } from '../../vendor/game-error.js';
import type { Seeds } from '../../vendor/seeds.service.js';
import { MONSOON_FISH } from './catalogue.js';

/** A shot at a fish that has just left still counts: it was seen when the shot was fired. */
const GRACE_MS = 1_000;
/** Whose seed pair the water follows from. A player's name has a colon. */
const OWNER = 'the water';

/**
 * The one water of all players. It follows from a stored seed and the time, so that it is the same after a restart; only who
 * was killed before is forgotten.
 */
export class Water {
  readonly #waves = new Map<number, Fish[]>();
  readonly #killed = new Set<string>();

  constructor(readonly seeds: Seeds) {}

  /** A wave's fish that were not killed. */
  async wave(wave: number): Promise<Fish[]> {
    const fish = await this.#load(wave);
    return fish.filter(({ id }) => !this.#killed.has(id));
  }

  /** What swims at a time, and what comes in the next minute. */
  async around(at: number): Promise<Fish[]> {
    const waves = [...wavesAt(at), Math.floor(at / WAVE_MS) + 1];
    const fish = await Promise.all(waves.map((wave) => this.wave(wave)));
    return fish.flat().filter(({ leavesAt }) => leavesAt > at);
  }

  /** Makes sure that `target` knows the fish of a time, and forgets those that are gone. */
  async prepare(at: number): Promise<void> {
    await Promise.all(wavesAt(at).map((wave) => this.#load(wave)));
    const first = Math.floor(at / WAVE_MS) - 1;
    for (const [wave, fish] of this.#waves) {
      if (wave >= first) continue;
      this.#waves.delete(wave);
      for (const { id } of fish) this.#killed.delete(id);
    }
  }

  /** A fish that can be shot at. @throws GameError round_closed where there is none */
  target(id: string, kind: string, at: number): Fish {
    const fish = wavesAt(at)
      .flatMap((wave) => this.#waves.get(wave) ?? [])
      .find((one) => one.id === id && one.kind === kind);
    const seen = fish && (isInView(fish, at) || isInView(fish, at - GRACE_MS));
    if (!fish || !seen || this.#killed.has(id)) throw new GameError('round_closed');
    return fish;
  }

  kill({ id }: Fish): void {
    this.#killed.add(id);
  }

  async #load(wave: number): Promise<Fish[]> {
    const known = this.#waves.get(wave);
    if (known) return known;
    const { serverSeed, clientSeed } = this.seeds.current(OWNER, MONSOON_FISH.code);
    const fish = waveOf(await floats({ serverSeed, clientSeed, nonce: wave }, WAVE_NUMBERS), wave);
    this.#waves.set(wave, fish);
    return fish;
  }
}
