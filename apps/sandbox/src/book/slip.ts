import type { Accept, SlipLeg } from '../../common/book/api.js';
import { oddsIn } from '../../common/book/odds.js';
import { GameError } from '../vendor/game-error.js';
import type { Match } from './match.js';

/** A leg with its match, which is played on while the portal answers. */
export interface Choice {
  match: Match;
  leg: SlipLeg;
}

/**
 * The legs at the odds of this moment, if the player accepts those.
 * @throws GameError invalid_input, market_suspended, odds_changed; each names the match
 */
export function agreedLegs(choices: readonly Choice[], accept: Accept): SlipLeg[] {
  return choices.map((choice) => agreedLeg(choice, accept));
}

function agreedLeg({ match, leg }: Choice, accept: Accept): SlipLeg {
  const params = { match: match.id };
  match.playTo(Date.now());
  if (!match.isOpen) throw new GameError('market_suspended', params);
  const market = match.markets.find(({ id }) => id === leg.market);
  const odds = market ? oddsIn(market, leg.selection) : null;
  if (odds === null) throw new GameError('market_suspended', params);
  const isQuiet = match.state.events === leg.events;
  const isAccepted =
    (isQuiet && odds === leg.odds) ||
    (accept !== 'same' && odds >= leg.odds) ||
    (accept === 'any' && isQuiet);
  if (!isAccepted) throw new GameError('odds_changed', params);
  return { ...leg, odds, events: match.state.events };
}
