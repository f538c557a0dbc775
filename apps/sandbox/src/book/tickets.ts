import type { TicketView } from '../../common/book/api.js';
import { isBookCode } from '../../common/book/codes.js';
import { chanceIn } from '../../common/book/odds.js';
import type { BookOutcome, TicketLeg } from '../../common/book/outcome.js';
import { cashOutQuote, slipPayout } from '../../common/book/slip.js';
import type { Round, TicketInput } from '../vendor/records.js';
import type { Match } from './match.js';

/** A round of the book. */
export interface Ticket extends Round {
  input: TicketInput;
}

export const isTicket = (round: Round): round is Ticket =>
  round.input.kind === 'book' && isBookCode(round.game);

/** A match that is dealt already. */
export type MatchOf = (id: string) => Match | undefined;

/** What became of each leg; one whose match is not dealt yet is open. */
export const legsOf = ({ input }: Ticket, matchOf: MatchOf): TicketLeg[] =>
  input.legs.map((leg) => ({
    ...leg,
    state: matchOf(leg.match)?.legState(leg.market, leg.selection) ?? 'open',
  }));

/** What a cash-out of an open ticket pays now; null while one of its markets is suspended, and once it is decided. */
export function quoteOf({ stake, input }: Ticket, matchOf: MatchOf): bigint | null {
  const legs = input.legs.map(({ match: id, market, selection, odds }) => {
    const match = matchOf(id);
    const offered = match?.isOpen ? match.markets.find((one) => one.id === market) : undefined;
    const chance = offered ? chanceIn(offered, selection) : null;
    return { odds, state: match?.legState(market, selection) ?? 'open', chance };
  });
  return cashOutQuote(BigInt(stake), legs);
}

/**
 * What of the stake a cash-out decided: how far its payout is from the stake, up to the stake. So a stake that is taken
 * back right away for almost all of it hardly counts.
 */
export function cashOutRisk(stake: bigint, payout: bigint): bigint {
  const moved = payout > stake ? payout - stake : stake - payout;
  return moved > stake ? stake : moved;
}

/** While a ticket is open its result follows from its matches; afterwards it is the stored one. */
export function outcomeOf(ticket: Ticket, matchOf: MatchOf): BookOutcome {
  if (ticket.result?.kind === 'book') return ticket.result;
  return { kind: 'book', legs: legsOf(ticket, matchOf), isCashedOut: false };
}

export function ticketView(ticket: Ticket, matchOf: MatchOf): TicketView {
  const { legs, isCashedOut } = outcomeOf(ticket, matchOf);
  const quote = ticket.state === 'open' ? quoteOf(ticket, matchOf) : null;
  return {
    round: ticket.id,
    at: ticket.at,
    state: ticket.state === 'settled' || ticket.state === 'void' ? ticket.state : 'open',
    stake: ticket.stake,
    payout: ticket.payout,
    possible: String(slipPayout(BigInt(ticket.stake), legs)),
    isCashedOut,
    quote: quote === null ? null : String(quote),
    legs,
  };
}
