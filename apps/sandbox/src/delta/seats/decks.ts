import type { SeedProof } from '../../../common/api.js';
import { deckOf } from '../../../common/seats/deal.js';
import { type Randomness, sha256Hex } from '../../vendor/randomness.js';
import type { Source } from '../../vendor/records.js';
import type { Wallets } from '../wallets.service.js';
import type { Deck } from './hand.records.js';

const SEED_BYTES = 32;

/** The decks of tables: committed to before a hand by the hash of the seed, and revealed after it. */
export class Decks {
  constructor(
    readonly wallets: Wallets,
    readonly randomness: Randomness,
  ) {}

  /** The deck of a table's next hand. It is stored before anybody sees its hash. */
  next(table: string, name: string): Deck {
    const known = this.wallets.book.hands.deck(table);
    if (known) return known;
    const deck = this.#create(table, name, 0);
    this.wallets.store.save({ deck });
    return deck;
  }

  /** The deck after this one, to be stored with the hand that uses this one. */
  after({ table, name, number }: Deck): Deck {
    return this.#create(table, name, number + 1);
  }

  cardsOf({ seed, name, number }: Deck): Promise<number[]> {
    return deckOf({ serverSeed: seed, clientSeed: name, nonce: number });
  }

  /** @throws Error for a round of another game */
  proofOf(source: Source): SeedProof {
    const hand = 'hand' in source ? this.wallets.book.hands.hand(source.hand) : undefined;
    if (!hand) throw new Error('a round without a hand');
    const { seed, seedHash, name, number } = hand.deck;
    return {
      kind: 'seeds',
      serverSeedHash: seedHash,
      serverSeed: hand.state === 'open' ? null : seed,
      clientSeed: name,
      nonce: number,
    };
  }

  #create(table: string, name: string, number: number): Deck {
    const seed = this.randomness.hex(`deck:${table}:${number}`, SEED_BYTES);
    return { table, name, number, seed, seedHash: sha256Hex(seed) };
  }
}
