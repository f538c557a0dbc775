import type { Ticket } from './ticket.js';

/** What can be won in a round, and what of the sales it is, in hundredths: 90 together. */
export const PRIZES = [
  { kind: 'early', share: 10n },
  { kind: 'top', share: 15n },
  { kind: 'middle', share: 15n },
  { kind: 'bottom', share: 15n },
  { kind: 'full', share: 35n },
] as const;
export type PrizeKind = (typeof PRIZES)[number]['kind'];

/** What of the sales goes to prizes, in hundredths. */
export const PRIZE_SHARE = PRIZES.reduce((sum, { share }) => sum + share, 0n);

const EARLY = 5;
const LINES: Partial<Record<PrizeKind, number>> = { top: 0, middle: 1, bottom: 2 };

/** The tickets of one player. */
export interface Entry {
  strip: number;
  tickets: readonly Ticket[];
}

export interface PrizeWinner {
  strip: number;
  /** Which ticket of the strip, from 0. */
  ticket: number;
  /** Minor units. */
  amount: bigint;
}

export interface Prize {
  kind: PrizeKind;
  amount: bigint;
  /** With which ball it is won, counted from 1. */
  ball: number;
  /** All tickets that complete it with that ball, by strip and ticket. */
  winners: PrizeWinner[];
}

/** With which ball, counted from 1, a ticket completes what a prize asks for. */
export function completedAt(ticket: Ticket, kind: PrizeKind, balls: readonly number[]): number {
  const line = LINES[kind];
  const rows = line === undefined ? ticket : [ticket[line] ?? []];
  const at = rows
    .flat()
    .filter((number) => number > 0)
    .map((number) => balls.indexOf(number) + 1)
    .sort((a, b) => a - b);
  return (kind === 'early' ? at[EARLY - 1] : at.at(-1)) ?? balls.length;
}

/** What each prize of some sales is, in minor units; what the shares leave of 90 % is in the full house. */
export function prizeAmounts(sales: bigint): Record<PrizeKind, bigint> {
  const part = (share: bigint) => (sales * share) / 100n;
  const others = PRIZES.filter(({ kind }) => kind !== 'full').map(({ share }) => part(share));
  const [early = 0n, top = 0n, middle = 0n, bottom = 0n] = others;
  return { early, top, middle, bottom, full: part(PRIZE_SHARE) - early - top - middle - bottom };
}

/**
 * Divides 90 % of the sales, rounded down to a minor unit, exactly: the tickets that complete a prize with the same ball
 * share it. What cannot be shared evenly goes into the full house, and there in minor units to the first of its winners,
 * by strip and ticket.
 */
export function dividePrizes(sales: bigint, entries: readonly Entry[], balls: readonly number[]): Prize[] {
  const amounts = prizeAmounts(sales);
  let left = 0n;
  return PRIZES.map(({ kind }) => {
    const { ball, tickets } = firstTickets(entries, kind, balls);
    const count = BigInt(tickets.length);
    const amount = kind === 'full' ? amounts.full + left : amounts[kind];
    const each = amount / count;
    const rest = amount % count;
    if (kind !== 'full') {
      left += rest;
      return { kind, amount: amount - rest, ball, winners: tickets.map((one) => ({ ...one, amount: each })) };
    }
    const winners = tickets.map((one, index) => ({
      ...one,
      amount: each + (BigInt(index) < rest ? 1n : 0n),
    }));
    return { kind, amount, ball, winners };
  });
}

function firstTickets(entries: readonly Entry[], kind: PrizeKind, balls: readonly number[]) {
  const all = [...entries]
    .sort((a, b) => a.strip - b.strip)
    .flatMap(({ strip, tickets }) =>
      tickets.map((ticket, index) => ({ strip, ticket: index, at: completedAt(ticket, kind, balls) })),
    );
  const ball = Math.min(...all.map(({ at }) => at));
  return {
    ball,
    tickets: all.filter(({ at }) => at === ball).map(({ strip, ticket }) => ({ strip, ticket })),
  };
}

/** What one player wins. */
export const wonBy = (prizes: readonly Prize[], strip: number): bigint =>
  prizes
    .flatMap(({ winners }) => winners)
    .reduce((sum, winner) => sum + (winner.strip === strip ? winner.amount : 0n), 0n);
