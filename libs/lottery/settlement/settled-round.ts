import { type HouseItem, type HouseRound, houseEnd } from '#libs/games/index';
import { nameUuid } from '#libs/platform/crypto/name-uuid';
import { hitsOn } from '../common/lines/line.js';
import { type StakedLine, validBet } from '../common/lines/valid-bet.js';
import { lineWin, rebateOf } from '../common/lines/wins.js';
import type { DrawResult } from '../common/results/result.js';
import { readSoldLines } from '../tickets/sold-lines.js';
import { stakeId } from '../tickets/ticket-item.js';
import type { OpenTicket } from './open-tickets.js';

/** Minor units. */
export interface TicketOutcome {
  id: string;
  chase: string | null;
  status: 'won' | 'lost';
  win: bigint;
  rebate: bigint;
}

/** What one member's round comes to: its tickets, and the movement that ends it. */
export interface SettledRound {
  member: string;
  outcomes: TicketOutcome[];
  payout: bigint;
  end: HouseItem;
}

/**
 * Evaluates all tickets of one round. Its payout is one movement of the wallet, whose id follows from draw, member, round and revision, so
 * that it is paid once.
 * @throws Error without a ticket
 */
export function settleRound(
  tickets: readonly OpenTicket[],
  result: DrawResult,
  revision: number,
): SettledRound {
  const [first] = tickets;
  if (!first) throw new Error('a round has a ticket');
  const lines: StakedLine[] = [];
  const outcomes = tickets.map((ticket): TicketOutcome => {
    const sold = readSoldLines(ticket);
    lines.push(...sold);
    const win = sold.reduce((sum, each) => sum + lineWin(each, hitsOn(each.line, result)), 0n);
    const rebate = rebateOf(BigInt(ticket.stake), ticket.prizeGroup);
    return { id: ticket.id, chase: ticket.chase, status: win > 0n ? 'won' : 'lost', win, rebate };
  });
  const payout = outcomes.reduce((sum, { win, rebate }) => sum + win + rebate, 0n);
  const { draw, member, round } = first;
  const end = houseEnd(roundOf(first), {
    id: nameUuid('payout', draw, member, round, String(revision)),
    bet: stakeId(first.id),
    amount: payout,
    validAmount: validBet(lines),
  });
  return { member, outcomes, payout, end };
}

export const roundOf = ({ brand, vendor, title, round, member, currency }: OpenTicket): HouseRound => ({
  brand,
  vendor,
  title,
  round,
  member,
  currency,
});
