import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { bytesToHex } from '#libs/platform/common/bytes';
import { InstallationSecret } from '#libs/platform/crypto/installation-secret';
import { Database } from '#libs/platform/database/database';
import { Boards } from '#libs/platform/push/boards';
import { drawClosed, drawDrawn, drawOpened } from '../common/draws.events.js';
import { treeRoot } from '../common/fairness/ticket-tree.js';
import { AwaitedResults } from './awaited-results.js';
import { Beacon, type BeaconChain, type BeaconSchedule, roundAfter } from './beacon.js';
import { DrawOutcomes } from './draw-outcomes.js';
import { type DrawRow, readDraws } from './draw-row.js';
import { readLeaves, sha256OfNode } from './leaves.js';
import { waitForBuyers } from './lock-draw.js';
import { ownResult } from './own-result.js';

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
    private readonly outcomes: DrawOutcomes,
    private readonly awaited: AwaitedResults,
  ) {}

  /** Makes the next move of a draw whose time has come; nothing where it was made. @throws Error if the beacon does not answer */
  async advance(id: string): Promise<void> {
    const [seen] = await readDraws(this.database, 'where d.id = $1', [id]);
    if (!seen) return;
    const answer = await this.ask(seen);
    await this.database.transaction(async () => {
      if (seen.status !== 'planned') await waitForBuyers(this.database, id);
      const now = await this.clock.ofDatabase();
      const [draw] = await readDraws(
        this.database,
        'where d.id = $1 and d.due_at <= $2 and d.status = $3 for update of d',
        [id, now, seen.status],
      );
      if (!draw) return;
      if (draw.status === 'planned') await this.open(draw, now);
      else if (draw.status === 'open' && (answer.schedule || draw.source !== 'own'))
        await this.close(draw, answer.schedule, now);
      else if (answer.value) await this.draw(draw, answer.value);
      else if (now >= draw.voidAt)
        await this.outcomes.makeVoid(draw, draw.source === 'own' ? 'no-beacon' : 'no-result');
      else await this.wait(draw, now);
    });
  }

  /** Before any lock, since the outside world may be slow. Nothing once the draw is void without it. */
  private async ask(draw: DrawRow): Promise<BeaconAnswer> {
    const { status, source, beaconRound, voidAt } = draw;
    if (source !== 'own') return {};
    try {
      if (status === 'open') return { schedule: await this.beacon.schedule() };
      return status === 'closed'
        ? { value: await this.beacon.value(Number(beaconRound), chainOf(draw)) }
        : {};
    } catch (error) {
      if ((await this.clock.ofDatabase()) >= voidAt) return {};
      throw error;
    }
  }

  private async open(draw: DrawRow, now: Date): Promise<void> {
    // One that a chase has bought is held late, and has as long to get its value as any other.
    if (isMissed(draw, now) && !(await this.outcomes.hasTickets(draw.id)))
      return this.voidMissed(draw.brand, now);
    await this.database.query(
      `update lottery.draw set status = 'open', due_at = close_at, changed_at = $2 where id = $1`,
      [draw.id, now],
    );
    this.boards.changed(drawOpened, draw.brand);
  }

  /** The beacon's round is chosen here, under the lock, by the real clock: its value comes after the last bet. */
  private async close(draw: DrawRow, schedule: BeaconSchedule | undefined, now: Date): Promise<void> {
    const round = schedule ? roundAfter(schedule, new Date()) : null;
    const chain = round === null ? null : schedule?.chainOf(round);
    if (schedule && !chain) throw new Error(`the beacon has published no chain for round ${round}`);
    const leaves = await readLeaves(this.database, draw.id);
    const root = bytesToHex(await treeRoot(leaves, sha256OfNode));
    // One that closes late waits for its result as long as any other.
    const late = isMissed(draw, now) ? now.getTime() - draw.closeAt.getTime() : 0;
    const voidAt =
      draw.source === 'own' && late > 0
        ? new Date(now.getTime() + MISSED_MS)
        : new Date(draw.voidAt.getTime() + late);
    const resultDueAt = new Date(draw.resultDueAt.getTime() + late);
    await this.database.query(
      `update lottery.draw set status = 'closed', due_at = $7, void_at = $6, changed_at = $2, root = $3,
         beacon_round = $4, ticket_count = $5, beacon_first_round = $8, beacon_anchor = $9, result_due_at = $10
       where id = $1`,
      [
        draw.id,
        now,
        root,
        round,
        leaves.length,
        voidAt,
        draw.source === 'own' ? draw.drawAt : resultDueAt,
        chain?.firstRound ?? null,
        chain?.anchor ?? null,
        resultDueAt,
      ],
    );
    this.boards.changed(drawClosed, draw.brand);
    if (draw.source !== 'own') this.awaited.changed(draw.brand);
  }

  private async draw(row: DrawRow, value: string): Promise<void> {
    const proof = { beaconValue: value, seed: await this.outcomes.seedOf(row.id) };
    await this.outcomes.setResult(row, await ownResult(row, proof), proof);
  }

  /** All of the brand at once: after a day without a worker there are thousands. */
  private async voidMissed(brand: string, now: Date): Promise<void> {
    const before = new Date(now.getTime() - MISSED_MS);
    const rows = await this.database.query<{ id: string; sealed: string | null }>(
      `select d.id, s.sealed_seed as sealed from lottery.draw d left join lottery.draw_seed s on s.draw = d.id and d.source = 'own'
       where d.brand = $1 and d.status = 'planned' and d.due_at <= $2 and d.close_at <= $3
         and not exists (select from lottery.ticket t where t.draw = d.id and t.status = 'accepted')
       order by d.id for update of d`,
      [brand, now, before],
    );
    const seeds = await Promise.all(
      rows.map(({ sealed }) => (sealed === null ? null : this.secret.open(sealed))),
    );
    await this.database.query(
      `update lottery.draw d set status = 'void', due_at = null, changed_at = $1, void_reason = 'missed', seed = m.seed
       from unnest($2::bigint[], $3::text[]) m(id, seed) where d.id = m.id`,
      [now, rows.map(({ id }) => id), seeds],
    );
    this.boards.changed(drawDrawn, brand);
  }

  /** Until the value is told or the result comes from outside; operators hear of it once it is late. */
  private async wait(
    { id, brand, source, resultDueAt, alarmedAt, voidAt }: DrawRow,
    now: Date,
  ): Promise<void> {
    const isLate = now >= resultDueAt;
    await this.database.query(
      'update lottery.draw set due_at = $2, alarmed_at = coalesce(alarmed_at, $3) where id = $1',
      [id, source === 'own' ? new Date(now.getTime() + AGAIN_MS) : voidAt, isLate ? now : null],
    );
    if (isLate && alarmedAt === null) this.awaited.changed(brand);
  }
}

/** As it was published at the close; draws of older installations have none. */
const chainOf = ({ beaconFirstRound, beaconAnchor }: DrawRow): BeaconChain | null =>
  beaconAnchor === null ? null : { firstRound: Number(beaconFirstRound), anchor: beaconAnchor };

const isMissed = ({ closeAt }: DrawRow, now: Date): boolean => now.getTime() >= closeAt.getTime() + MISSED_MS;
