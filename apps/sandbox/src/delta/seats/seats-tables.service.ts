import type { SeatsLevel, SeatsMoveRequest } from '../../../common/seats/api.js';
import { currencyOf } from '../../vendor/currencies.js';
import { GameError } from '../../vendor/game-error.js';
import { playerOf, type Session } from '../../vendor/records.js';
import type { TransferVendor } from '../transfer.vendor.js';
import { antesOf, leastStack, THREE_CARDS } from './catalogue.js';
import { Decks } from './decks.js';
import { HandMoney } from './hand.money.js';
import { SeatsTable } from './seats-table.js';
import { SEATS_TIMES, type SeatsTimes } from './seats-times.js';

/** Who may meet at a table: players of an operator with the same kind of money. */
export const poolOf = ({
  operator,
  currency,
  demo,
}: Pick<Session, 'operator' | 'currency' | 'demo'>): string => JSON.stringify([operator, currency, demo]);

/** A player with one kind of money. */
const keyOf = (player: string, pool: string): string => `${pool}/${player}`;

/** All tables. There are as many of an ante as its players need; a player sits at one for each kind of money. */
export class SeatsTables {
  readonly money: HandMoney;
  readonly decks: Decks;
  readonly #tables = new Map<string, SeatsTable[]>();
  readonly #tableOf = new Map<string, SeatsTable>();
  /** Called when a table has changed. */
  onChange: (table: SeatsTable) => void = () => undefined;
  /** Called when somebody has sat down or left in a pool. */
  onCount: (pool: string) => void = () => undefined;

  constructor(
    readonly vendor: TransferVendor,
    readonly times: SeatsTimes = SEATS_TIMES,
  ) {
    this.money = new HandMoney(vendor);
    this.decks = new Decks(vendor.wallets, vendor.randomness);
    vendor.wallets.onChange((owner) =>
      this.#tableIn(poolOf({ ...owner, demo: false }), playerOf(owner))?.update(),
    );
  }

  /** Cancels the hands of an earlier run. */
  start(): void {
    for (const hand of this.vendor.wallets.book.hands.open()) this.money.cancel(hand);
  }

  stop(): void {
    for (const table of [...this.#tables.values()].flat()) table.stop();
  }

  tableOf(session: Session): SeatsTable | undefined {
    return this.#tableIn(poolOf(session), playerOf(session));
  }

  levelsOf(session: Session): SeatsLevel[] {
    return antesOf(currencyOf(session.currency)).map((ante) => ({
      ante: String(ante),
      least: String(leastStack(ante)),
      players: this.#tablesOf(session, ante).reduce((sum, { count }) => sum + count, 0),
    }));
  }

  /** @throws GameError insufficient_funds; round_open; invalid_input for an ante that no table has */
  sit(session: Session, ante: bigint): void {
    if (!antesOf(currencyOf(session.currency)).includes(ante))
      throw new GameError('invalid_input', { field: 'ante' });
    const player = playerOf(session);
    const before = this.tableOf(session);
    if (before?.ante === ante) return before.sit(session);
    if (before?.isPlaying(player)) throw new GameError('round_open');
    const table = this.#tableFor(session, ante);
    if (!table.sitterOf(player) && this.money.free(session) < leastStack(ante))
      throw new GameError('insufficient_funds');
    this.leave(session);
    this.#tableOf.set(keyOf(player, poolOf(session)), table);
    table.sit(session);
    this.onCount(poolOf(session));
  }

  /** In a hand that runs the player folds. */
  leave(session: Session): void {
    const player = playerOf(session);
    const table = this.tableOf(session);
    if (!table) return;
    this.#tableOf.delete(keyOf(player, poolOf(session)));
    table.leave(player);
    this.onCount(poolOf(session));
  }

  setConnected(session: Session, isConnected: boolean): void {
    this.tableOf(session)?.setConnected(playerOf(session), isConnected);
  }

  /** @throws GameError round_closed, invalid_input */
  move(session: Session, request: SeatsMoveRequest): void {
    const table = this.tableOf(session);
    if (!table) throw new GameError('round_closed');
    table.move(playerOf(session), request);
  }

  #tableIn(pool: string, player: string): SeatsTable | undefined {
    return this.#tableOf.get(keyOf(player, pool));
  }

  #tablesOf(session: Session, ante: bigint): SeatsTable[] {
    return this.#tables.get(`${poolOf(session)}/${ante}`) ?? [];
  }

  /** Where the player's place still is, or the fullest table with room, or a new one. */
  #tableFor(session: Session, ante: bigint): SeatsTable {
    const pool = poolOf(session);
    const tables = this.#tablesOf(session, ante);
    const own = tables.find((table) => table.sitterOf(playerOf(session)));
    const [fullest] = tables.filter(({ hasRoom }) => hasRoom).sort((one, other) => other.count - one.count);
    const found = own ?? fullest;
    if (found) return found;
    const number = tables.length + 1;
    const { currency, demo } = session;
    const name = `${THREE_CARDS.code}-${currency}-${ante}-${number}${demo ? '-demo' : ''}`;
    const table = new SeatsTable(`${pool}/${ante}/${number}`, name, ante, {
      money: this.money,
      decks: this.decks,
      times: this.times,
      onChange: (changed) => {
        this.#joinTables(this.#tablesOf(session, ante), pool);
        this.onChange(changed);
      },
      onFreed: (player) => {
        this.#tableOf.delete(keyOf(player, pool));
        this.onCount(pool);
      },
    });
    this.#tables.set(`${pool}/${ante}`, [...tables, table]);
    return table;
  }

  /** Brings somebody who sits alone to another table of the same kind, so that nobody waits for nothing. */
  #joinTables(tables: readonly SeatsTable[], pool: string): void {
    const alone = tables.find(({ phase, count }) => phase === 'waiting' && count === 1);
    const other = tables.find((table) => table !== alone && table.count > 0 && table.hasRoom);
    const sitter = alone?.places.find((one) => one && !one.isLeaving && alone.stateOf(one) === 'ready');
    if (!alone || !other || !sitter) return;
    const player = playerOf(sitter.session);
    this.#tableOf.set(keyOf(player, pool), other);
    alone.leave(player);
    other.sit(sitter.session);
  }
}
