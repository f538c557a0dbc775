import type { Database } from '../database/database.js';

/** Uses a token up, and keeps it in mind until it has ended by itself; `false` where it was used before. */
export async function useTokenOnce(database: Database, id: string, until: Date): Promise<boolean> {
  const used = await database.query(
    'insert into platform.used_token (jti, expires_at) values ($1, $2) on conflict do nothing returning jti',
    [id, until],
  );
  return used.length === 1;
}
