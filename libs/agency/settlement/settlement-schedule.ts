import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { DUE_PAGE } from '#libs/platform/jobs/deadline-scheduler';
import { BrandRegistry } from '#libs/site/index';
import { CYCLES, type Cycle, cyclePeriod, dueAfter } from './settlement-clock.js';

/** How far a cycle is settled, and when it is due again. */
export interface SettlementProgress {
  /** All periods that ended by then are settled. */
  settledUntil: Date;
  /** Roll-up batches up to this one are settled; `null`: none was yet. */
  settledThrough: string | null;
  dueAt: Date;
}

/** Five minutes of the clock whose rounds have to be settled. */
export interface UnsettledSlot {
  /** Its beginning. */
  slot: Date;
  /** If its period was settled before: the period, and the last roll-up batch which that settlement includes. Otherwise `null`. */
  start: Date | null;
  end: Date | null;
  periodThrough: string | null;
}

const COLUMNS =
  'settled_until as "settledUntil", through_batch as "settledThrough", due_at as "dueAt" from agency.schedule';

/** Stores when each cycle is due. The lock of its row lets only one worker at a time settle a cycle. */
@Injectable()
export class SettlementSchedule {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates the cycles that a brand lacks. Hours, days and dividends begin with the present period. Real time begins with all roll-up
   * batches that there are, and a contract is paid for their rounds since it is in force.
   */
  async open(): Promise<void> {
    const brands = await this.database.query<{ id: string }>('select id from site.brand_view');
    for (const { id } of brands) {
      const { contracts, timeZone } = this.brands.byId(id).settings;
      const present = new Date(this.clock.now().getTime() - contracts.settleDelaySeconds * 1000);
      for (const { kind, code } of CYCLES) {
        const { start } = cyclePeriod({ kind, code }, present, timeZone);
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
   * The earliest five minutes before `end` that have a round in the roll-up batches up to `through` which the cycle has not settled;
   * `undefined` if there are none.
   */
  async firstUnsettled(
    cycle: Cycle,
    { settledUntil, settledThrough }: SettlementProgress,
    through: string,
    end: Date,
  ): Promise<UnsettledSlot | undefined> {
    const [row] = await this.database.query<UnsettledSlot>(
      `select slot, period_start as "start", period_end as "end", period_through as "periodThrough"
       from agency.first_unsettled(p_brand => $1, p_kind => $2, p_code => $3, p_settled_until => $4,
         p_settled_through => $5, p_through_batch => $6, p_end => $7)`,
      [...keyOf(cycle), settledUntil, settledThrough, through, end],
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

  /** Writes how far the cycle is settled now, and with that when it is due again. The caller has locked the row. */
  async advance(cycle: Cycle, settledUntil: Date, settledThrough: string): Promise<void> {
    const { contracts, timeZone } = this.brands.byId(cycle.brand).settings;
    const due = dueAfter(cycle, settledUntil, timeZone, contracts.settleDelaySeconds);
    await this.database.query(
      `update agency.schedule set settled_until = $4, through_batch = $5, due_at = $6 where ${MATCH}`,
      [...keyOf(cycle), settledUntil, settledThrough, due],
    );
  }

  /**
   * A page of the cycles that are due, the earliest first, without the first `skip`. Of those due at once real time comes first, then
   * hours, dividends and days.
   */
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
