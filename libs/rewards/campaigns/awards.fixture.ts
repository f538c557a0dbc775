import pino from 'pino';
import type { FreeRounds } from '#libs/games/index';
import type { Ledger } from '#libs/ledger/index';
import { Counters, type Messages, UnreadCounts } from '#libs/messaging/index';
import type { TestParts } from '#libs/platform/testing/test-parts';
import { RewardGuard } from '#libs/safer-play/index';
import type { BrandRegistry } from '#libs/site/index';
import { createBonuses } from '#libs/wagering/bonus.fixture';
import type { Requirements } from '#libs/wagering/index';
import { ApplicationRows } from '../applications/application-rows.js';
import { DecidedApplications } from '../applications/decided-applications.js';
import type { Earnings } from '../counting/earnings.js';
import { DepositChoices } from '../deposit-bonuses/deposit-choices.js';
import { FreeRoundOffers } from '../free-rounds/free-round-offers.js';
import { FreeRoundRows } from '../free-rounds/free-round-rows.js';
import { FreeRoundSync } from '../free-rounds/free-round-sync.js';
import { ChosenGoods } from '../mall/chosen-goods.js';
import { GoodsChoices } from '../mall/goods-choices.js';
import { createRedemptions } from '../mall/redemptions.fixture.js';
import { GivenTickets } from '../raffles/given-tickets.js';
import { Awards } from './awards.js';
import { Budgets } from './budgets.js';
import { DepositPlaces } from './deposit-places.js';
import { Eligibility } from './eligibility.js';
import { EntitlementLifecycle } from './entitlement.lifecycle.js';
import { EntitlementOpenings } from './entitlement-openings.js';
import { GivenRewards } from './given-rewards.js';
import { NewMemberNetworks } from './new-member-networks.js';
import { ReturnedGoods } from './returned-goods.js';
import { RewardCounts } from './reward-counts.js';
import { RewardPayments } from './reward-payments.js';
import { RunningCampaigns } from './running-campaigns.js';
import { SharedAccounts } from './shared-accounts.js';

interface Parts {
  brands: BrandRegistry;
  ledger: Ledger;
  requirements: Requirements;
  messages: Messages;
  earnings: Earnings;
  freeRounds: FreeRounds;
}

/** The services that give rewards of campaigns, on the database of a test. */
export async function createAwards(testParts: TestParts, parts: Parts) {
  const { brands, ledger, requirements, messages, earnings, freeRounds } = parts;
  const { database, clock, events, transitions, wakeUps } = testParts;
  const { bonuses } = await createBonuses(testParts);
  const campaigns = new RunningCampaigns(database);
  const unread = new UnreadCounts(database, events, clock);
  const budgets = new Budgets(database, brands);
  const guard = new RewardGuard(database, clock);
  const counts = new RewardCounts(database, new Counters(database, unread), unread);
  const payments = new RewardPayments(brands, ledger, requirements, bonuses);
  const rounds = new FreeRoundRows(database, clock, wakeUps);
  const offers = new FreeRoundOffers(brands, clock, freeRounds, rounds, pino({ level: 'silent' }));
  const sync = new FreeRoundSync(
    database,
    brands,
    clock,
    freeRounds,
    rounds,
    campaigns,
    payments,
    counts,
    guard,
    messages,
    events,
    pino({ level: 'silent' }),
  );
  const redemptions = createRedemptions(testParts, { ...parts, bonuses });
  const choices = new GoodsChoices(database, brands);
  const { members, stock, lifecycle } = redemptions;
  const goods = new ChosenGoods(members, clock, stock, choices, lifecycle);
  const tickets = new GivenTickets(database, clock);
  const given = new GivenRewards(brands, payments, messages, counts, earnings, offers, goods, tickets);
  const applications = new ApplicationRows(database, clock);
  const entitlements = new EntitlementLifecycle(
    transitions,
    campaigns,
    budgets,
    guard,
    counts,
    given,
    applications,
    new DecidedApplications(applications, campaigns, messages),
  );
  const openings = new EntitlementOpenings(
    database,
    clock,
    entitlements,
    budgets,
    guard,
    given,
    applications,
    tickets,
  );
  const awards = new Awards(
    database,
    brands,
    campaigns,
    new Eligibility(database, clock),
    openings,
    guard,
    new DepositPlaces(database, brands),
    new SharedAccounts(database),
    new DepositChoices(database),
    new NewMemberNetworks(database, brands, clock),
  );
  new ReturnedGoods(lifecycle, entitlements).onModuleInit();
  return { awards, budgets, campaigns, entitlements, openings, rounds, offers, sync, redemptions: lifecycle };
}
