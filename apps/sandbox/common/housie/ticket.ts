import { takeWithoutReplacement } from '../fairness.js';

/**
 * The tickets of housie. A strip is six tickets on which each number from 1 to 90 stands once. A ticket has three rows
 * and nine columns with fifteen numbers: five in each row, one to three in each column, rising from the top.
 */

export const BALLS = 90;
export const ROWS = 3;
export const COLUMNS = 9;
export const ROW_NUMBERS = 5;
export const STRIP_TICKETS = 6;

/** Three rows of nine; 0 where there is no number. */
export type Ticket = number[][];

const places = (count: number) => Array.from({ length: count }, (_, place) => place);

/** The numbers of a column: 1 to 9, 10 to 19 and so on, and 80 to 90 in the last one. */
const numbersOf = (column: number): number[] =>
  places(BALLS)
    .map((place) => place + 1)
    .filter((ball) => Math.min(COLUMNS - 1, Math.floor(ball / 10)) === column);

const SWAPS = 60;
const SWAP_NUMBERS = 4 * SWAPS;
const ROW_TIES = STRIP_TICKETS * COLUMNS * ROWS;

/** How many numbers from 0 to 1 make a strip. */
export const STRIP_NUMBERS = SWAP_NUMBERS + BALLS + ROW_TIES;

/** The six tickets that follow from so many numbers. */
export function stripOf(numbers: readonly number[]): Ticket[] {
  const counts = countsOf(numbers.slice(0, SWAP_NUMBERS));
  const order = numbers.slice(SWAP_NUMBERS, SWAP_NUMBERS + BALLS);
  const ties = numbers.slice(SWAP_NUMBERS + BALLS);
  const dealt = dealColumns(counts, order);
  return counts.map((ofTicket, ticket) =>
    ticketOf(
      ofTicket,
      dealt[ticket] ?? [],
      ties.slice(ticket * COLUMNS * ROWS, (ticket + 1) * COLUMNS * ROWS),
    ),
  );
}

/**
 * How many numbers each column of each ticket has: one, and what is left of the column dealt round. Then pairs of
 * tickets exchange places of pairs of columns, where none gets above three or below one.
 */
function countsOf(numbers: readonly number[]): number[][] {
  const counts = places(STRIP_TICKETS).map(() => places(COLUMNS).map(() => 1));
  let next = 0;
  for (const column of places(COLUMNS))
    for (let left = numbersOf(column).length - STRIP_TICKETS; left > 0; left -= 1) {
      add(counts, next % STRIP_TICKETS, column, 1);
      next += 1;
    }
  for (let at = 0; at < numbers.length; at += 4) {
    const [one, other] = [pick(numbers[at], STRIP_TICKETS), pick(numbers[at + 1], STRIP_TICKETS)];
    const [from, to] = [pick(numbers[at + 2], COLUMNS), pick(numbers[at + 3], COLUMNS)];
    const count = (ticket: number, column: number) => counts[ticket]?.[column] ?? 0;
    if (one === other || from === to) continue;
    if (count(one, from) < 2 || count(other, to) < 2 || count(one, to) > 2 || count(other, from) > 2)
      continue;
    add(counts, one, from, -1);
    add(counts, one, to, 1);
    add(counts, other, to, -1);
    add(counts, other, from, 1);
  }
  return counts;
}

const pick = (number: number | undefined, count: number): number => Math.floor((number ?? 0) * count);

function add(counts: number[][], ticket: number, column: number, change: number): void {
  const row = counts[ticket];
  if (row) row[column] = (row[column] ?? 0) + change;
}

/** The numbers by ticket and column, rising. */
function dealColumns(counts: readonly number[][], order: readonly number[]): number[][][] {
  let used = 0;
  const columns = places(COLUMNS).map((column) => {
    const pool = numbersOf(column);
    const shuffled = takeWithoutReplacement(order.slice(used, used + pool.length), pool);
    used += pool.length;
    return shuffled;
  });
  return counts.map((ofTicket) =>
    ofTicket.map((count, column) => (columns[column]?.splice(0, count) ?? []).sort((a, b) => a - b)),
  );
}

/** Fullest columns first, each into the rows with the most room, so that every row ends with five. */
function ticketOf(counts: readonly number[], dealt: readonly number[][], ties: readonly number[]): Ticket {
  const ticket: Ticket = places(ROWS).map(() => places(COLUMNS).map(() => 0));
  const room = places(ROWS).map(() => ROW_NUMBERS);
  const fullest = places(COLUMNS).sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b);
  for (const column of fullest) {
    const tie = (row: number) => ties[column * ROWS + row] ?? 0;
    const rows = places(ROWS)
      .sort((a, b) => (room[b] ?? 0) - (room[a] ?? 0) || tie(a) - tie(b))
      .slice(0, counts[column])
      .sort((a, b) => a - b);
    for (const [index, row] of rows.entries()) {
      const cells = ticket[row];
      if (cells) cells[column] = dealt[column]?.[index] ?? 0;
      room[row] = (room[row] ?? 0) - 1;
    }
  }
  return ticket;
}
