import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { Debts, Ledger } from '#libs/ledger/index';
import { openMoves } from '#libs/platform/common/chart';
import { sign } from '#libs/platform/crypto/signature';
import { type ChartModel, chartWalks, walkChart } from '#libs/platform/testing/chart-walks';
import { repeated } from '#libs/platform/testing/repetitions';
import { setUpTestParts } from '#libs/platform/testing/set-up';
import { TEST_BANK_SECRET } from '#libs/platform/testing/test-program';
import { memberActor, SYSTEM } from '#libs/platform/transitions/actor-context';
import { BrandRegistry } from '#libs/site/index';
import { Requirements } from '#libs/wagering/index';
import { depositChart } from '../common/deposit.chart.js';
import type { DepositState } from '../common/deposit-states.js';
import { OperatorQueue } from '../operator-queue.js';
import { PaymentAlerts } from '../provider-events/payment-alerts.js';
import { PaymentProviders } from '../provider-events/payment-providers.js';
import { ProviderEvents } from '../provider-events/provider-events.js';
import { UnmatchedPayment } from '../unmatched-payments/unmatched-payment.entity.js';
import { UnmatchedPayments } from '../unmatched-payments/unmatched-payments.js';
import { Deposit } from './deposit.entity.js';
import { DepositLifecycle, type DepositMove } from './deposit.lifecycle.js';

/** An oracle: the legal moves written a second time, from the rules in the README and not from the chart. */
const LEGAL: Record<DepositState, Partial<Record<DepositMove, DepositState>>> = {
  created: { OPEN: 'pending', PAY: 'paid', FAIL: 'failed', EXPIRE: 'expired' },
  pending: { PAY: 'paid', FAIL: 'failed', EXPIRE: 'expired' },
  failed: { PAY: 'paid' },
  expired: { PAY: 'paid' },
  paid: { REVERSE: 'reversed' },
  reversed: {},
};
/** The postings to the wallet, without the fee. The member spends nothing, so a reversal can take all of it. */
const CREDITS: Partial<Record<DepositState, string[]>> = { paid: ['49850'], reversed: ['49850', '-49850'] };
const REPORTS = {
  OPEN: 'payment.pending',
  PAY: 'payment.paid',
  FAIL: 'payment.failed',
  REVERSE: 'payment.reversed',
} as const;
const PATH = '/wps/cashier/webhooks/bank';
const MEMBER = '100001';

const { db, parts } = setUpTestParts([Deposit, UnmatchedPayment]);
let deposits: DepositLifecycle;
let reports: ProviderEvents;

beforeAll(async () => {
  const { database, events, clock, config, transitions } = parts;
  const brands = new BrandRegistry(database);
  await brands.onModuleInit();
  const ledger = new Ledger(database, events, clock);
  const { audit } = transitions;
  const queue = new OperatorQueue();
  deposits = new DepositLifecycle(
    transitions,
    ledger,
    new Debts(database, clock, ledger),
    new Requirements(database, clock, brands),
    brands,
    queue,
  );
  reports = new ProviderEvents(
    new PaymentProviders(config, clock, brands),
    database,
    deposits,
    new UnmatchedPayments(database, ledger, audit, clock, queue),
    new PaymentAlerts(database, audit, clock, queue),
    clock,
    brands,
  );
});

async function newDeposit(): Promise<string> {
  const createdAt = parts.clock.now();
  const deposit = parts.database.manager.create(Deposit, {
    id: randomUUID(),
    brand: 'mela',
    member: MEMBER,
    method: 'bank',
    provider: 'bank',
    amount: 50_000n,
    fee: 150n,
    currency: 'BDT',
    status: 'created',
    paymentId: null,
    reviewReason: null,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + 60_000),
  });
  await parts.database.transaction(() => deposits.order(deposit, memberActor({ person: MEMBER })));
  return deposit.id;
}

async function report(reference: string, move: keyof typeof REPORTS, amount: string): Promise<void> {
  const body = {
    event_id: randomUUID(),
    type: REPORTS[move],
    payment_id: `walk-${reference}`,
    reference,
    amount,
    currency: 'BDT',
    occurred_at: new Date().toISOString(),
  };
  const timestamp = Math.floor(Date.now() / 1000);
  const text = JSON.stringify(body);
  await reports.receive(
    { provider: 'bank', ...body },
    {
      method: 'POST',
      path: PATH,
      headers: {
        'x-timestamp': String(timestamp),
        'x-operator-id': 'mela',
        'x-signature': sign(TEST_BANK_SECRET, timestamp, 'POST', PATH, 'mela', text),
      },
      body: Buffer.from(text),
    },
    'mela',
  );
}

const expire = (id: string) =>
  parts.database.transaction(async () => {
    const deposit = await deposits.lock(id);
    if (deposit && deposits.allows(deposit, 'EXPIRE', SYSTEM))
      await deposits.applyMove(deposit, 'EXPIRE', {}, SYSTEM);
  });

type Step = DepositMove | 'PAY_OTHER_AMOUNT';
const step = fc.constantFrom<Step>(
  'OPEN',
  'FAIL',
  'EXPIRE',
  'PAY_OTHER_AMOUNT',
  'OPEN',
  'FAIL',
  'EXPIRE',
  'PAY',
  'REVERSE',
);

function take(id: string, name: Step): Promise<void> {
  if (name === 'EXPIRE') return expire(id);
  return name === 'PAY_OTHER_AMOUNT' ? report(id, 'PAY', '1.00') : report(id, name, '500.00');
}

/** The states that a walk passes, by the oracle. */
function states(walk: Step[]): DepositState[] {
  const passed: DepositState[] = ['created'];
  for (const name of walk) {
    const now = passed.at(-1) ?? 'created';
    const next = name === 'PAY_OTHER_AMOUNT' ? undefined : LEGAL[now][name];
    if (next) passed.push(next);
  }
  return passed;
}

/** What the deposit's rows, the ledger and the last push say. */
async function recorded(id: string) {
  const steps = await db.query<{ status: string }>(
    'select status from cashier.deposit_step where deposit = $1 order by step',
    [id],
  );
  const [row] = await db.query<{ status: string; review_reason: string | null }>(
    'select status, review_reason from cashier.deposit where id = $1',
    [id],
  );
  const credits = await db.query<{ amount: string }>(
    `select p.amount from ledger.posting p join ledger.transaction t on t.id = p.transaction
     join ledger.account a on a.id = p.account where t.reference = $1 and a.owner = 'member' order by p.transaction`,
    [id],
  );
  const [event] = await db.query<{ data: { status: string; timeline: { status: string }[] } }>(
    `select data from platform.event where person = $1 and name like 'deposit.%' and data->>'id' = $2
     order by seq desc limit 1`,
    [MEMBER, id],
  );
  return {
    pushed: [event?.data.status, ...(event?.data.timeline ?? []).map(({ status }) => status)],
    steps: steps.map(({ status }) => status),
    status: row?.status,
    review: row?.review_reason !== null,
    credits: credits.map(({ amount }) => amount),
  };
}

test('the chart offers exactly the legal moves', () => {
  for (const [state, open] of Object.entries(LEGAL)) {
    expect(openMoves(depositChart, state).sort()).toEqual(Object.keys(open).sort());
  }
});

const MOVES: ChartModel<null> = {
  world: null,
  moves: (['OPEN', 'PAY', 'FAIL', 'EXPIRE', 'REVERSE'] as const).map((type) => ({
    name: type,
    event: { type },
  })),
};

test.each(chartWalks(depositChart, MOVES))('the service takes the shortest way to $goals', async (walk) => {
  const id = await newDeposit();
  const differences = await walkChart(depositChart, MOVES, walk, {
    make: ({ event }) => take(id, event.type as DepositMove),
    state: async () => (await recorded(id)).status ?? 'none',
  });
  expect(differences).toEqual([]);
});

test('moves the deposit as the chart says and credits and takes back once, on random walks of 20 steps', async () => {
  const walks = fc.array(step, { minLength: 20, maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(walks, async (walk) => {
      const id = await newDeposit();
      for (const name of walk) await take(id, name);
      const passed = states(walk);
      const paidAt = walk.indexOf('PAY');
      const otherAt = walk.indexOf('PAY_OTHER_AMOUNT');
      expect(await recorded(id)).toEqual({
        steps: passed,
        pushed: [passed.at(-1), ...passed],
        status: passed.at(-1),
        review: otherAt >= 0 && paidAt < 0,
        credits: CREDITS[passed.at(-1) ?? 'created'] ?? [],
      });
    }),
    { numRuns: repeated(25, 100) },
  );
}, 60_000);

test('gives concurrent steps the result of some walk, and credits once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 8 }), async (walk) => {
      const id = await newDeposit();
      await Promise.all([...walk, 'PAY' as const].map((name) => take(id, name)));
      const { steps, status, credits } = await recorded(id);
      steps.forEach((state, at) => {
        const before = steps[at - 1] as DepositState | undefined;
        if (before) expect(Object.values(LEGAL[before])).toContain(state);
      });
      expect(['paid', 'reversed']).toContain(status);
      expect(credits).toEqual(CREDITS[status as DepositState]);
    }),
    { numRuns: repeated(10, 20) },
  );
}, 60_000);
