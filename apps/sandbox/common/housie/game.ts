import { floats, takeWithoutReplacement } from '../fairness.js';
import { dividePrizes, type Entry, type Prize } from './prizes.js';
import { BALLS, STRIP_NUMBERS, STRIP_TICKETS, stripOf, type Ticket } from './ticket.js';

export const HOUSIE_CODE = 'evening-housie';
export type HousieCode = typeof HOUSIE_CODE;
export const HOUSIE_NAMES = { en: 'Evening Housie', bn: 'সাঁঝের হাউজি', ar: 'هاوسي المساء' };

/** What a ticket costs, in smallest stakes. */
export const PRICE_STAKES = 10n;
export const MOST_TICKETS = STRIP_TICKETS;

/** The first strips of every round belong to the practice players, who take part where money is play money. */
export const PRACTICE: readonly Sold[] = [
  { strip: 1, tickets: 2 },
  { strip: 2, tickets: 2 },
  { strip: 3, tickets: 2 },
];

/** From which all of a round follows; the name is public. */
export interface DrawSeeds {
  serverSeed: string;
  clientSeed: string;
}

/** How many tickets of a strip one player has bought. */
export interface Sold {
  strip: number;
  tickets: number;
}

/** The 90 balls in their order: the bet with number 0. */
export async function ballsOf(seeds: DrawSeeds): Promise<number[]> {
  const balls = Array.from({ length: BALLS }, (_, place) => place + 1);
  return takeWithoutReplacement(await floats({ ...seeds, nonce: 0 }, BALLS), balls);
}

/** The first tickets of a strip, which is counted from 1. */
export async function ticketsOf(seeds: DrawSeeds, { strip, tickets }: Sold): Promise<Ticket[]> {
  return stripOf(await floats({ ...seeds, nonce: strip }, STRIP_NUMBERS)).slice(0, tickets);
}

/** Somebody alone is no game: the stake goes back. */
export const isRefunded = (sold: readonly Sold[]): boolean => sold.length < 2;

/** The prizes of players who play with each other; none where the stakes go back. */
export async function playPool(seeds: DrawSeeds, sold: readonly Sold[], price: bigint): Promise<Prize[]> {
  if (isRefunded(sold)) return [];
  const entries: Entry[] = [];
  for (const one of sold) entries.push({ strip: one.strip, tickets: await ticketsOf(seeds, one) });
  const tickets = sold.reduce((sum, one) => sum + one.tickets, 0);
  return dividePrizes(BigInt(tickets) * price, entries, await ballsOf(seeds));
}

/** What a page needs to know of the room. Times in milliseconds. */
export interface HousieRules {
  /** Of a ticket, in minor units. */
  price: string;
  saleMs: number;
  ballMs: number;
  resultMs: number;
}
