import type { GameCode } from '../../common/api.js';
import type { GameView, LiveTable } from '../vendor/games.js';
import type { Round, Session } from '../vendor/records.js';
import type { VisibleOutcome } from '../vendor/round.view.js';

/** A part of the vendor with games of one kind, and a socket for their pages. */
export interface Engine {
  plays(game: GameCode): boolean;
  /** Whether an open round of an earlier run goes on; otherwise its stake is rolled back. */
  resumes(round: Round): boolean;
  start(): void;
  stop(): void;
  viewOf(session: Session): Promise<GameView>;
  outcomeOf(round: Round): VisibleOutcome;
  liveTables(): LiveTable[];
  /** Tells a player's pages the new balance. */
  sendBalance(session: Session): void;
}
