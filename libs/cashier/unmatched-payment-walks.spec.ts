import { Refusal } from '#libs/platform/http/refusal';
import { type ChartModel, chartWalks, walkChart } from '#libs/platform/testing/chart-walks';
import { operator } from './cashier.fixture.js';
import { unmatchedPaymentChart } from './common/unmatched-payment.chart.js';
import { UnmatchedPayment } from './unmatched-payment.entity.js';
import { openSuspense } from './unmatched-payment.fixture.js';

const [FIRST, SECOND] = ['1', '2'] as const;

let bench: Awaited<ReturnType<typeof openSuspense>>;

beforeAll(async () => {
  bench = await openSuspense();
});
afterAll(() => bench.close());

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
  'the desk takes the shortest way to $goals, and refuses the rest there',
  async (walk) => {
    const { id, deposit } = await bench.newPayment();
    const seen = { deposit, amount: '300.00' };
    const make: Record<string, () => Promise<void>> = {
      propose: () => bench.desk.proposeCredit(operator(FIRST), id, seen),
      'confirm the own': () => bench.desk.confirmCredit(operator(FIRST), id, seen),
      confirm: () => bench.desk.confirmCredit(operator(SECOND), id, seen),
      drop: () => bench.desk.dropCredit(operator(FIRST), id),
      return: () => bench.desk.markReturned(operator(SECOND), id, 'BANK-1'),
    };
    const differences = await walkChart(unmatchedPaymentChart, MOVES, walk, {
      make: async ({ name }) => {
        try {
          await make[name]?.();
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
        }
      },
      state: async () =>
        (await bench.parts.database.manager.findOneByOrFail(UnmatchedPayment, { id })).status,
    });
    expect(differences).toEqual([]);
    // In suspense while it waits, and nowhere twice.
    const [row] = await bench.db.query<{ suspense: string; status: string }>(
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
