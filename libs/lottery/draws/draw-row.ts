import type { Database } from '#libs/platform/database/database';
import type { DrawStatus, VoidReason } from '../common/draws.calls.js';

export interface DrawRow {
  id: string;
  brand: string;
  game: string;
  drawNo: string;
  status: DrawStatus;
  /** Of the result: 1 for the first one. 0 before, and for a void draw that had none. */
  revision: number;
  suspended: boolean;
  openAt: Date;
  closeAt: Date;
  drawAt: Date;
  voidAt: Date;
  commitment: string;
  root: string | null;
  beaconRound: string | null;
  beaconValue: string | null;
  result: string | null;
  seed: string | null;
  voidReason: VoidReason | null;
  /** Of the tree, once it is sealed. */
  ticketCount: number | null;
}

const COLUMNS = `d.id, d.brand, d.game, d.draw_no as "drawNo", d.status, d.revision, d.suspended, d.open_at as "openAt", d.close_at as "closeAt", d.draw_at as "drawAt",
  d.void_at as "voidAt", d.commitment, d.root, d.beacon_round as "beaconRound", d.beacon_value as "beaconValue", d.result, d.seed,
  d.void_reason as "voidReason", d.ticket_count as "ticketCount"`;

/** Draws that meet the trusted SQL of `rest`, which begins with `where` and may order and lock `d`. */
export const readDraws = (database: Database, rest: string, values: unknown[]): Promise<DrawRow[]> =>
  database.query<DrawRow>(`select ${COLUMNS} from lottery.draw d ${rest}`, values);
