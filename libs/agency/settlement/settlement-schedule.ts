import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { DUE_PAGE } from '#libs/platform/jobs/deadline-scheduler';
import { BrandRegistry } from '#libs/site/index';
import { CYCLES, type Cycle, cyclePeriod, dueAfter, takenUntil } from './settlement-clock.js';

/** How far a cycle is settled, and when it is due again. */
export interface SettlementProgress {
  settledUntil: Date;
  /** `null`: nothing was settled yet. */
  throughBatch: string | null;
  dueAt: Date;
}

/** Five minutes with bets that have to be settled. */
export interface UnsettledSlot {
  slot: Date;
  /** The period of its last settlement, and the batch through which that went; `null` if it was never settled. */
  start: Date | null;
  end: Date | null;
  throughBatch: string | null;
}

const COLUMNS =
  'settled_until as "settledUntil", through_batch as "throughBatch", due_at as "dueAt" from agency.schedule';

/** Stores when each cycle is due. The lock of its row lets only one worker at a time settle a cycle. */
@Injectable()
export class SettlementSchedule {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
    private readonly clock: Clock,
  ) {}

  /** Creates the cycles that a brand lacks, beginning with the present period. */
  async open(): Promise<void> {
    const brands = await this.database.query<{ id: string }>('select id from site.brand_view');
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
    const [row] = await this.database.query<SettlementProgress>(
      `select ${COLUMNS} where ${MATCH}`,
      keyOf(cycle),
    );
    return row !== undefined && row.dueAt <= (await this.clock.ofDatabase());
  }

  /** Locks the row in the caller's transaction; `undefined` if it is not due, or another worker has locked it. */
  async lockDue(cycle: Cycle): Promise<SettlementProgress | undefined> {
    const [row] = await this.database.query<SettlementProgress>(
      `select ${COLUMNS} where ${MATCH} and due_at <= $4 for update skip locked`,
      [...keyOf(cycle), await this.clock.ofDatabase()],
    );
    return row;
  }

  /**
   * The earliest five minutes before `end` whose bets, up to the batch `through`, the cycle has not settled; `undefined` if
   * there are none.
   */
  async firstUnsettled(
    cycle: Cycle,
    { settledUntil, throughBatch }: SettlementProgress,
    through: string,
    end: Date,
  ): Promise<UnsettledSlot | undefined> {
    const [row] = await this.database.query<UnsettledSlot>(
      `select slot, period_start as "start", period_end as "end", through_batch as "throughBatch"
       from agency.first_unsettled(p_brand => $1, p_kind => $2, p_code => $3, p_settled_until => $4,
         p_since_batch => $5, p_through_batch => $6, p_end => $7)`,
      [...keyOf(cycle), settledUntil, throughBatch, through, end],
    );
    return row;
  }

  /** Makes cycles of a kind wait for each other, because they carry into the same next payout. Comes before `lockDue`. */
  async lockKind({ brand, kind }: Cycle): Promise<void> {
    await this.database.query(
      'select 1 from agency.schedule where brand = $1 and kind = $2 order by code limit 1 for update',
      [brand, kind],
    );
  }

  /** Waits for the row and locks it in the caller's transaction, due or not. */
  async lock(cycle: Cycle): Promise<SettlementProgress> {
    const [row] = await this.database.query<SettlementProgress>(
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

  /** A page of the cycles that are due, the earliest first, without the first `skip`. */
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
