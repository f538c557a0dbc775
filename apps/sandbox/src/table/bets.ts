import { poolOf, type Stakes } from '../../common/shared-round/rules.js';
import { GameError } from '../vendor/game-error.js';
import { playerOf, poolKeyOf, type Round, type Session } from '../vendor/records.js';

export interface TableBet {
  session: Session;
  round: Round;
  stakes: Stakes;
  /** Null until the result. */
  payout: bigint | null;
}

/** The bets of one round, one of each player. */
export class RoundBets<Bet extends { session: Session }> {
  readonly #placed = new Map<string, Bet>();
  readonly #placing = new Set<string>();
  /** Rejects with round_closed once the bets are closed. */
  readonly closed: Promise<never>;
  close: () => void = () => undefined;

  constructor() {
    this.closed = new Promise((_, reject) => {
      this.close = () => reject(new GameError('round_closed'));
    });
    // Nobody may be waiting for it.
    this.closed.catch(() => undefined);
  }

  get size(): number {
    return this.#placed.size;
  }

  all(): Bet[] {
    return [...this.#placed.values()];
  }

  of(session: Session): Bet | undefined {
    return this.#placed.get(playerOf(session));
  }

  /** Keeps the player's place while `place` runs. @throws GameError limit for a second bet */
  async add(session: Session, place: () => Promise<Bet>): Promise<Bet> {
    const player = playerOf(session);
    if (this.#placed.has(player) || this.#placing.has(player))
      throw new GameError('limit', { rule: 'bets', value: '1' });
    this.#placing.add(player);
    try {
      const bet = await place();
      this.#placed.set(player, bet);
      return bet;
    } finally {
      this.#placing.delete(player);
    }
  }
}

/** The bets at a table, in one pool for each operator, currency and kind of money. */
export class TableBets extends RoundBets<TableBet> {
  pools(): Map<string, Stakes> {
    const players = new Map<string, Stakes[]>();
    for (const { session, stakes } of this.all()) {
      const key = poolKeyOf(session);
      players.set(key, [...(players.get(key) ?? []), stakes]);
    }
    return new Map([...players].map(([key, stakes]) => [key, poolOf(stakes)]));
  }
}
