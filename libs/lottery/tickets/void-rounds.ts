import type { Database } from '#libs/platform/database/database';
import type { Sale } from './sale.js';

/**
 * How many of a member's rounds in each of these draws are void, by draw, because all of their tickets were cancelled. Draws without one are
 * left out.
 */
export async function voidRounds(
  database: Database,
  member: string,
  draws: readonly string[],
  { vendor, title }: Pick<Sale, 'vendor' | 'title'>,
): Promise<Map<string, number>> {
  const rows = await database.query<{ draw: string; count: number }>(
    `select t.draw, count(distinct t.round)::int as count from lottery.ticket t
     join games.round_view r on r.brand = t.brand and r.vendor = t.vendor and r.round = t.round and r.member = t.member
     where t.draw = any($1::bigint[]) and t.member = $2 and t.vendor = $3 and t.title = $4 and t.status = 'cancelled' and r.status = 'void'
     group by t.draw`,
    [draws, member, vendor, title],
  );
  return new Map(rows.map(({ draw, count }) => [draw, count]));
}
