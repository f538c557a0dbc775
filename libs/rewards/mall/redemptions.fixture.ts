import { OutgoingMoney } from '#libs/cashier/index';
import { Debts, type Ledger, OutgoingFreezes } from '#libs/ledger/index';
import { Members } from '#libs/members/index';
import type { Messages } from '#libs/messaging/index';
import { Audit } from '#libs/platform/audit/audit';
import { Boards } from '#libs/platform/push/boards';
import type { TestParts } from '#libs/platform/testing/test-parts';
import { RewardGuard } from '#libs/safer-play/index';
import type { BrandRegistry } from '#libs/site/index';
import type { Bonuses, Requirements } from '#libs/wagering/index';
import type { Earnings } from '../counting/earnings.js';
import { RedemptionLifecycle } from './redemption.lifecycle.js';
import { RedemptionMoney } from './redemption-money.js';
import { RedemptionViews } from './redemption-views.js';
import { Stock } from './stock.js';

interface Parts {
  brands: BrandRegistry;
  ledger: Ledger;
  requirements: Requirements;
  bonuses: Bonuses;
  messages: Messages;
  earnings: Earnings;
}

/** The services that move redemptions, on the database of a test. */
export function createRedemptions(
  { database, clock, events, transitions, wakeUps }: TestParts,
  { brands, ledger, requirements, bonuses, messages, earnings }: Parts,
) {
  const members = new Members(database, clock, events, new Audit(database, clock));
  const outgoing = new OutgoingMoney(
    brands,
    clock,
    members,
    ledger,
    requirements,
    bonuses,
    new OutgoingFreezes(database, clock),
    new Debts(database, clock, ledger),
  );
  const guard = new RewardGuard(database, clock);
  const stock = new Stock(database, new Boards(database, wakeUps));
  const money = new RedemptionMoney(brands, ledger, outgoing, requirements, bonuses);
  const lifecycle = new RedemptionLifecycle(
    transitions,
    brands,
    stock,
    money,
    new RedemptionViews(database, clock, brands),
    guard,
    messages,
    earnings,
  );
  return { members, guard, stock, money, lifecycle };
}
