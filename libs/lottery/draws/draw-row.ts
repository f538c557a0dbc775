import type { Database } from '#libs/platform/database/database';
import type { DrawStatus, VoidReason } from '../common/draws.calls.js';
import type { ResultSource } from '../common/games.js';
import type { PricedNumber } from '../common/lines/number-prices.js';

export interface DrawRow {
  id: string;
  brand: string;
  game: string;
  drawNo: string;
  status: DrawStatus;
  /** Of the result: 1 for the first one. 0 before, and for a void draw that had none. */
  revision: number;
  suspended: boolean;
  source: ResultSource;
  openAt: Date;
  closeAt: Date;
  drawAt: Date;
  voidAt: Date;
  /** Without a result by then operators are alarmed, and players told that it is late. */
  resultDueAt: Date;
  alarmedAt: Date | null;
  contradictedAt: Date | null;
  /** Null for results from outside. */
  commitment: string | null;
  root: string | null;
  beaconRound: string | null;
  beaconValue: string | null;
  /** Of the beacon's chain that the round is in. */
  beaconFirstRound: string | null;
  beaconAnchor: string | null;
  /** Null for a void draw, also where it had one before. */
  result: string | null;
  seed: string | null;
  voidReason: VoidReason | null;
  changedAt: Date;
  /** Numbers that do not cost what they usually do. */
  prices: PricedNumber[];
  priceVersion: number;
  /** Of the tree, once it is sealed. */
  ticketCount: number | null;
}

const COLUMNS = `d.id, d.brand, d.game, d.draw_no as "drawNo", d.status, d.revision, d.suspended, d.source, d.open_at as "openAt", d.close_at as "closeAt", d.draw_at as "drawAt",
  d.void_at as "voidAt", d.result_due_at as "resultDueAt", d.alarmed_at as "alarmedAt", d.contradicted_at as "contradictedAt", d.commitment, d.root, d.beacon_round as "beaconRound", d.beacon_value as "beaconValue", d.beacon_first_round as "beaconFirstRound", d.beacon_anchor as "beaconAnchor", case when d.status <> 'void' then d.result end as result, d.seed,
  d.void_reason as "voidReason", d.changed_at as "changedAt", d.ticket_count as "ticketCount", d.price_version as "priceVersion",
  (select coalesce(jsonb_agg(jsonb_build_object('rule', p.rule, 'number', p.number, 'price', p.price) order by p.rule, p.number), '[]')
   from lottery.number_price p where p.draw = d.id) as prices`;

/** Draws that meet the trusted SQL of `rest`, which begins with `where` and may order and lock `d`. */
export const readDraws = (database: Database, rest: string, values: unknown[]): Promise<DrawRow[]> =>
  database.query<DrawRow>(`select ${COLUMNS} from lottery.draw d ${rest}`, values);
