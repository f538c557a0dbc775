import { AppError } from '#libs/platform/http/app-error';
import { type ChartModel, chartWalks, walkChart } from '#libs/platform/testing/chart-walks';
import { operator } from '../cashier.fixture.js';
import { unmatchedPaymentChart } from '../common/unmatched-payment.chart.js';
import { UnmatchedPayment } from './unmatched-payment.entity.js';
import { openSuspense } from './unmatched-payment.fixture.js';

const [FIRST, SECOND] = ['1', '2'] as const;

let testbed: Awaited<ReturnType<typeof openSuspense>>;

beforeAll(async () => {
  testbed = await openSuspense();
});
afterAll(() => testbed.close());

const proposedBy = (operator: string) => ({ operator, proposedBy: FIRST });
const MOVES: ChartModel<null> = {
  world: null,
  moves: [
    { name: 'propose', event: { type: 'PROPOSE_CREDIT' } },
    { name: 'confirm the own', event: { type: 'CONFIRM_CREDIT' }, context: () => proposedBy(FIRST) },
    {
      name: 'confirm',
      event: { type: 'CONFIRM_CREDIT' },
      context: () => proposedBy(SECOND),
    },
    { name: 'drop', event: { type: 'DROP_CREDIT' } },
    { name: 'return', event: { type: 'RETURN' } },
  ],
};

test.each(chartWalks(unmatchedPaymentChart, MOVES))(
  'operators take the shortest way to $goals, and are refused the rest there',
  async (walk) => {
    const { id, deposit } = await testbed.newPayment();
    const seen = { deposit, amount: '300.00' };
    const make: Record<string, () => Promise<unknown>> = {
      propose: () => testbed.payments.applyByOperator(operator(FIRST), id, 'PROPOSE_CREDIT', seen),
      'confirm the own': () => testbed.payments.applyByOperator(operator(FIRST), id, 'CONFIRM_CREDIT', seen),
      confirm: () => testbed.payments.applyByOperator(operator(SECOND), id, 'CONFIRM_CREDIT', seen),
      drop: () => testbed.payments.applyByOperator(operator(FIRST), id, 'DROP_CREDIT', {}),
      return: () => testbed.payments.applyByOperator(operator(SECOND), id, 'RETURN', { reference: 'BANK-1' }),
    };
    const differences = await walkChart(unmatchedPaymentChart, MOVES, walk, {
      make: async ({ name }) => {
        try {
          await make[name]?.();
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
        }
      },
      state: async () =>
        (await testbed.parts.database.manager.findOneByOrFail(UnmatchedPayment, { id })).status,
    });
    expect(differences).toEqual([]);
    // The amount is in suspense while the payment waits, and never in two places.
    const [row] = await testbed.db.query<{ suspense: string; status: string }>(
      `select coalesce(sum(p.amount), 0) as suspense, u.status from cashier.unmatched_payment u
       join ledger.transaction t on t.reference in (u.id::text, u.credited_deposit::text)
       join ledger.posting p on p.transaction = t.id join ledger.account a on a.id = p.account and a.kind = 'suspense'
       where u.id = $1 group by u.status`,
      [id],
    );
    const waits = row?.status === 'open' || row?.status === 'proposed';
    expect(Number(row?.suspense)).toBe(waits ? 30_000 : 0);
  },
);
