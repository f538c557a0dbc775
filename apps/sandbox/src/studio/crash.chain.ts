import { createHash } from 'node:crypto';
import type { ChainProof } from '../../common/api.js';
import type { Randomness } from '../vendor/randomness.js';
import type { CrashChain } from '../vendor/records.js';
import type { VendorStore } from '../vendor/store.js';

const LENGTH = 100_000;
const BYTES = 32;

export interface ChainLink {
  chain: number;
  index: number;
}

const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

/**
 * The published chains of crash rounds. A chain is generated backwards: its seed is the hash of the last round, the hash
 * of each round is the SHA-256 of the next one's, and the hash before the first is published with the salt.
 */
export class Chains {
  readonly #hashes = new Map<number, Buffer>();
  /** The round that is being played. */
  #current: ChainLink | null = null;

  constructor(
    readonly store: VendorStore,
    readonly randomness: Randomness,
    readonly length = LENGTH,
  ) {}

  /** The chain in use; a new one if there is none, or if it is used up. */
  inUse(): CrashChain {
    const last = this.store.lastChain();
    return last && last.index < last.length ? last : this.#create((last?.number ?? -1) + 1);
  }

  /** Starts the next round and stores that, so that no round is played twice. */
  next(): ChainLink {
    const chain = this.inUse();
    const index = chain.index + 1;
    this.store.save({ chain: { ...chain, index } });
    this.#current = { chain: chain.number, index };
    return this.#current;
  }

  /** Ends the current round, whose hash may then be revealed. */
  end(): void {
    this.#current = null;
  }

  isOver(link: ChainLink): boolean {
    return this.#current?.chain !== link.chain || this.#current.index !== link.index;
  }

  /** In hexadecimal. Index 0 is the terminal hash. */
  hashOf({ chain, index }: ChainLink): string {
    const known = this.#chain(chain);
    const hashes = this.#hashes.get(chain) ?? this.#unroll(known);
    return hashes.subarray(index * BYTES, (index + 1) * BYTES).toString('hex');
  }

  saltOf({ chain }: ChainLink): string {
    return this.#chain(chain).salt;
  }

  proofOf(link: ChainLink): ChainProof {
    const { salt, terminalHash } = this.#chain(link.chain);
    return {
      kind: 'chain',
      index: link.index,
      commitment: this.hashOf({ ...link, index: link.index - 1 }),
      hash: this.isOver(link) ? this.hashOf(link) : null,
      salt,
      terminalHash,
    };
  }

  #chain(number: number): CrashChain {
    const chain = this.store.chain(number);
    if (!chain) throw new Error(`no chain ${number}`);
    return chain;
  }

  #create(number: number): CrashChain {
    const chain: CrashChain = {
      number,
      seed: this.randomness.hex(`chain:${number}`, BYTES),
      salt: this.randomness.hex(`salt:${number}`, BYTES),
      terminalHash: '',
      length: this.length,
      index: 0,
    };
    chain.terminalHash = this.#unroll(chain).subarray(0, BYTES).toString('hex');
    this.store.save({ chain });
    return chain;
  }

  #unroll({ number, seed, length }: CrashChain): Buffer {
    const hashes = Buffer.alloc((length + 1) * BYTES);
    let hash: Buffer = Buffer.from(seed, 'hex');
    for (let index = length; index >= 0; index -= 1) {
      hash.copy(hashes, index * BYTES);
      hash = sha256(hash);
    }
    this.#hashes.set(number, hashes);
    return hashes;
  }
}
