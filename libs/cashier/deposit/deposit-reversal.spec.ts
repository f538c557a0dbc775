import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { OutgoingFreezes } from '#libs/ledger/index';
import type { LoggedIn } from '#libs/platform/http/caller';
import { repeated } from '#libs/platform/testing/repetitions';
import { type ActorContext, memberActor } from '#libs/platform/transitions/actor-context';
import { Requirements } from '#libs/wagering/index';
import {
  type CashierTestbed,
  fundsOf,
  newDeposit,
  newOwner,
  openCashier,
  operator,
  order,
} from '../cashier.fixture.js';
import { depositReversed } from '../common/deposit.events.js';
import { ListFilters } from '../list-filter.js';
import { Deposit } from './deposit.entity.js';
import { DepositLifecycle } from './deposit.lifecycle.js';
import { DepositsUnderReview } from './operators/deposits-under-review.js';

const BANK: ActorContext = { kind: 'system', provider: 'bank' };

let testbed: CashierTestbed;
let deposits: DepositLifecycle;
let requirements: Requirements;
let owner: LoggedIn;

beforeAll(async () => {
  testbed = await openCashier([Deposit]);
  const { parts, ledger, debts, brands, queue } = testbed;
  requirements = new Requirements(parts.database, parts.clock, brands);
  deposits = new DepositLifecycle(parts.transitions, ledger, debts, requirements, brands, queue);
});
afterAll(() => testbed.close());
/** An owner of one minor unit. */
beforeEach(async () => {
  owner = await newOwner(testbed, 1n);
});

/** A paid deposit of 500.00. */
async function pay(member = owner, fee = 0n): Promise<string> {
  const deposit = newDeposit(testbed, member, fee);
  await testbed.parts.database.transaction(async () => {
    await deposits.order(deposit, memberActor(member));
    await deposits.applyMove(deposit, 'PAY', {}, BANK);
  });
  return deposit.id;
}

function reverse(id: string): Promise<void> {
  return testbed.parts.database.transaction(async () => {
    const deposit = await deposits.lock(id);
    if (deposit) await deposits.applyMove(deposit, 'REVERSE', { reason: 'chargeback' }, BANK);
  });
}

/** Moves minor units from the wallet to the house's games; a negative amount comes back as a win. `false` if there is too little. */
async function stake(amount: bigint, member = owner): Promise<boolean> {
  const { ledger } = testbed;
  const wallet = await ledger.memberAccount('mela', member.person, 'wallet', 'BDT');
  const games = await ledger.houseAccount('mela', 'games', 'BDT');
  const postings = [
    { account: wallet, amount: -amount },
    { account: games, amount },
  ];
  const item = { key: `bet:${randomUUID()}`, brand: 'mela', kind: 'bet', reference: 'round', postings };
  return (await ledger.post([item]))[0] === 'posted';
}

const owed = (member = owner) => testbed.debts.owed(member.person, 'BDT');
const freezes = () => new OutgoingFreezes(testbed.parts.database, testbed.parts.clock);
/** Wallet and debt in minor units, and whether money may not leave. */
const state = async (member = owner) => ({
  wallet: (await fundsOf(testbed, member.person)).wallet,
  owed: await owed(member),
  frozen: await freezes().has(member.person),
});
async function houseSums(): Promise<Map<string, bigint>> {
  const rows = await testbed.db.query<{ kind: string; sum: string }>(
    `select a.kind, sum(p.amount) as sum from ledger.account a join ledger.posting p on p.account = a.id
     where a.owner = 'house' group by a.kind`,
  );
  return new Map(rows.map(({ kind, sum }) => [kind, BigInt(sum)]));
}

test.each([
  ['everything from a wallet that has enough', 0n, { wallet: 1n, owed: 0n, frozen: false }],
  ['what is left of it, and the rest is a debt', 30_001n, { wallet: 0n, owed: 30_000n, frozen: true }],
  ['nothing where all is spent: all is a debt', 50_001n, { wallet: 0n, owed: 50_000n, frozen: true }],
])('takes %s', async (_, spent, after) => {
  const id = await pay();
  if (spent > 0n) await stake(spent);
  await reverse(id);
  expect(await state()).toEqual(after);
});

test('gives the bank the whole amount, and takes no more than was credited after the fee', async () => {
  const id = await pay(owner, 150n);
  await stake(49_000n);
  const before = await houseSums();
  await reverse(id);
  const after = await houseSums();
  const moved = (kind: string) => (after.get(kind) ?? 0n) - (before.get(kind) ?? 0n);
  expect([moved('bank'), moved('fee'), moved('debts')]).toEqual([50_000n, -150n, -48_999n]);
  expect(await owed()).toBe(48_999n);
});

test('leaves money on hold where it is, and collects it when the withdrawal is rejected', async () => {
  const id = await pay();
  const withdrawal = await order(testbed, owner, 40_000n);
  await reverse(id);
  expect(await fundsOf(testbed, owner.person)).toEqual({ wallet: 0n, hold: 40_000n });
  expect(await owed()).toBe(39_999n);
  await testbed.lifecycle.applyByOperator(operator('1'), withdrawal, 'REJECT', { reason: 'reversed' });
  expect(await fundsOf(testbed, owner.person)).toEqual({ wallet: 1n, hold: 0n });
  expect(await state()).toEqual({ wallet: 1n, owed: 0n, frozen: false });
});

test('collects from later money, the oldest debt first, and then lets money leave again', async () => {
  const [first, second] = [await pay(), await pay()];
  await stake(100_001n);
  await reverse(first);
  await reverse(second);
  await stake(-60_000n);
  expect(await state()).toEqual({ wallet: 0n, owed: 40_000n, frozen: true });
  const rows = await testbed.db.query(
    'select reference, paid from ledger.debt where member = $1 order by id',
    [owner.person],
  );
  expect(rows).toEqual([
    { reference: first, paid: '50000' },
    { reference: second, paid: '10000' },
  ]);
  await stake(-45_000n);
  expect(await state()).toEqual({ wallet: 5_000n, owed: 0n, frozen: false });
});

test('keeps a freeze that stands for another reason', async () => {
  const id = await pay();
  await stake(50_001n);
  await freezes().freeze(owner.person, 'unpaid-dividend');
  await reverse(id);
  await stake(-60_000n);
  expect(await state()).toEqual({ wallet: 10_000n, owed: 0n, frozen: true });
});

test('collects by the job what arrived by SQL alone, once, and pushes the balance', async () => {
  const id = await pay();
  await stake(50_001n);
  await reverse(id);
  const { db, ledger } = testbed;
  const wallet = await ledger.memberAccount('mela', owner.person, 'wallet', 'BDT');
  const games = await ledger.houseAccount('mela', 'games', 'BDT');
  const postings = [
    { account: wallet, amount: 20_000 },
    { account: games, amount: -20_000 },
  ];
  const item = { key: `win:${id}`, brand: 'mela', kind: 'win', reference: id, postings };
  await db.query('select ledger.post($1::jsonb, now())', [JSON.stringify([item])]);
  await Promise.all([testbed.debts.collectAll(), testbed.debts.collectAll()]);
  expect(await state()).toEqual({ wallet: 0n, owed: 30_000n, frozen: true });
  const [event] = await db.query<{ data: object }>(
    `select data from platform.event where person = $1 and name = 'balance.changed' order by seq desc limit 1`,
    [owner.person],
  );
  expect(event?.data).toMatchObject({ balance: '0.00' });
});

test('ends what was left to stake of this deposit, and of no other', async () => {
  const [first] = [await pay(), await pay()];
  const open = await requirements.listOpen(owner.person, 'BDT');
  await reverse(first);
  expect(open).toHaveLength(2);
  expect(await requirements.listOpen(owner.person, 'BDT')).toEqual(open.slice(1));
});

test('is undone, money, debt and what is left to stake, where a context above that listens throws', async () => {
  const id = await pay();
  await stake(30_001n);
  const before = [await state(), await requirements.listOpen(owner.person, 'BDT')];
  const heard: object[] = [];
  let refusing = true;
  const { person } = owner;
  testbed.parts.events.on(depositReversed, async (member, data) => {
    if (member !== person) return;
    heard.push([data.id, data.owed, await owed()]);
    if (refusing) throw new Error('a bonus of this deposit could not be cancelled');
  });
  await expect(reverse(id)).rejects.toThrow('could not be cancelled');
  expect([await state(), await requirements.listOpen(person, 'BDT')]).toEqual(before);
  expect(await testbed.db.query('select status from cashier.deposit where id = $1', [id])).toEqual([
    { status: 'paid' },
  ]);
  refusing = false;
  await reverse(id);
  // The listener finds the money moved and the debt written.
  expect(heard).toEqual(Array(2).fill([id, '300.00', 30_000n]));
  expect(await state()).toEqual({ wallet: 0n, owed: 30_000n, frozen: true });
});

test('ends a review, which old orders may carry although they are paid', async () => {
  const id = await pay();
  await testbed.db.query(`update cashier.deposit set review_reason = 'paid 40.00 BDT' where id = $1`, [id]);
  await reverse(id);
  expect(
    await new DepositsUnderReview(testbed.parts.database, new ListFilters(testbed.brands)).count('mela'),
  ).toBe(0);
});

test('writes step, audit and push with the state, and tells what is owed', async () => {
  const id = await pay();
  await stake(30_001n);
  await reverse(id);
  const { db } = testbed;
  const [push] = await db.query<{ data: { timeline: object[] } }>(
    `select data from platform.event where person = $1 and name = 'deposit.reversed'`,
    [owner.person],
  );
  expect(push?.data).toMatchObject({ id, status: 'reversed', owed: '300.00' });
  expect(push?.data.timeline.at(-1)).toMatchObject({ status: 'reversed', by: 'system' });
  const audit = await db.query(
    `select actor, before, after from platform.audit where action = 'deposit.reversed' and subject = $1`,
    [`deposit ${id}`],
  );
  expect(audit).toEqual([
    {
      actor: 'provider bank',
      before: { status: 'paid' },
      after: { status: 'reversed', taken: '200.00', owed: '300.00', reason: 'chargeback' },
    },
  ]);
});

test('refuses a reversal of an unpaid deposit, and takes a paid one back once if it is reversed four times at once', async () => {
  const unpaid = newDeposit(testbed, owner);
  await testbed.parts.database.transaction(() => deposits.order(unpaid, memberActor(owner)));
  await expect(reverse(unpaid.id)).rejects.toMatchObject({ code: 'error_move_not_allowed' });
  const id = await pay();
  const results = await Promise.allSettled([1, 2, 3, 4].map(() => reverse(id)));
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  expect(refused).toMatchObject(Array(3).fill({ code: 'error_move_not_allowed' }));
  expect(await state()).toEqual({ wallet: 1n, owed: 0n, frozen: false });
});

type Act = { name: 'pay' | 'reverse' | 'order'; at: number } | { name: 'stake'; amount: number };
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ name: fc.constantFrom('pay' as const, 'reverse' as const, 'order' as const), at: fc.nat(9) }),
  fc.record({ name: fc.constant('stake' as const), amount: fc.integer({ min: -60_000, max: 60_000 }) }),
);

test('keeps all currencies at zero and wallets at zero or above, on random walks of two sides at once', async () => {
  const walks = fc.array(fc.array(act, { minLength: 4, maxLength: 8 }), { minLength: 2, maxLength: 2 });
  await fc.assert(
    fc.asyncProperty(walks, async (sides) => {
      const member = await newOwner(testbed, 1n);
      const paid = [await pay(member)];
      const make = async (each: Act): Promise<void> => {
        if (each.name === 'pay') paid.push(await pay(member));
        else if (each.name === 'reverse')
          await reverse(paid[each.at % paid.length] ?? '').catch(allowAppError);
        else if (each.name === 'order')
          await order(testbed, member, BigInt(each.at + 1) * 1_000n).catch(allowAppError);
        else if (each.name === 'stake' && each.amount !== 0) await stake(BigInt(each.amount), member);
      };
      await Promise.all(
        sides.map(async (side) => {
          for (const each of side) await make(each);
        }),
      );
      const unbalanced = await testbed.db.query(
        'select currency from ledger.posting group by currency having sum(amount) <> 0',
      );
      const [open] = await testbed.db.query<{ sum: string }>(
        'select coalesce(sum(amount - paid), 0) as sum from ledger.debt where settled_at is null',
      );
      const after = await state(member);
      expect([unbalanced, (await houseSums()).get('debts') ?? 0n]).toEqual([[], -BigInt(open?.sum ?? 0)]);
      expect(after.wallet).toBeGreaterThanOrEqual(0n);
      expect(after.frozen).toBe(after.owed > 0n);
      // Money never lies beside a debt.
      if (after.owed > 0n) expect(after.wallet).toBe(0n);
    }),
    { numRuns: repeated(15, 200) },
  );
}, 120_000);

/** A refusal belongs to the walk; anything else fails it. */
function allowAppError(error: unknown): void {
  const { code } = error as { code?: string };
  if (!code?.startsWith('error_')) throw error;
}
