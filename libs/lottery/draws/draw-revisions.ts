import type { Database } from '#libs/platform/database/database';

/** All results of a draw from outside, by revision. */
export async function readRevisions(database: Database, draw: string) {
  const rows = await database.query<{
    revision: number;
    result: string;
    reason: string | null;
    decidedAt: Date;
  }>(
    'select revision, result, reason, decided_at as "decidedAt" from lottery.draw_result where draw = $1 order by revision',
    [draw],
  );
  return rows.map(({ decidedAt, ...each }) => ({ ...each, decidedAt: decidedAt.toISOString() }));
}
