import { createHash } from 'node:crypto';
import type { Bytes } from '#libs/platform/common/bytes';
import type { Database } from '#libs/platform/database/database';
import type { Sha256 } from '../common/fairness/ticket-tree.js';

/** Five times as fast as WebCrypto, which trees of many tickets need. */
export const sha256OfNode: Sha256 = (bytes) => new Uint8Array(createHash('sha256').update(bytes).digest());

/** The leaves of a draw's tree: tickets that were not cancelled, in the order in which they were bought. */
export async function readLeaves(database: Database, draw: string): Promise<Bytes[]> {
  const rows = await database.query<{ leaf: Buffer }>(
    `select leaf from lottery.ticket where draw = $1 and status <> 'cancelled' order by position`,
    [draw],
  );
  return rows.map(({ leaf }) => new Uint8Array(leaf));
}
