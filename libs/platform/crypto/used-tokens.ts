import type { Database } from '../database/database.js';

/** Marks a token as used, and remembers it until it expires. Returns `false` if it was used before. */
export async function useTokenOnce(database: Database, id: string, until: Date): Promise<boolean> {
  const used = await database.query(
    'insert into platform.used_token (jti, expires_at) values ($1, $2) on conflict do nothing returning jti',
    [id, until],
  );
  return used.length === 1;
}
