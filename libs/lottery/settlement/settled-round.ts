import { type HouseItem, type HouseRound, houseEnd, houseRollback } from '#libs/games/index';
import type { Currency } from '#libs/money/currency';
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
export interface SettledRound extends EarlierPayout {
  member: string;
  currency: Currency;
  outcomes: TicketOutcome[];
  payout: bigint;
  end: HouseItem;
}

/** What an earlier result of the draw paid for a round, and the movement that takes it back; nothing where there was none. */
export interface EarlierPayout {
  before: bigint | null;
  takenBack: HouseItem | null;
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
  const end = houseEnd(roundOf(first), {
    id: payoutId(first, revision),
    bet: stakeId(first.id),
    amount: payout,
    validAmount: validBet(lines),
  });
  return { member: first.member, currency: first.currency, outcomes, payout, end, ...earlierPayout(tickets) };
}

/** Of tickets of one round, which were settled together. @throws Error without a ticket */
export function earlierPayout(tickets: readonly OpenTicket[]): EarlierPayout {
  const [first] = tickets;
  if (!first) throw new Error('a round has a ticket');
  if (first.revision === 0) return { before: null, takenBack: null };
  const before = tickets.reduce((sum, { win, rebate }) => sum + BigInt(win) + BigInt(rebate), 0n);
  const of = payoutId(first, first.revision);
  const takenBack = houseRollback(roundOf(first), { id: nameUuid('taken back', of), of, amount: before });
  return { before, takenBack };
}

const payoutId = ({ draw, member, round }: OpenTicket, revision: number): string =>
  nameUuid('payout', draw, member, round, String(revision));

export const roundOf = ({ brand, vendor, title, round, member, currency }: OpenTicket): HouseRound => ({
  brand,
  vendor,
  title,
  round,
  member,
  currency,
});
