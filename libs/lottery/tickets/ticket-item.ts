import { randomBytes } from 'node:crypto';
import { type HouseItem, type HouseRound, houseBet } from '#libs/games/index';
import { toWire } from '#libs/money/amount';
import { type Currency, PLAY_CURRENCY } from '#libs/money/currency';
import { bytesToHex } from '#libs/platform/common/bytes';
import { nameUuid } from '#libs/platform/crypto/name-uuid';
import { ticketLeaf } from '../common/fairness/ticket-leaf.js';
import type { PricedTicket } from './priced-ticket.js';
import { type Room, roomOf } from './room.js';
import type { Sale } from './sale.js';

/** Whose ticket it is, and for which draw. */
export interface TicketPlace {
  id: string;
  brand: string;
  member: string;
  currency: Currency;
  draw: { id: string; drawNo: string; priceVersion: number };
  chase?: { id: string; multiple: number };
  /** How many rounds of the member in this draw were given up: all of their tickets were cancelled. */
  voidRounds?: number;
  /** Of the call that buys it. */
  print: string;
}

/** An item of `lottery.place_tickets`. */
export interface TicketItem {
  id: string;
  draw: string;
  /** Of the number prices that it was priced with. */
  price_version: number;
  brand: string;
  member: string;
  ticket: Record<string, unknown>;
  room: Room[];
  wallet: HouseItem;
  event: Record<string, string>;
}

/** The text by which people name a ticket: twelve signs of its id. */
export const ticketNoOf = (id: string): string => id.replaceAll('-', '').slice(0, 12).toUpperCase();

/** The transaction of a ticket's stake. */
export const stakeId = (ticket: string): string => nameUuid('stake', ticket);

/** All tickets of a member in a draw are one round. A void one takes no bets, so a further one follows. */
export const roundName = (title: string, drawNo: string, voidRounds: number): string =>
  `${title}:${drawNo}${voidRounds === 0 ? '' : `#${voidRounds + 1}`}`;

export async function ticketItem(place: TicketPlace, priced: PricedTicket, sale: Sale): Promise<TicketItem> {
  const { id, brand, member, currency, draw, chase } = place;
  const round: HouseRound = {
    brand,
    vendor: sale.vendor,
    title: sale.title,
    round: roundName(sale.title, draw.drawNo, place.voidRounds ?? 0),
    member,
    currency,
  };
  const salt = randomBytes(16).toString('hex');
  const no = ticketNoOf(id);
  const stake = toWire(priced.stake, currency);
  return {
    id,
    draw: draw.id,
    price_version: draw.priceVersion,
    brand,
    member,
    ticket: {
      no,
      game: sale.game.code,
      chase: chase?.id ?? null,
      multiple: chase?.multiple ?? 1,
      vendor: sale.vendor,
      title: sale.title,
      round: round.round,
      currency,
      mode: sale.mode,
      prize_group: priced.prizeGroup,
      lines: priced.lines,
      bets: priced.bets,
      stake: Number(priced.stake),
      largest_win: Number(priced.largestWin),
      salt,
      leaf: bytesToHex(await ticketLeaf({ salt, ticketNo: no, stake, lines: priced.lines })),
      print: place.print,
    },
    // Play money wins nothing of the house's.
    room: currency === PLAY_CURRENCY ? [] : roomOf(priced.staked, sale),
    wallet: houseBet(round, stakeId(id), priced.stake),
    event: { ticketId: id, gameCode: sale.game.code, drawNo: draw.drawNo, amount: stake, currency },
  };
}
