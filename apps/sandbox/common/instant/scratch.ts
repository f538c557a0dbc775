import { takeWithoutReplacement } from '../fairness.js';
import type { InstantRules } from './rules.js';

/** A scratch card: nine panels under silver; three alike win their prize, and no card has two prizes. */

export const PANELS = 9;
/** Of so many tickets each prize has its share. */
export const TICKETS = 100_000;
/** From the largest: what it pays, in stakes, and how many tickets win it. */
export const PRIZES: readonly { times: number; tickets: number }[] = [
  { times: 1000, tickets: 5 },
  { times: 100, tickets: 80 },
  { times: 20, tickets: 800 },
  { times: 10, tickets: 1500 },
  { times: 5, tickets: 4000 },
  { times: 2, tickets: 12_000 },
  { times: 1, tickets: 7000 },
];
/** In place of a prize. */
export const NO_PRIZE = PRIZES.length;

const ALIKE = 3;
const SYMBOLS = PRIZES.map((_, symbol) => symbol);

/** The prize of a ticket from 0 on: the first tickets have the largest. */
export function prizeOf(ticket: number): number {
  let above = 0;
  const found = PRIZES.findIndex(({ tickets }) => {
    above += tickets;
    return ticket < above;
  });
  return found === -1 ? NO_PRIZE : found;
}

export function scratchPayout(stake: bigint, prize: number): bigint {
  return stake * BigInt(PRIZES[prize]?.times ?? 0);
}

/** What all tickets pay together, in stakes. */
export const scratchPaid = (): number => PRIZES.reduce((sum, { times, tickets }) => sum + times * tickets, 0);

/** Two of each other symbol, so that three alike are the prize and nothing else. */
function panelsOf(prize: number, numbers: readonly number[], order: readonly number[]): number[] {
  const won = prize === NO_PRIZE ? [] : Array.from({ length: ALIKE }, () => prize);
  const pool = SYMBOLS.filter((symbol) => symbol !== prize).flatMap((symbol) => [symbol, symbol]);
  const others = takeWithoutReplacement(numbers.slice(0, PANELS - won.length), pool);
  return takeWithoutReplacement(order, [...won, ...others]);
}

export const scratch: InstantRules = {
  names: { en: 'Fair Scratch', bn: 'মেলার স্ক্র্যাচ কার্ড', ar: 'بطاقة المهرجان' },
  rtp: scratchPaid() / TICKETS,
  lobbyClass: 'SC',
  best: Math.max(...PRIZES.map(({ times }) => times)),
  choices: null,
  numbers: () => 1 + 2 * PANELS,
  /** The prize, then the panels row by row. */
  deal: ([ticket = 0, ...rest]) => {
    const prize = prizeOf(Math.floor(ticket * TICKETS));
    return [prize, ...panelsOf(prize, rest.slice(0, PANELS), rest.slice(PANELS))];
  },
  turn: (deal, { stake }, steps) =>
    steps.length > 0
      ? null
      : { over: true, payout: scratchPayout(stake, deal[0] ?? NO_PRIZE), shown: [...deal] },
};
