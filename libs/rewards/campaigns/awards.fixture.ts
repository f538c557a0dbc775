import type { Ledger } from '#libs/ledger/index';
import { Counters, type Messages, UnreadCounts } from '#libs/messaging/index';
import type { TestParts } from '#libs/platform/testing/test-parts';
import { RewardGuard } from '#libs/safer-play/index';
import type { BrandRegistry } from '#libs/site/index';
import { createBonuses } from '#libs/wagering/bonus.fixture';
import type { Requirements } from '#libs/wagering/index';
import type { Earnings } from '../counting/earnings.js';
import { Awards } from './awards.js';
import { Budgets } from './budgets.js';
import { DepositPlaces } from './deposit-places.js';
import { Eligibility } from './eligibility.js';
import { EntitlementLifecycle } from './entitlement.lifecycle.js';
import { RewardPayments } from './reward-payments.js';
import { RunningCampaigns } from './running-campaigns.js';

interface Parts {
  brands: BrandRegistry;
  ledger: Ledger;
  requirements: Requirements;
  messages: Messages;
  earnings: Earnings;
}

/** The services that give rewards of campaigns, on the database of a test. */
export async function createAwards(
  testParts: TestParts,
  { brands, ledger, requirements, messages, earnings }: Parts,
) {
  const { database, clock, events, transitions } = testParts;
  const { bonuses } = await createBonuses(testParts);
  const campaigns = new RunningCampaigns(database);
  const unread = new UnreadCounts(database, events, clock);
  const budgets = new Budgets(database, brands);
  const guard = new RewardGuard(database, clock);
  const entitlements = new EntitlementLifecycle(
    transitions,
    brands,
    campaigns,
    budgets,
    new RewardPayments(brands, ledger, requirements, bonuses),
    guard,
    messages,
    new Counters(database, unread),
    unread,
    earnings,
  );
  const awards = new Awards(
    database,
    brands,
    campaigns,
    new Eligibility(database, clock),
    entitlements,
    guard,
    new DepositPlaces(database, brands),
  );
  return { awards, budgets, campaigns, entitlements };
}
