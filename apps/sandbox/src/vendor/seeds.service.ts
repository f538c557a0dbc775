import { randomUUID } from 'node:crypto';
import type { Fairness, GameCode, SeedProof, SeedsReply } from '../../common/api.js';
import type { Draw } from '../../common/fairness.js';
import { type Randomness, sha256Hex } from './randomness.js';
import type { SeedPair, Source } from './records.js';
import type { VendorStore } from './store.js';

const SERVER_SEED_BYTES = 32;
const CLIENT_SEED_BYTES = 8;

/** The seed pairs: one in use for each player and game. Calls for the same pair must not overlap. */
export class Seeds {
  constructor(
    readonly store: VendorStore,
    readonly randomness: Randomness,
  ) {}

  /** The pair in use; the first one is created on demand. */
  current(player: string, game: GameCode): SeedPair {
    const known = this.store.currentPair(player, game);
    if (known) return known;
    const pair = this.#create(player, game, 0);
    this.store.save({ pair });
    return pair;
  }

  /** What decides the next bet, and the pair after it, which is stored with the bet. */
  next(player: string, game: GameCode): { source: Source; pair: SeedPair } {
    const pair = this.current(player, game);
    return { source: { pair: pair.id, nonce: pair.nonce }, pair: { ...pair, nonce: pair.nonce + 1 } };
  }

  /** Reveals the server seed in use, and continues with a new one and the player's client seed. */
  rotate(player: string, game: GameCode, clientSeed: string): SeedsReply {
    const old = { ...this.current(player, game), revealedAt: Date.now() };
    const pair = { ...this.#create(player, game, old.number + 1), clientSeed };
    this.store.save({ pair: old }, { pair });
    return {
      revealed: {
        serverSeed: old.serverSeed,
        serverSeedHash: old.serverSeedHash,
        clientSeed: old.clientSeed,
        lastNonce: old.nonce === 0 ? null : old.nonce - 1,
      },
      fairness: fairnessOf(pair),
    };
  }

  #create(player: string, game: GameCode, number: number): SeedPair {
    const serverSeed = this.randomness.hex(`server:${game}:${number}`, SERVER_SEED_BYTES);
    return {
      id: randomUUID(),
      player,
      game,
      number,
      serverSeed,
      serverSeedHash: sha256Hex(serverSeed),
      clientSeed: this.randomness.hex(`client:${game}:${number}`, CLIENT_SEED_BYTES),
      nonce: 0,
      revealedAt: null,
    };
  }
}

export const fairnessOf = ({ serverSeedHash, clientSeed, nonce }: SeedPair): Fairness => ({
  serverSeedHash,
  clientSeed,
  nonce,
});

const proofOf = (pair: SeedPair, nonce: number): SeedProof => ({
  kind: 'seeds',
  serverSeedHash: pair.serverSeedHash,
  serverSeed: pair.revealedAt === null ? null : pair.serverSeed,
  clientSeed: pair.clientSeed,
  nonce,
});

/** @throws Error for a round without seeds, or whose seeds are gone */
export function seedsProofOf(store: VendorStore, source: Source): SeedProof {
  const pair = 'pair' in source ? store.pair(source.pair) : undefined;
  if (!pair || !('nonce' in source)) throw new Error('a round without seeds');
  return proofOf(pair, source.nonce);
}

/** @throws Error for a round of the crash game, which has no seeds */
export function drawOf(store: VendorStore, source: Source): Draw {
  const pair = 'pair' in source ? store.pair(source.pair) : undefined;
  if (!pair || !('nonce' in source)) throw new Error('a round without seeds');
  return { serverSeed: pair.serverSeed, clientSeed: pair.clientSeed, nonce: source.nonce };
}
