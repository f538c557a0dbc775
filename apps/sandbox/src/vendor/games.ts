import type { GameCode, SessionView } from '../../common/api.js';
import type { Round, Session } from './records.js';
import type { VisibleOutcome } from './round.view.js';
import type { Title } from './title.js';
import type { Vendor } from './vendor.js';

/** A page's data that depend on its game. */
export type GameView = Partial<
  Omit<SessionView, 'game' | 'kind' | 'title' | 'look' | 'currency' | 'balance' | 'limits' | 'rtp'>
>;

/** A table as a portal's lobby shows it before a player enters. */
export interface LiveTable {
  game: GameCode;
  state: 'open' | 'closed';
  /** Who is at the table. */
  players: number;
  /** How the latest rounds ended, as short texts, newest first. */
  results: string[];
}

/** What a hit of a title's jackpot pays now, in minor units. */
export interface LiveJackpot {
  game: GameCode;
  amount: bigint;
}

/** A vendor with its games. */
export interface Games {
  readonly vendor: Vendor;
  /** The tables of a vendor that has any. */
  liveTables?(): LiveTable[];
  /** The pots of an operator's players in a currency. */
  liveJackpots?(operator: string, currency: string): LiveJackpot[];
  /** Whether a title can be played by free rounds; without it none can. */
  hasFreeRounds?: (title: Title) => boolean;
  viewOf(session: Session): Promise<GameView>;
  outcomeOf(round: Round): VisibleOutcome;
}
