import { type Book, isExpired } from '../../vendor/store.js';
import type { Deck, Hand, HandRecord } from './hand.records.js';

/** Hands, and the decks of the next ones. A hand is kept as long as the rounds that it proves. */
export class HandBook implements Book<HandRecord> {
  readonly #hands = new Map<string, Hand>();
  readonly #decks = new Map<string, Deck>();

  hand(id: string): Hand | undefined {
    return this.#hands.get(id);
  }

  /** Those that an earlier run did not finish. */
  open(): Hand[] {
    return [...this.#hands.values()].filter(({ state }) => state === 'open');
  }

  deck(table: string): Deck | undefined {
    return this.#decks.get(table);
  }

  keep(record: HandRecord): void {
    if ('hand' in record) this.#hands.set(record.hand.id, record.hand);
    else this.#decks.set(record.deck.table, record.deck);
  }

  records(): HandRecord[] {
    const now = Date.now();
    for (const hand of this.#hands.values())
      if (hand.state !== 'open' && isExpired(hand, now)) this.#hands.delete(hand.id);
    return [
      ...[...this.#hands.values()].map((hand) => ({ hand })),
      ...[...this.#decks.values()].map((deck) => ({ deck })),
    ];
  }
}
