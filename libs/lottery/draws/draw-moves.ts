import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { bytesToHex, hexToBytes } from '#libs/platform/common/bytes';
import { InstallationSecret } from '#libs/platform/crypto/installation-secret';
import { Database } from '#libs/platform/database/database';
import { Boards } from '#libs/platform/push/boards';
import { WakeUps } from '#libs/platform/push/wake-ups';
import type { VoidReason } from '../common/draws.calls.js';
import { drawClosed, drawDrawn, drawOpened } from '../common/draws.events.js';
import { drawNumbers } from '../common/fairness/number-stream.js';
import { treeRoot } from '../common/fairness/ticket-tree.js';
import { findGame } from '../common/games.js';
import { drawResult } from '../common/results/draw-result.js';
import { resultText } from '../common/results/result-text.js';
import { Beacon, type BeaconSchedule, roundAfter } from './beacon.js';
import { type DrawRow, readDraws } from './draw-row.js';
import { readLeaves, sha256OfNode } from './leaves.js';

/** How long after its close a planned draw may still open: a worker was away. Later it is void. */
const MISSED_MS = 600_000;
/** When a value that is not told yet is asked for again. */
const AGAIN_MS = 1000;

/** What the beacon said: when its rounds are, or the value of the draw's round. */
interface BeaconAnswer {
  schedule?: BeaconSchedule;
  value?: string | null;
}

/** Moves draws on when they are due: to open, closed and drawn, or void. The row's lock makes one move of several at once. */
@Injectable()
export class DrawMoves {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly boards: Boards,
    private readonly beacon: Beacon,
    private readonly secret: InstallationSecret,
    private readonly wakeUps: WakeUps,
  ) {}

  /** Makes the next move of a draw whose time has come; nothing where it was made. @throws Error if the beacon does not answer */
  async advance(id: string): Promise<void> {
    const [seen] = await readDraws(this.database, 'where d.id = $1', [id]);
    if (!seen) return;
    const answer = await this.ask(seen);
    await this.database.transaction(async () => {
      if (seen.status !== 'planned') await this.waitForBuyers(id);
      const now = await this.clock.ofDatabase();
      const [draw] = await readDraws(
        this.database,
        'where d.id = $1 and d.due_at <= $2 and d.status = $3 for update of d',
        [id, now, seen.status],
      );
      if (!draw) return;
      if (draw.status === 'planned') await this.open(draw, now);
      else if (answer.schedule) await this.close(draw, answer.schedule, now);
      else if (answer.value) await this.draw(draw, answer.value, now);
      else if (now >= draw.voidAt) await this.makeVoid(draw, 'no-beacon', now);
      else await this.putOff(draw, now);
    });
  }

  /** Nobody buys a ticket of this draw from here to COMMIT, and all that were bought are seen. */
  private async waitForBuyers(id: string): Promise<void> {
    await this.database.query('select pg_advisory_xact_lock(lottery.draw_lock($1::bigint))', [id]);
  }

  /** Before any lock, since the outside world may be slow. Nothing once the draw is void without it. */
  private async ask({ status, beaconRound, voidAt }: DrawRow): Promise<BeaconAnswer> {
    try {
      if (status === 'open') return { schedule: await this.beacon.schedule() };
      return status === 'closed' ? { value: await this.beacon.value(Number(beaconRound)) } : {};
    } catch (error) {
      if ((await this.clock.ofDatabase()) >= voidAt) return {};
      throw error;
    }
  }

  private async open(draw: DrawRow, now: Date): Promise<void> {
    const isMissed = now.getTime() >= draw.closeAt.getTime() + MISSED_MS;
    // One that a chase has bought is held late.
    if (isMissed && !(await this.hasTickets(draw.id))) return this.voidMissed(draw.brand, now);
    await this.database.query(
      `update lottery.draw set status = 'open', due_at = close_at, changed_at = $2 where id = $1`,
      [draw.id, now],
    );
    this.boards.changed(drawOpened, draw.brand);
  }

  /** The round is chosen here, under the lock, by the real clock: its value comes after the last bet. */
  private async close(draw: DrawRow, schedule: BeaconSchedule, now: Date): Promise<void> {
    const round = roundAfter(schedule, new Date());
    const leaves = await readLeaves(this.database, draw.id);
    const root = bytesToHex(await treeRoot(leaves, sha256OfNode));
    await this.database.query(
      `update lottery.draw set status = 'closed', due_at = draw_at, changed_at = $2, root = $3, beacon_round = $4, ticket_count = $5
       where id = $1`,
      [draw.id, now, root, round, leaves.length],
    );
    this.boards.changed(drawClosed, draw.brand);
  }

  private async draw(row: DrawRow, value: string, now: Date): Promise<void> {
    const game = findGame(row.game);
    if (!game) throw new Error(`there is no game ${row.game}`);
    const seed = await this.seedOf(row.id);
    const below = await drawNumbers(hexToBytes(seed), {
      brand: row.brand,
      gameCode: row.game,
      drawNo: row.drawNo,
      beaconRound: Number(row.beaconRound),
      beaconValue: value,
      root: row.root ?? '',
    });
    const result = resultText(await drawResult(game.shape, below), game.shape);
    const isSettled = row.ticketCount === 0;
    await this.database.query(
      `update lottery.draw set status = $6, due_at = $7, changed_at = $2, beacon_value = $3, result = $4, seed = $5, revision = 1 where id = $1`,
      [row.id, now, value, result, seed, isSettled ? 'settled' : 'drawn', isSettled ? null : now],
    );
    this.boards.changed(drawDrawn, row.brand);
    if (!isSettled) this.wakeForSettlement();
  }

  /** The seed is told then too, so that a draw that was voided because its result was dear is seen. */
  private async makeVoid(draw: DrawRow, reason: VoidReason, now: Date): Promise<void> {
    const hasTickets = await this.hasTickets(draw.id);
    await this.database.query(
      `update lottery.draw set status = 'void', due_at = $5, changed_at = $2, void_reason = $3, seed = $4 where id = $1`,
      [draw.id, now, reason, await this.seedOf(draw.id), hasTickets ? now : null],
    );
    this.boards.changed(drawDrawn, draw.brand);
    if (hasTickets) this.wakeForSettlement();
  }

  /** All of the brand at once: after a day without a worker there are thousands. */
  private async voidMissed(brand: string, now: Date): Promise<void> {
    const before = new Date(now.getTime() - MISSED_MS);
    const rows = await this.database.query<{ id: string; sealed: string }>(
      `select d.id, s.sealed_seed as sealed from lottery.draw d join lottery.draw_seed s on s.draw = d.id
       where d.brand = $1 and d.status = 'planned' and d.due_at <= $2 and d.close_at <= $3
         and not exists (select from lottery.ticket t where t.draw = d.id and t.status = 'accepted')
       order by d.id for update of d`,
      [brand, now, before],
    );
    const seeds = await Promise.all(rows.map(({ sealed }) => this.secret.open(sealed)));
    await this.database.query(
      `update lottery.draw d set status = 'void', due_at = null, changed_at = $1, void_reason = 'missed', seed = m.seed
       from unnest($2::bigint[], $3::text[]) m(id, seed) where d.id = m.id`,
      [now, rows.map(({ id }) => id), seeds],
    );
    this.boards.changed(drawDrawn, brand);
  }

  private async hasTickets(draw: string): Promise<boolean> {
    const [row] = await this.database.query<{ has: boolean }>(
      `select exists (select from lottery.ticket where draw = $1 and status = 'accepted') as has`,
      [draw],
    );
    return row?.has ?? false;
  }

  private wakeForSettlement(): void {
    this.database.afterCommit(() => this.wakeUps.send({ kind: 'due' }));
  }

  private async putOff({ id }: DrawRow, now: Date): Promise<void> {
    await this.database.query('update lottery.draw set due_at = $2 where id = $1', [
      id,
      new Date(now.getTime() + AGAIN_MS),
    ]);
  }

  private async seedOf(draw: string): Promise<string> {
    const [row] = await this.database.query<{ sealed: string }>(
      'select sealed_seed as sealed from lottery.draw_seed where draw = $1',
      [draw],
    );
    if (!row) throw new Error(`draw ${draw} has no seed`);
    return this.secret.open(row.sealed);
  }
}
