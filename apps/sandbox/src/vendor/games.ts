import type { SessionView } from '../../common/api.js';
import type { Round, Session } from './records.js';
import type { Told } from './round.view.js';
import type { Vendor } from './vendor.js';

/** A page's data that depend on its game. */
export type GameView = Partial<
  Omit<SessionView, 'game' | 'kind' | 'title' | 'currency' | 'balance' | 'limits' | 'rtp'>
>;

/** A vendor with its games. */
export interface Games {
  readonly vendor: Vendor;
  viewOf(session: Session): Promise<GameView>;
  toldOf(round: Round): Told;
}
