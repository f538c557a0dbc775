import { randomUUID } from 'node:crypto';
import { createTestParts, type TestParts } from '#libs/platform/testing/test-parts';
import { BrandRegistry } from '#libs/site/index';
import { GameVendors } from '../vendors/game-vendors.js';
import { TEST_STUDIO_SECRET } from '../vendors/studio.fixture.js';
import { RIVER_DICE, type WalletTestbed } from '../wallet/wallet.fixture.js';
import type { FreeRoundGrant } from './free-round-grant.js';
import { FreeRoundRows } from './free-round-rows.js';
import { FreeRounds } from './free-rounds.js';

const HOUR_MS = 3_600_000;

/** The service in the test's own process, wired by hand, with the testbed's database and vendor. */
export async function createFreeRounds({ db, studio }: Pick<WalletTestbed, 'db' | 'studio'>) {
  const parts = await createTestParts(db.url);
  const brands = new BrandRegistry(parts.database);
  await brands.onModuleInit();
  return { parts, freeRounds: await createFreeRoundsOf(parts, brands, studio.url) };
}

/** Of a vendor at this address; without one no vendor is connected. */
export async function createFreeRoundsOf(
  { database, clock, config }: TestParts,
  brands: BrandRegistry,
  studioUrl?: string,
): Promise<FreeRounds> {
  const connection = { secrets: [TEST_STUDIO_SECRET], addresses: [], hosts: [] };
  const connections: typeof config.vendors = studioUrl ? { STUDIO: { url: studioUrl, ...connection } } : {};
  const vendors = new GameVendors({ ...config, vendors: connections }, clock, brands, database);
  await vendors.onModuleInit();
  return new FreeRounds(new FreeRoundRows(database), vendors, brands, clock);
}

/** Two rounds of 10.00 on the dice, from an hour ago for a day. */
export const grantOf = (member: { id: string }, changes: Partial<FreeRoundGrant> = {}): FreeRoundGrant => ({
  id: randomUUID(),
  brand: 'mela',
  member: member.id,
  nodeId: RIVER_DICE,
  betCount: 2,
  betValue: 1000n,
  startsAt: new Date(Date.now() - HOUR_MS),
  endsAt: new Date(Date.now() + 23 * HOUR_MS),
  held: false,
  ...changes,
});
