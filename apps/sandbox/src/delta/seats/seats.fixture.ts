import { randomUUID } from 'node:crypto';
import type { SeatsMoveRequest } from '../../../common/seats/api.js';
import { chipsOf, type Move } from '../../../common/seats/state.js';
import type { LaunchOrder, Session } from '../../vendor/records.js';
import { TransferVendor } from '../transfer.vendor.js';
import type { Direction } from '../wallet.records.js';
import { THREE_CARDS } from './catalogue.js';
import type { SeatsTable } from './seats-table.js';
import { SeatsTables } from './seats-tables.service.js';
import { SEATS_TIMES } from './seats-times.js';

/** For specs of the tables without a socket, by a clock that stands still. */
export const OPERATOR = 'mela';
export const TIMES = SEATS_TIMES;
/** One minor unit in the protocol's units. */
const UNIT = 1000;

/** The first ante of a currency with two digits. */
export const ANTE = 100n;

export interface CardRoom {
  vendor: TransferVendor;
  tables: SeatsTables;
  enter(user: string, changes?: Partial<LaunchOrder>): Promise<Session>;
  transfer(direction: Direction, user: string, minor: bigint): string;
  balance(user: string): { balance: bigint; atStake: bigint };
  table(session: Session): SeatsTable;
  move(session: Session, move: Pick<Move, 'kind'> & { amount?: bigint }): void;
}

/** The tables of a file; the end of an earlier room of the same file was a kill if it was only stopped. */
export function openCardRoom(file: string): CardRoom {
  const vendor = new TransferVendor({ DELTA: [THREE_CARDS] }, { file, seed: undefined });
  const tables = new SeatsTables(vendor, TIMES);
  tables.start();
  const table = (session: Session) => {
    const found = tables.tableOf(session);
    if (!found) throw new Error(`${session.user} sits nowhere`);
    return found;
  };
  return {
    vendor,
    tables,
    table,
    enter: (user, changes = {}) =>
      vendor.sessions.enter(
        vendor.sessions.open({
          vendor: 'DELTA',
          operator: OPERATOR,
          user,
          token: 'unused',
          game: THREE_CARDS.code,
          currency: 'BDT',
          language: 'en',
          theme: null,
          lobbyUrl: null,
          depositUrl: null,
          demo: false,
          ...changes,
        }),
      ),
    transfer: (direction, user, minor) => {
      const amount = Number(minor) * UNIT;
      const order = { operator: OPERATOR, id: randomUUID(), direction, user, currency: 'BDT', amount };
      return vendor.wallets.transfer(order).state;
    },
    balance: (user) => {
      const { balance, atStake } = vendor.wallets.view({ operator: OPERATOR, user, currency: 'BDT' });
      return { balance: BigInt(balance / UNIT), atStake: BigInt(atStake / UNIT) };
    },
    move: (session, { kind, amount }) => {
      const { played } = table(session);
      const request = {
        hand: played?.hand.id ?? '',
        turn: played?.state.turns ?? 0,
        kind,
        ...(amount !== undefined && { amount: String(amount) }),
      };
      tables.move(session, request as SeatsMoveRequest);
    },
  };
}

/** Ends when it is so; what is awaited is the real world, such as a digest. */
export async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setImmediate(resolve));
}

/** The chips of the hand on a table, wherever they are. */
export function chipsAt({ played }: SeatsTable): bigint {
  if (!played) throw new Error('no hand was dealt');
  return chipsOf(played.state);
}

/** The protocol's equation, from what an operator may ask: wallet against transfers and bets. */
export function expectBooksToFit(room: CardRoom, user: string, transferred: bigint): void {
  const { balance, atStake } = room.balance(user);
  const bets = room.vendor.wallets.book.betsOf(OPERATOR).filter((bet) => bet.user === user);
  const won = bets.reduce((sum, { win, stake }) => sum + BigInt(win) - BigInt(stake), 0n);
  expect({ user, total: balance + atStake }).toEqual({ user, total: transferred + won });
  expect(balance >= 0n && atStake >= 0n).toBe(true);
}
