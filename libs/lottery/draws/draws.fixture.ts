import { createHash } from 'node:crypto';
import { InstallationSecret } from '#libs/platform/crypto/installation-secret';
import { Boards } from '#libs/platform/push/boards';
import type { TestDatabase } from '#libs/platform/testing/test-database';
import type { TestParts } from '#libs/platform/testing/test-parts';
import type { DrawStatus } from '../common/draws.calls.js';
import { AwaitedResults } from './awaited-results.js';
import { Beacon, type BeaconChain, type BeaconSchedule } from './beacon.js';
import { DrawMoves } from './draw-moves.js';
import { DrawOutcomes } from './draw-outcomes.js';
import { DrawPlanner } from './draw-planner.js';

/** A beacon that the test tells what to say. */
export class FakeBeacon extends Beacon {
  override isSetUp = true;
  values = new Map<number, string>();
  chain: BeaconChain | null = { firstRound: 1, anchor: 'f'.repeat(64) };
  failure: Error | null = null;
  /** The chain that the last value was asked with. */
  askedWith: BeaconChain | null = null;

  override async schedule(): Promise<BeaconSchedule> {
    if (this.failure) throw this.failure;
    return {
      genesis: new Date(0),
      periodMs: 3000,
      chainOf: () => this.chain,
    };
  }

  override async value(round: number, chain: BeaconChain | null): Promise<string | null> {
    if (this.failure) throw this.failure;
    this.askedWith = chain;
    return this.values.get(round) ?? null;
  }
}

export interface DrawView {
  status: DrawStatus;
  commitment: string;
  root: string | null;
  beaconRound: number | null;
  result: string | null;
  seed: string | null;
  voidReason: string | null;
}

/** Draws of some games of the demo brand, with a clock that the test moves. */
export class DrawsTestbed {
  readonly beacon = new FakeBeacon();
  readonly planner: DrawPlanner;

  constructor(
    private readonly db: TestDatabase,
    private readonly parts: TestParts,
  ) {
    this.planner = new DrawPlanner(
      parts.database,
      parts.clock,
      new InstallationSecret(parts.config),
      this.beacon,
    );
  }

  /** As another process would. */
  moves(): DrawMoves {
    const { database, clock, wakeUps, config } = this.parts;
    const boards = new Boards(database, wakeUps);
    const secret = new InstallationSecret(config);
    const awaited = new AwaitedResults(database, clock);
    const outcomes = new DrawOutcomes(database, clock, boards, secret, wakeUps, awaited);
    return new DrawMoves(database, clock, boards, this.beacon, secret, outcomes, awaited);
  }

  async offer(...codes: string[]): Promise<void> {
    await this.db.query('truncate lottery.draw_seed, lottery.draw, lottery.game cascade');
    for (const code of codes)
      await this.db.query(
        `insert into lottery.game (brand, code, names) values ('mela', $1, '{"EN": "A game"}')`,
        [code],
      );
    await this.db.query(
      `insert into lottery.sale_limit (brand, game, line_min, line_max, line_bets, outcome_pay, ungrouped_pay)
       select brand, code, 100, 2000000, 10000, 50000000, 500000000 from lottery.game`,
    );
  }

  async moveTo(now: Date): Promise<void> {
    await this.parts.clock.advance(now.getTime() - this.parts.clock.now().getTime());
  }

  /** Advances all that is due until nothing is, as the worker does. */
  async advanceDue(): Promise<void> {
    for (;;) {
      const due = await this.db.query<{ id: string }>(
        `select id from lottery.draw where status in ('planned', 'open', 'closed') and due_at <= $1 order by due_at, id limit 50`,
        [this.parts.clock.now()],
      );
      if (due.length === 0) return;
      for (const { id } of due) await this.moves().advance(id);
    }
  }

  async find(game: string, drawNo: string): Promise<DrawView & { id: string }> {
    const [row] = await this.db.query<DrawView & { id: string }>(
      `select id, status, commitment, root, beacon_round::float8 as "beaconRound", result, seed, void_reason as "voidReason"
       from lottery.draw where brand = 'mela' and game = $1 and draw_no = $2`,
      [game, drawNo],
    );
    if (!row) throw new Error(`no draw ${drawNo} of ${game}`);
    return row;
  }

  /** The last draw that waits for its value gets this one. */
  tell(draw: DrawView, value: string): void {
    this.beacon.values.set(draw.beaconRound ?? 0, value);
  }
}

export const sha256Hex = (hex: string): string =>
  createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');
