import { Injectable } from '@nestjs/common';
import { CURRENCY_DIGITS, HouseEvents, type HouseItem, houseRollback } from '#libs/games/index';
import { Clock } from '#libs/platform/clock/clock';
import { nameUuid } from '#libs/platform/crypto/name-uuid';
import { Database } from '#libs/platform/database/database';
import type { WrittenEvent } from '#libs/platform/events/events';
import { Boards } from '#libs/platform/push/boards';
import { ChaseEnds } from '../chases/chase-ends.js';
import { readChases } from '../chases/chase-row.js';
import { drawSettled } from '../common/draws.events.js';
import { findGame } from '../common/games.js';
import { readResult } from '../common/results/result-text.js';
import { type DrawRow, readDraws } from '../draws/draw-row.js';
import { stakeId } from '../tickets/ticket-item.js';
import { type CorrectedPayout, CorrectionNotices } from './correction-notices.js';
import { byRound, type OpenTicket, openTickets } from './open-tickets.js';
import { earlierPayout, roundOf, type SettledRound, settleRound } from './settled-round.js';

/** Members of one transaction. */
const CHUNK = 200;
/** Parts. One is evaluated while the database pays the other. */
const AT_ONCE = 2;

/** What one transaction does to tickets of a draw. */
interface Part {
  tickets: { id: string; status: 'won' | 'lost' | 'refunded'; win: string; rebate: string }[];
  chases: string[];
  /** What an earlier result paid. */
  takenBack: HouseItem[];
  wallet: HouseItem[];
  /** Chases that this part's wins may stop. */
  won: string[];
  /** Members whose payout another result has changed. */
  corrected: CorrectedPayout[];
}

/**
 * Ends the tickets of a draw that is drawn or void, part by part: each with its money and its pushes in one transaction. After a crash it
 * goes on with the first ticket that is not settled.
 */
@Injectable()
export class DrawSettlement {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly chases: ChaseEnds,
    private readonly house: HouseEvents,
    private readonly boards: Boards,
    private readonly notices: CorrectionNotices,
  ) {}

  /** Nothing for a draw that is neither drawn nor void. @throws Error if a part fails, once all the others are applied */
  async settle(id: string): Promise<void> {
    const [draw] = await readDraws(this.database, `where d.id = $1 and d.status in ('drawn', 'void')`, [id]);
    if (!draw) return;
    // Those that a void draw has are all open to it, whatever they were settled by.
    const below = draw.status === 'void' ? draw.revision + 1 : draw.revision;
    if (await this.applyAll(draw, partsOf(draw, openTickets(this.database, id, below)))) await this.end(draw);
  }

  /**
   * Several parts at once: while the database pays one, the next is evaluated. Members of different parts are different ones. False where
   * the draw has changed meanwhile. @throws Error if a part fails, once all the others are over: it holds nobody else back
   */
  private async applyAll(draw: DrawRow, parts: AsyncGenerator<Part>): Promise<boolean> {
    let goesOn = true;
    const failures: unknown[] = [];
    const applyNext = async () => {
      while (goesOn) {
        const { value: part, done } = await parts.next();
        if (done) return;
        const applied = await this.apply(draw, part).catch((error: unknown) => {
          failures.push(error);
          return true;
        });
        if (!applied) goesOn = false;
      }
    };
    const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, applyNext));
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
    if (failures.length > 0) throw failures[0];
    return goesOn;
  }

  /** False where the draw has changed meanwhile. */
  private async apply(draw: DrawRow, part: Part): Promise<boolean> {
    const { tickets, chases, takenBack, wallet, won, corrected } = part;
    return this.database.transaction(async () => {
      const open = chases.length === 0 ? [] : await this.chases.lockOpen(chases, draw.id);
      // Under the draw's lock its result stays: a chase is stopped by no result that was withdrawn.
      if (chases.length > 0 && !(await this.isCurrent(draw))) return false;
      const stopped =
        won.length === 0
          ? []
          : await readChases(
              this.database,
              `where c.id = any($1::uuid[]) and c.status = 'running' and c.stop_on_win`,
              [won],
            );
      const ids = new Set(stopped.map(({ id }) => id));
      await this.chases.stop(
        stopped,
        open.filter((ticket) => ticket.chase !== null && ids.has(ticket.chase) && ticket.draw !== draw.id),
      );
      if (takenBack.length > 0) await this.notices.lock(draw.brand, corrected, takenBack);
      const [row] = await this.database.query<{ events: WrittenEvent[] | null }>(
        'select lottery.settle_tickets($1, $2, $3::jsonb, $4::jsonb, $5::jsonb, $6, $7::jsonb) as events',
        [
          draw.id,
          draw.revision,
          JSON.stringify(tickets),
          JSON.stringify(takenBack),
          JSON.stringify(wallet),
          this.clock.offsetMs,
          CURRENCY_DIGITS,
        ],
      );
      const events = row?.events;
      if (!events) return false;
      this.database.afterCommit(() => this.house.publish(events, draw.brand));
      if (chases.length > 0) await this.chases.finish(chases);
      await this.notices.write(draw, corrected);
      return true;
    });
  }

  private async isCurrent({ id, revision }: DrawRow): Promise<boolean> {
    const rows = await this.database.query(
      `select from lottery.draw where id = $1 and revision = $2 and status in ('drawn', 'void')`,
      [id, revision],
    );
    return rows.length > 0;
  }

  private async end(draw: DrawRow): Promise<void> {
    const { count } = await this.database.change(
      `update lottery.draw d set status = case d.status when 'drawn' then 'settled' else d.status end, due_at = null, changed_at = $3
       where d.id = $1 and d.revision = $2 and d.due_at is not null and d.status in ('drawn', 'void') and not exists (
         select from lottery.ticket t where t.draw = d.id and t.status in ('accepted', 'won', 'lost')
           and (d.status = 'void' or t.revision < d.revision))`,
      [draw.id, draw.revision, this.clock.now()],
    );
    if (count > 0) this.boards.changed(drawSettled, draw.brand);
  }
}

async function* partsOf(draw: DrawRow, pages: AsyncIterable<OpenTicket[]>): AsyncGenerator<Part> {
  for await (const tickets of pages) yield* partsOfPage(draw, tickets);
}

/** Members with a win first; a member whose win may stop a chase has a part of his own, since that locks further draws. */
function partsOfPage(draw: DrawRow, tickets: readonly OpenTicket[]): Part[] {
  if (draw.status === 'void') return chunks(byRound(tickets)).map(refundOf);
  const shape = findGame(draw.game)?.shape;
  const result = shape && draw.result !== null ? readResult(draw.result, shape) : null;
  if (!result) throw new Error(`the result of draw ${draw.id} cannot be read`);
  const rounds = byRound(tickets).map((round) => settleRound(round, result, draw.revision));
  const stops = rounds.filter(mayStopChase);
  const others = rounds.filter((round) => !mayStopChase(round));
  const winners = others.filter(({ payout }) => payout > 0n);
  const losers = others.filter(({ payout }) => payout === 0n);
  return [
    ...chunks(winners).map(paymentOf),
    ...stops.map((round) => paymentOf([round])),
    ...chunks(losers).map(paymentOf),
  ];
}

const mayStopChase = ({ outcomes }: SettledRound): boolean =>
  outcomes.some(({ chase, status }) => chase !== null && status === 'won');

const chunks = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / CHUNK) }, (_, at) =>
    items.slice(at * CHUNK, (at + 1) * CHUNK),
  );

function paymentOf(rounds: readonly SettledRound[]): Part {
  const outcomes = rounds.flatMap((round) => round.outcomes);
  return {
    tickets: outcomes.map(({ id, status, win, rebate }) => ({
      id,
      status,
      win: win.toString(),
      rebate: rebate.toString(),
    })),
    chases: chasesOf(outcomes),
    takenBack: rounds.flatMap(({ takenBack }) => takenBack ?? []),
    wallet: rounds.map(({ end }) => end),
    won: chasesOf(outcomes.filter(({ status }) => status === 'won')),
    corrected: rounds.flatMap(({ member, currency, before, payout }) =>
      before === null || before === payout ? [] : { member, currency, before, after: payout },
    ),
  };
}

/** Stakes come back; what was won before a draw was voided does not stay. */
function refundOf(rounds: readonly OpenTicket[][]): Part {
  const tickets = rounds.flat();
  return {
    tickets: tickets.map(({ id }) => ({ id, status: 'refunded', win: '0', rebate: '0' })),
    chases: chasesOf(tickets),
    takenBack: rounds.flatMap((round) => earlierPayout(round).takenBack ?? []),
    wallet: tickets.map((ticket) =>
      houseRollback(roundOf(ticket), {
        id: nameUuid('refund', ticket.id),
        of: stakeId(ticket.id),
        amount: BigInt(ticket.stake),
      }),
    ),
    won: [],
    corrected: rounds.flatMap((round) => {
      const [first] = round;
      const { before } = earlierPayout(round);
      if (!first || before === null) return [];
      const after = round.reduce((sum, { stake }) => sum + BigInt(stake), 0n);
      return { member: first.member, currency: first.currency, before, after };
    }),
  };
}

const chasesOf = (tickets: readonly { chase: string | null }[]): string[] => [
  ...new Set(tickets.flatMap(({ chase }) => chase ?? [])),
];
