import type { Currency } from '#libs/money/currency';
import type { Database } from '#libs/platform/database/database';
import type { ChaseStatus } from '../common/chases.calls.js';
import type { PrizeMode } from '../common/games.js';
import type { SoldLine } from '../common/ticket-lines.js';

/** Amounts are minor units. */
export interface ChaseRow {
  id: string;
  brand: string;
  game: string;
  member: string;
  currency: Currency;
  prizeMode: PrizeMode;
  prizeGroup: number;
  lines: SoldLine[];
  stopOnWin: boolean;
  status: ChaseStatus;
  stake: string;
  placedAt: Date;
}

const COLUMNS = `c.id, c.brand, c.game, c.member, c.currency, c.prize_mode as "prizeMode", c.prize_group as "prizeGroup", c.lines,
  c.stop_on_win as "stopOnWin", c.status, c.stake, c.placed_at as "placedAt"`;

/** Chases that meet the trusted SQL of `rest`, which begins with `where` and may order, limit and lock `c`. */
export const readChases = (database: Database, rest: string, values: unknown[]): Promise<ChaseRow[]> =>
  database.query<ChaseRow>(`select ${COLUMNS} from lottery.chase c ${rest}`, values);
