import { randomUUID } from 'node:crypto';
import type { Ledger, MemberAccount } from '#libs/ledger/index';
import { Member } from '#libs/members/index';
import { insertMember } from '#libs/members/member.fixture';
import { MessageKinds, Messages, UnreadCounts } from '#libs/messaging/index';
import { POINTS_CURRENCY } from '#libs/money/currency';
import type { InputOf } from '#libs/platform/common/call';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { createTestParts, type TestParts } from '#libs/platform/testing/test-parts';
import { BrandRegistry } from '#libs/site/index';
import { createBonuses } from '#libs/wagering/bonus.fixture';
import { Requirements } from '#libs/wagering/index';
import type { redeemPointReward } from '../common/mall.calls.js';
import { Earnings } from '../counting/earnings.js';
import { RewardMessages } from '../reward-messages.js';
import { callerOf } from '../rewards.fixture.js';
import { RedemptionRow } from './redemption.entity.js';
import type { RedemptionLifecycle } from './redemption.lifecycle.js';
import { createRedemptions } from './redemptions.fixture.js';
import { Redemptions } from './redemptions.service.js';

export const BRAND = 'mela';
export const RECEIVER = {
  name: 'Shapla Akter',
  mobile: '+8801712345678',
  address: 'House 12, Road 5, Dhanmondi, Dhaka 1205',
};

/** Amounts in minor units; what is left out is of a mug for 100 points, of which there are 10. */
export interface TestGoods {
  type?: 'goods' | 'chips' | 'cash';
  amount?: number | null;
  plan?: string | null;
  points?: number;
  amountRequired?: number;
  stock?: number;
  perMember?: number | null;
  listed?: boolean;
}

export async function insertGoods(db: TestDatabase, goods: TestGoods = {}): Promise<string> {
  const id = randomUUID();
  const { type = 'goods', amount = null, plan = null, points = 100, amountRequired = 0 } = goods;
  await db.query(
    `insert into rewards.goods (id, brand, type, texts, amount, plan, points_required, amount_required, stock, per_member, image,
       listed, version, changed_at, changed_by, changed_as)
     values ($1, 'mela', $2, '{"EN": {"name": "Mug", "remark": "Ceramic"}, "BN": {"name": "মগ", "remark": ""}}', $3, $4, $5, $6, $7, $8,
       null, $9, 1, now(), 1, 'operator1')`,
    [
      id,
      type,
      amount,
      plan,
      points,
      amountRequired,
      goods.stock ?? 10,
      goods.perMember ?? null,
      goods.listed ?? true,
    ],
  );
  return id;
}

/** The services of the points mall, wired by hand on a test database; a payment password is not asked. */
export class MallTestbed {
  private constructor(
    readonly db: TestDatabase,
    readonly parts: TestParts,
    readonly ledger: Ledger,
    readonly lifecycle: RedemptionLifecycle,
    private readonly service: Redemptions,
  ) {}

  static async open(): Promise<MallTestbed> {
    const db = await createTestDatabase();
    const parts = await createTestParts(db.url, [Member, RedemptionRow]);
    const { database, clock, events } = parts;
    const brands = new BrandRegistry(database);
    await brands.onModuleInit();
    const { bonuses, ledger } = await createBonuses(parts);
    const kinds = new MessageKinds();
    new RewardMessages(kinds).onModuleInit();
    const messages = new Messages(database, events, clock, kinds, new UnreadCounts(database, events, clock));
    const requirements = new Requirements(database, clock, brands);
    const earnings = new Earnings(database, brands, events);
    const services = { brands, ledger, requirements, bonuses, messages, earnings };
    const { members, guard, stock, money, lifecycle } = createRedemptions(parts, services);
    const service = new Redemptions(clock, stock, money, lifecycle, guard, earnings, members);
    return new MallTestbed(db, parts, ledger, lifecycle, service);
  }

  async close(): Promise<void> {
    await this.parts.close();
    await this.db.drop();
  }

  goods(goods: TestGoods = {}): Promise<string> {
    return insertGoods(this.db, goods);
  }

  /** A member with points and a wallet, in minor units. */
  async addMember(points: bigint, wallet = 0n): Promise<string> {
    const id = await insertMember(this.db, { parent: null, type: 0 });
    await this.ledger.openMember(BRAND, id, 'BDT');
    await this.give(id, 'points', points);
    await this.give(id, 'wallet', wallet);
    return id;
  }

  async give(member: string, kind: MemberAccount & ('points' | 'wallet'), amount: bigint): Promise<void> {
    if (amount === 0n) return;
    const currency = kind === 'points' ? POINTS_CURRENCY : 'BDT';
    const house = kind === 'points' ? 'points' : 'bank';
    const postings = [
      { account: await this.ledger.memberAccount(BRAND, member, kind, currency), amount },
      { account: await this.ledger.houseAccount(BRAND, house, currency), amount: -amount },
    ];
    await this.ledger.post([
      { key: `test:${randomUUID()}`, brand: BRAND, kind: 'points-earned', reference: member, postings },
    ]);
  }

  redeem(member: string, goods: string, more: Partial<InputOf<typeof redeemPointReward>> = {}) {
    return this.parts.database.transaction(() =>
      this.service.redeem(callerOf(member), {
        rewardId: goods,
        quantity: 1,
        address: RECEIVER,
        paymentPassword: '',
        ...more,
      }),
    );
  }

  async balances(member: string): Promise<Record<string, number>> {
    const rows = await this.db.query<{ kind: string; amount: number }>(
      `select a.kind, b.amount::int as amount from ledger.account a join ledger.balance b on b.account = a.id where a.member = $1`,
      [member],
    );
    return Object.fromEntries(rows.map(({ kind, amount }) => [kind, amount]));
  }

  async taken(goods: string): Promise<number> {
    const [row] = await this.db.query<{ taken: number }>('select taken from rewards.goods where id = $1', [
      goods,
    ]);
    return row?.taken ?? -1;
  }

  async statusOf(id: string): Promise<string> {
    const [row] = await this.db.query<{ status: string }>(
      'select status from rewards.redemption where id = $1',
      [id],
    );
    return row?.status ?? '';
  }

  /** All postings of each currency are zero together. */
  sums() {
    return this.db.query('select currency from ledger.posting group by currency having sum(amount) <> 0');
  }
}

export const operator = { id: '1', account: 'operator1', brand: BRAND, address: '10.0.0.9' };
