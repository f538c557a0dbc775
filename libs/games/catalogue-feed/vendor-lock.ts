import type { Database } from '#libs/platform/database/database';

/** In a transaction: readings of a vendor's list and decisions about it take turns. */
export async function lockVendor(database: Database, brand: string, vendor: string): Promise<void> {
  await database.query('select from games.vendor where brand = $1 and code = $2 for update', [brand, vendor]);
}
