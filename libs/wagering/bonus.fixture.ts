import { Ledger } from '#libs/ledger/index';
import type { TestParts } from '#libs/platform/testing/test-parts';
import { BarChanges, RewardGuard } from '#libs/safer-play/index';
import { BrandRegistry } from '#libs/site/index';
import { BonusQueries } from './bonus-queries.js';
import { Bonuses, type NewBonus } from './bonuses.js';

/** The service of bonuses on the database of a test. */
export async function createBonuses({ database, clock, events }: TestParts, bars = new BarChanges()) {
  const brands = new BrandRegistry(database);
  await brands.onModuleInit();
  const ledger = new Ledger(database, events, clock);
  const queries = new BonusQueries(database, events);
  const guard = new RewardGuard(database, clock);
  const bonuses = new Bonuses(database, clock, brands, ledger, events, queries, guard, bars);
  bonuses.onModuleInit();
  return { bonuses, ledger, queries };
}

let grants = 0;
/** A bonus of 50.00 that has to be staked five times. */
export const bonusFor = (member: string, more: Partial<NewBonus> = {}): NewBonus => ({
  brand: 'mela',
  member,
  currency: 'BDT',
  source: 'test',
  reference: `${member}:${++grants}`,
  amount: 5000n,
  times: 500n,
  counts: 'all',
  days: 7,
  onWithdrawal: 'forfeit',
  ...more,
});
