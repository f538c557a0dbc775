import type { TablePhase } from '../../common/shared-round/api.js';
import {
  OPEN_MS,
  payoutOf,
  type SharedRoundRules,
  type Stakes,
  totalStake,
} from '../../common/shared-round/rules.js';
import {
  type SharedRoundCode,
  type SharedRoundResult,
  sharedRoundRules,
} from '../../common/shared-round/titles.js';
import { currencyOf } from '../vendor/currencies.js';
import { GameError } from '../vendor/game-error.js';
import { poolKeyOf, type Session } from '../vendor/records.js';
import type { Rounds } from '../vendor/rounds.service.js';
import { checkStake } from '../vendor/stake.js';
import { limitsOf, type Title } from '../vendor/title.js';
import { type TableBet, TableBets } from './bets.js';
import { couldWinMore } from './catalogue.js';
import type { ShoePlace, Shoes } from './shoes.js';

/** In milliseconds. */
export interface TableTimes {
  /** How long bets are open. */
  open: number;
  /** How long a result is shown before the next round. */
  result: number;
}

export const TABLE_TIMES: TableTimes = { open: OPEN_MS, result: 6000 };

interface CurrentRound {
  place: ShoePlace;
  /** Secret until the bets are closed. */
  result: SharedRoundResult;
  bets: TableBets;
  closesAt: number;
  /** Null until the result, and where no round follows. */
  nextAt: number | null;
}

/**
 * The table of one title. It plays while somebody watches: open, result, and again. A stake that the portal has not
 * accepted when the bets close is rolled back.
 */
export class SharedTable {
  phase: TablePhase = 'result';
  current: CurrentRound | null = null;
  watching = 0;
  road: string[];
  readonly game: SharedRoundCode;
  readonly #rules: SharedRoundRules<SharedRoundResult>;
  #resting = true;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(
    readonly title: Title,
    readonly rounds: Rounds,
    readonly shoes: Shoes,
    /** `urgent` for a change of phase; otherwise a bet or a watcher has changed. */
    readonly onChange: (urgent: boolean) => void,
    readonly times: TableTimes = TABLE_TIMES,
  ) {
    this.game = shoes.game;
    this.#rules = sharedRoundRules(this.game);
    this.road = shoes.road();
  }

  /** Bets may be placed, or the table rests, and a round opens when somebody comes. */
  get isOpen(): boolean {
    return this.#resting || this.phase === 'open';
  }

  watch(): void {
    this.watching += 1;
    if (this.#resting) void this.#open();
    this.#changed(false);
  }

  unwatch(): void {
    this.watching -= 1;
    this.#changed(false);
  }

  /** Bets stay open in the store; the next start rolls them back. */
  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  /**
   * Takes a bet on some spots, in minor units. @throws GameError round_closed, limit, invalid_input and those of
   * Rounds.open
   */
  async bet(session: Session, asked: Record<string, string>): Promise<TableBet> {
    const stakes = this.#checked(session, asked);
    const { current } = this;
    if (!current || !this.#takesBets(current)) throw new GameError('round_closed');
    const placed = current.bets.add(session, () => this.#place(current, session, stakes));
    const bet = await Promise.race([placed, current.bets.closed]);
    this.#changed(false);
    return bet;
  }

  /** What each pool of the current round has staked, by spot. */
  pools(): Map<string, Stakes> {
    return this.current?.bets.pools() ?? new Map();
  }

  #changed(urgent: boolean): void {
    if (!this.#stopped) this.onChange(urgent);
  }

  #checked({ currency }: Session, asked: Record<string, string>): Stakes {
    const limits = limitsOf(this.title, currencyOf(currency));
    const spots = Object.entries(asked);
    if (spots.length === 0 || spots.some(([spot]) => !this.#rules.spots.includes(spot)))
      throw new GameError('invalid_input', { field: 'stakes' });
    const stakes = Object.fromEntries(spots.map(([spot, amount]) => [spot, checkStake(amount, limits)]));
    if (couldWinMore(this.game, stakes, BigInt(limits.maxWin)))
      throw new GameError('limit', { rule: 'maxWin', value: limits.maxWin });
    return stakes;
  }

  async #place(current: CurrentRound, session: Session, stakes: Stakes): Promise<TableBet> {
    const round = await this.rounds.open(session, {
      stake: totalStake(stakes),
      source: current.place,
      input: { kind: 'shared', stakes: asText(stakes) },
    });
    if (!this.#takesBets(current)) {
      void this.rounds.void(round);
      throw new GameError('round_closed');
    }
    return { session, round, stakes, payout: null };
  }

  #takesBets(round: CurrentRound): boolean {
    return this.current === round && this.phase === 'open' && !this.#stopped && Date.now() < round.closesAt;
  }

  async #open(): Promise<void> {
    this.#resting = false;
    const place = this.shoes.next();
    const result = await this.shoes.resultOf(place);
    if (this.#stopped) return;
    const closesAt = Date.now() + this.times.open;
    this.current = { place, result, bets: new TableBets(), closesAt, nextAt: null };
    this.phase = 'open';
    this.#timer = setTimeout(() => this.#close(), this.times.open);
    this.#changed(true);
  }

  /** All results are stored before any is shown. */
  #close(): void {
    const { current } = this;
    if (!current) return;
    const { place, result, bets } = current;
    const pools = bets.pools();
    const ends = bets
      .all()
      .map((bet) => ({ bet, ...this.#end(bet, result, pools.get(poolKeyOf(bet.session)) ?? {}) }));
    void this.rounds.settleAll(
      ends.map(({ bet, payout, validAmount }) => ({
        round: bet.round,
        result: { kind: 'shared', stakes: asText(bet.stakes), result },
        payout,
        validAmount,
      })),
      [this.shoes.ended(place, result)],
    );
    for (const { bet, payout } of ends) bet.payout = payout;
    this.shoes.end();
    this.road = this.shoes.road();
    this.phase = 'result';
    current.nextAt = Date.now() + this.times.result;
    bets.close();
    this.#timer = setTimeout(() => this.#next(), this.times.result);
    this.#changed(true);
  }

  #end(
    { stakes }: TableBet,
    result: SharedRoundResult,
    pool: Stakes,
  ): { payout: bigint; validAmount: bigint } {
    return {
      payout: payoutOf(this.#rules, result, stakes, pool),
      validAmount: this.#rules.validAmount(result, stakes, pool),
    };
  }

  #next(): void {
    if (this.watching > 0) return void this.#open();
    this.#resting = true;
    if (this.current) this.current.nextAt = null;
  }
}

/** Stakes as the wire and the store have them. */
export const asText = (stakes: Stakes): Record<string, string> =>
  Object.fromEntries(Object.entries(stakes).map(([spot, stake]) => [spot, String(stake)]));
