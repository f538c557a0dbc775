import fc from 'fast-check';
import { openMoves } from '#libs/platform/common/chart';
import { AppError } from '#libs/platform/http/app-error';
import type { LoggedIn } from '#libs/platform/http/caller';
import { type ChartModel, chartWalks, walkChart } from '#libs/platform/testing/chart-walks';
import {
  type CashierTestbed,
  fundsOf,
  image,
  letDeadlinePass,
  newestAttempt,
  newOwner,
  openCashier,
  operator,
  order,
} from '../cashier.fixture.js';
import { withdrawalDetail } from '../common/withdrawal.calls.js';
import { withdrawalChart } from '../common/withdrawal.chart.js';
import { WITHDRAWAL_STATES, type WithdrawalState } from '../common/withdrawal-states.js';

const [AMOUNT, FEE, FUNDS] = [60_000n, 150n, 100_000n];
const [FIRST, SECOND] = ['1', '2'];
/** How many walks the services take; the promise is 500, which takes two minutes. */
const WALKS = Number(process.env.WALKS ?? 10);

interface Step {
  move: (typeof MOVES)[number];
  /** The share of the rest that is sent, in percent. */
  percent: number;
  /** Which operator confirms. */
  by: string;
}

/** An oracle: a withdrawal's moves and money written a second time, from the rules in the README. Minor units. */
interface Model {
  state: WithdrawalState;
  rest: bigint;
  open: bigint;
  tranches: number;
  wallet: bigint;
  hold: bigint;
}

const newModel = (): Model => ({
  state: 'requested',
  rest: AMOUNT - FEE,
  open: 0n,
  tranches: 0,
  wallet: FUNDS - AMOUNT,
  hold: AMOUNT,
});
const feeOf = (model: Model) => (model.tranches === 1 ? FEE : 0n);
const partOf = (model: Model, { percent }: Step) => {
  const part = (model.rest * BigInt(percent)) / 100n;
  return part > 0n ? part : model.rest;
};
const afterwards = (model: Model, end: WithdrawalState): WithdrawalState =>
  model.rest > 0n ? 'approved' : end;

/** The withdrawal after the move, or `null` if the move is illegal. */
function expected(model: Model, step: Step): Model | null {
  const { state } = model;
  switch (step.move) {
    case 'APPROVE':
      return state === 'requested' ? { ...model, state: 'approved' } : null;
    case 'REJECT':
      return state === 'requested' ? { ...model, state: 'rejected', wallet: FUNDS, hold: 0n } : null;
    case 'DISTRIBUTE': {
      if (state !== 'approved') return null;
      const part = partOf(model, step);
      const sent = { ...model, state: 'distributed' as const, tranches: model.tranches + 1, open: part };
      return { ...sent, rest: model.rest - part, hold: model.hold - part - feeOf(sent) };
    }
    case 'RECEIVE':
      return state === 'distributed' ? { ...model, state: afterwards(model, 'received') } : null;
    case 'FULL_PAYMENT':
      return state === 'distributed' && model.rest === 0n ? { ...model, state: 'received' } : null;
    case 'AUTO_RECEIVE':
      return state === 'distributed' ? { ...model, state: afterwards(model, 'auto-received') } : null;
    case 'DISPUTE':
      return state === 'distributed' ? { ...model, state: 'disputed' } : null;
    case 'RESEND':
      return state === 'disputed' ? { ...model, state: 'distributed' } : null;
    case 'REFUND':
      return state === 'disputed'
        ? {
            ...model,
            state: afterwards(model, 'refunded'),
            wallet: model.wallet + model.open + feeOf(model),
          }
        : null;
    case 'PROPOSE_FORCE':
      return state === 'disputed' ? { ...model, state: 'force-proposed' } : null;
    case 'CONFIRM_FORCE':
      return state === 'force-proposed' && step.by === SECOND
        ? { ...model, state: afterwards(model, 'force-received') }
        : null;
    case 'DROP_FORCE':
      return state === 'force-proposed' ? { ...model, state: 'disputed' } : null;
  }
}

const MOVES = [
  'APPROVE',
  'APPROVE',
  'APPROVE',
  'REJECT',
  'DISTRIBUTE',
  'DISTRIBUTE',
  'RECEIVE',
  'FULL_PAYMENT',
  'AUTO_RECEIVE',
  'DISPUTE',
  'DISPUTE',
  'RESEND',
  'REFUND',
  'PROPOSE_FORCE',
  'CONFIRM_FORCE',
  'DROP_FORCE',
] as const;
const step: fc.Arbitrary<Step> = fc.record({
  move: fc.constantFrom(...MOVES),
  percent: fc.constantFrom(5, 10, 25, 50, 100),
  by: fc.constantFrom(FIRST, SECOND),
});
const walk = fc.array(step, { minLength: 50, maxLength: 50 });

let testbed: CashierTestbed;
beforeAll(async () => {
  testbed = await openCashier();
});
afterAll(() => testbed.close());

const wire = (minor: bigint) => (Number(minor) / 100).toFixed(2);

/** Makes the move by calling the service for it. */
async function make(owner: LoggedIn, id: string, model: Model, step: Step): Promise<unknown> {
  const { operators, receipts, timers } = testbed;
  const answer = (answer: 'received' | 'not-received' | 'full-payment') => {
    const images = answer === 'not-received' ? [image()] : [];
    return receipts.answer(owner, { id, tranche: Math.max(1, model.tranches), answer }, images);
  };
  const first = operator(FIRST);
  switch (step.move) {
    case 'APPROVE':
      return operators.applyMove(first, id, 'APPROVE', {});
    case 'REJECT':
      return operators.applyMove(first, id, 'REJECT', { reason: 'no' });
    case 'DISTRIBUTE':
      return operators.applyMove(first, id, 'DISTRIBUTE', {
        amount: wire(partOf(model, step) || 1n),
        reference: 'ref',
      });
    case 'RECEIVE':
      return answer('received');
    case 'FULL_PAYMENT':
      return answer('full-payment');
    case 'DISPUTE':
      return answer('not-received');
    case 'AUTO_RECEIVE':
      await letDeadlinePass(testbed, id);
      return timers.autoReceive(await newestAttempt(testbed, id));
    case 'RESEND':
      return operators.applyMove(first, id, 'RESEND', { reference: 'again' });
    case 'REFUND':
      return operators.applyMove(first, id, 'REFUND', {});
    case 'PROPOSE_FORCE':
      return operators.applyMove(first, id, 'PROPOSE_FORCE', {});
    case 'CONFIRM_FORCE': {
      await operators.applyMove(operator(step.by), id, 'CONFIRM_FORCE', {});
      return operators.applyMove(operator(step.by), id, 'RELEASE', {}).catch(() => undefined);
    }
    case 'DROP_FORCE':
      return operators.applyMove(first, id, 'DROP_FORCE', {});
  }
}

/** The code of the error, or `null` if the move was made. */
async function outcome(work: Promise<unknown>): Promise<string | null> {
  try {
    await work;
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

/** The withdrawal as its owner reads it, and as its newest push has it. */
async function views(member: string, id: string): Promise<{ shown: string; pushed: string }> {
  const [event] = await testbed.db.query<{ data: unknown }>(
    `select data from platform.event where person = $1 and name like 'withdrawal.%' order by seq desc limit 1`,
    [member],
  );
  const textOf = (value: unknown) => JSON.stringify(withdrawalDetail.parse(value));
  return { shown: textOf(await testbed.queries.get(member, id)), pushed: textOf(event?.data) };
}

/** Takes the steps, and returns every difference between the model and the services. */
async function differences(steps: Step[]): Promise<unknown[]> {
  const owner = await newOwner(testbed, FUNDS);
  const id = await order(testbed, owner, AMOUNT, FEE);
  let model = newModel();
  const found: unknown[] = [];
  for (const step of steps) {
    const next = expected(model, step);
    const refused = await outcome(make(owner, id, model, step));
    // A timer that fires too late changes nothing and throws nothing.
    if ((refused === null) !== (next !== null) && step.move !== 'AUTO_RECEIVE')
      found.push([model.state, step, refused]);
    model = next ?? model;
    const row = await testbed.parts.database.query<{ status: string; sent: string }>(
      'select status, sent from cashier.withdrawal where id = $1',
      [id],
    );
    const real = {
      state: row[0]?.status,
      sent: BigInt(row[0]?.sent ?? 0),
      ...(await fundsOf(testbed, owner.person)),
    };
    const wanted = {
      state: model.state,
      sent: AMOUNT - FEE - model.rest,
      wallet: model.wallet,
      hold: model.hold,
    };
    const same = Object.entries(wanted).every(([key, value]) => real[key as keyof typeof real] === value);
    if (!same) found.push([step, real, wanted]);
    const { shown, pushed } = await views(owner.person, id);
    if (pushed !== shown) found.push([step, pushed, shown]);
  }
  return found;
}

test('the chart offers exactly the legal moves, on 500 walks of 50 steps', () => {
  const reached = new Set<WithdrawalState>();
  fc.assert(
    fc.property(walk, (steps) => {
      let model = newModel();
      for (const step of steps) {
        const context = { rest: Number(model.rest), operator: step.by, proposedBy: FIRST };
        const legal = MOVES.filter((move) => expected(model, { ...step, move }) !== null);
        if (
          openMoves(withdrawalChart, model.state, context).sort().join() !== [...new Set(legal)].sort().join()
        )
          throw new Error(`${model.state} after ${step.move}`);
        model = expected(model, step) ?? model;
        reached.add(model.state);
      }
    }),
    { numRuns: 500 },
  );
  expect([...reached].sort()).toEqual([...WITHDRAWAL_STATES].sort());
});

/** The values of the guards: minor units that are not sent yet, and the tranche of an answer. */
interface Left {
  rest: number;
  tranches: number;
}

const STEPS: Record<string, Step> = {
  ...Object.fromEntries(MOVES.map((move) => [move, { move, percent: 100, by: FIRST }])),
  'DISTRIBUTE a half': { move: 'DISTRIBUTE', percent: 50, by: FIRST },
  'CONFIRM_FORCE by another': { move: 'CONFIRM_FORCE', percent: 100, by: SECOND },
};
const modelOf = ({ rest, tranches }: Left): Model => ({ ...newModel(), rest: BigInt(rest), tranches });
const SHORTEST: ChartModel<Left> = {
  world: { rest: Number(AMOUNT - FEE), tranches: 0 },
  moves: Object.entries(STEPS).map(([name, step]) => ({
    name,
    event: { type: step.move },
    context: ({ rest }) => ({ rest, operator: step.by, proposedBy: FIRST }),
    after: (left) => {
      if (step.move !== 'DISTRIBUTE') return left;
      return { rest: left.rest - Number(partOf(modelOf(left), step)), tranches: left.tranches + 1 };
    },
  })),
};

test.each(chartWalks(withdrawalChart, SHORTEST))(
  'the services take the shortest way to $goals, and refuse the rest there',
  async (walk) => {
    const owner = await newOwner(testbed, FUNDS);
    const id = await order(testbed, owner, AMOUNT, FEE);
    const differences = await walkChart(withdrawalChart, SHORTEST, walk, {
      make: ({ name }, left) => {
        const step = STEPS[name];
        return step ? outcome(make(owner, id, modelOf(left), step)) : Promise.reject(new Error(name));
      },
      state: async () => (await testbed.cases.one('mela', id)).status,
    });
    expect(differences).toEqual([]);
  },
);

test('moves withdrawal and money as the chart says, on walks of 50 steps', async () => {
  const AT_ONCE = 10;
  await fc.assert(
    fc.asyncProperty(fc.array(walk, { minLength: AT_ONCE, maxLength: AT_ONCE }), async (walks) => {
      expect((await Promise.all(walks.map(differences))).flat()).toEqual([]);
    }),
    { numRuns: WALKS / AT_ONCE, endOnFailure: true },
  );
  const faults = await testbed.db.query(`
    select 'transaction' as what from ledger.posting group by transaction having sum(amount) <> 0
    union all select 'negative' from ledger.balance where amount < 0
    union all select 'drift' from ledger.balance b
      where b.amount <> (select coalesce(sum(amount), 0) from ledger.posting p where p.account = b.account)`);
  expect(faults).toEqual([]);
}, 240_000);

test('takes exactly one of a hundred concurrent orders of the whole balance, five times over', async () => {
  for (let round = 0; round < 5; round++) {
    const owner = await newOwner(testbed, FUNDS);
    const orders = Array.from({ length: 100 }, () => outcome(order(testbed, owner, FUNDS)));
    const codes = await Promise.all(orders);
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect(codes.filter((code) => code === 'error_insufficient_balance')).toHaveLength(99);
    expect(await fundsOf(testbed, owner.person)).toEqual({ wallet: 0n, hold: FUNDS });
  }
}, 60_000);

test('makes one of concurrent moves once, and refuses the rest', async () => {
  for (let round = 0; round < 10; round++) {
    const owner = await newOwner(testbed, FUNDS);
    const id = await order(testbed, owner, AMOUNT);
    const first = operator(FIRST);
    const codes = async (works: Promise<unknown>[]) =>
      (await Promise.all(works.map(outcome))).map(String).sort();
    const illegal = 'error_move_not_allowed';
    expect(await codes([byOperator('approve'), byOperator('reject'), byOperator('approve')])).toEqual([
      illegal,
      illegal,
      'null',
    ]);
    const { status } = await testbed.cases.one('mela', id);
    if (status === 'rejected') continue;
    const pay = () =>
      testbed.operators.applyMove(first, id, 'DISTRIBUTE', { amount: wire(AMOUNT), reference: 'r' });
    expect(await codes([pay(), pay()])).toEqual([illegal, 'null']);
    const answer = (
      answer: 'received' | 'full-payment' | 'not-received',
      images = answer === 'not-received',
    ) => testbed.receipts.answer(owner, { id, tranche: 1, answer }, images ? [image()] : []);
    expect(await codes([answer('received'), answer('full-payment'), answer('not-received')])).toEqual([
      illegal,
      illegal,
      'null',
    ]);
    expect((await fundsOf(testbed, owner.person)).hold).toBe(0n);

    function byOperator(move: 'approve' | 'reject'): Promise<unknown> {
      return move === 'approve'
        ? testbed.operators.applyMove(first, id, 'APPROVE', {})
        : testbed.operators.applyMove(first, id, 'REJECT', { reason: 'no' });
    }
  }
});
