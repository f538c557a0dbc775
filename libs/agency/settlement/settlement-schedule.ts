import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { DUE_PAGE } from '#libs/platform/jobs/due-waiter';
import { BrandRegistry } from '#libs/site/index';
import { CYCLES, type Cycle, cyclePeriod, dueAfter, takenUntil } from './settlement-clock.js';

/** How far a cycle is settled. */
export interface Settled {
  settledUntil: Date;
  /** `null`: nothing was settled yet. */
  throughBatch: string | null;
  dueAt: Date;
}

/** Five minutes with bets that are to be settled. */
export interface Unsettled {
  slot: Date;
  /** Of its period; `null` where that was never settled, as is `throughBatch`. */
  start: Date | null;
  end: Date | null;
  throughBatch: string | null;
}

const COLUMNS =
  'settled_until as "settledUntil", through_batch as "throughBatch", due_at as "dueAt" from agency.schedule';

/** What is due when. The lock of its row makes one settlement of a cycle after another, whichever worker has it. */
@Injectable()
export class SettlementSchedule {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
    private readonly clock: Clock,
  ) {}

  /** Gives each brand its cycles, which begin with the period of now. What is there stays. */
  async open(): Promise<void> {
    const brands = await this.database.query<{ id: string }>('select id from site.brand');
    for (const { id } of brands) {
      const { contracts, timeZone } = this.brands.byId(id).settings;
      const until = takenUntil(this.clock.now(), contracts.settleDelaySeconds);
      for (const { kind, code } of CYCLES) {
        const { start } = cyclePeriod({ kind, code }, until, timeZone);
        const due = dueAfter({ kind, code }, start, timeZone, contracts.settleDelaySeconds);
        await this.database.query(
          `insert into agency.schedule (brand, kind, code, settled_until, due_at) values ($1, $2, $3, $4, $5)
           on conflict do nothing`,
          [id, kind, code, start, due],
        );
      }
    }
  }

  async isDue(cycle: Cycle): Promise<boolean> {
    const [row] = await this.database.query<Settled>(`select ${COLUMNS} where ${MATCH}`, keyOf(cycle));
    return row !== undefined && row.dueAt <= (await this.clock.ofDatabase());
  }

  /** Locks the row in the caller's transaction. `undefined` where it is not due, or somebody else has it. */
  async lockDue(cycle: Cycle): Promise<Settled | undefined> {
    const [row] = await this.database.query<Settled>(
      `select ${COLUMNS} where ${MATCH} and due_at <= $4 for update skip locked`,
      [...keyOf(cycle), await this.clock.ofDatabase()],
    );
    return row;
  }

  /**
   * The first thing that `cycle` has not settled, before `end` and through that batch: its five minutes, and the period where
   * that was settled before. `undefined` where nothing is left.
   */
  async firstUnsettled(
    cycle: Cycle,
    { settledUntil, throughBatch }: Settled,
    through: string,
    end: Date,
  ): Promise<Unsettled | undefined> {
    const [row] = await this.database.query<Unsettled>(
      `select slot, period_start as "start", period_end as "end", through_batch as "throughBatch"
       from agency.first_unsettled(p_brand => $1, p_kind => $2, p_code => $3, p_settled_until => $4,
         p_since_batch => $5, p_through_batch => $6, p_end => $7)`,
      [...keyOf(cycle), settledUntil, throughBatch, through, end],
    );
    return row;
  }

  /** Makes the cycles of a kind wait for each other, since they carry into the same next payout. Before `lockDue`. */
  async lockKind({ brand, kind }: Cycle): Promise<void> {
    await this.database.query(
      'select 1 from agency.schedule where brand = $1 and kind = $2 order by code limit 1 for update',
      [brand, kind],
    );
  }

  /** Waits for the row and keeps others from settling until the caller's transaction ends. */
  async hold(cycle: Cycle): Promise<Settled> {
    const [row] = await this.database.query<Settled>(
      `select ${COLUMNS} where ${MATCH} for update`,
      keyOf(cycle),
    );
    if (!row) throw new Error(`no schedule of ${cycle.brand} ${cycle.kind}`);
    return row;
  }

  async advance(cycle: Cycle, settledUntil: Date, throughBatch: string | null): Promise<void> {
    const { contracts, timeZone } = this.brands.byId(cycle.brand).settings;
    const due = dueAfter(cycle, settledUntil, timeZone, contracts.settleDelaySeconds);
    await this.database.query(
      `update agency.schedule set settled_until = $4, through_batch = $5, due_at = $6 where ${MATCH}`,
      [...keyOf(cycle), settledUntil, throughBatch, due],
    );
  }

  /** A page of what is due, the earliest first, after the first `skip`. */
  async due(now: Date, skip: number): Promise<(Cycle & { dueAt: Date })[]> {
    return this.database.query(
      `select brand, kind, code, due_at as "dueAt" from agency.schedule where due_at <= $1
       order by due_at, kind desc, brand, code limit $2 offset $3`,
      [now, DUE_PAGE, skip],
    );
  }
}

const MATCH = 'brand = $1 and kind = $2 and code = $3';
const keyOf = ({ brand, kind, code }: Cycle) => [brand, kind, code];
