import type { PayoutSummary } from '#libs/agency/common/salary.calls';
import { dividendPaid, salaryPaid } from '#libs/agency/common/salary.events';
import { openPushCache } from '../../data/push/push-cache.fixture';
import { dividendsQuery, type PayoutPage, payoutQuery, salariesQuery } from './salary.api';
import { salaryPushes } from './salary.pushes';

const payout = (id: string, change: Partial<PayoutSummary> = {}): PayoutSummary => ({
  id,
  contractId: '1',
  kind: 'realtime',
  period: null,
  status: 'paid',
  side: 'received',
  payer: null,
  payee: { id: '7', account: 'agentone' },
  periodStart: '2026-11-21T10:00:00.000Z',
  periodEnd: '2026-11-21T10:05:00.000Z',
  correction: false,
  amount: '2.50',
  currency: 'BDT',
  activeMembers: 1,
  validBet: '250.00',
  profit: null,
  lossIn: null,
  winRate: '0.10',
  lossRate: '0.20',
  betRate: '0.00',
  gross: '2.50000000',
  below: '0.00000000',
  cut: '0.00000000',
  carriedIn: '0.00000000',
  carriedOut: '0.00000000',
  settledAt: '2026-11-21T10:06:00.000Z',
  paidAt: '2026-11-21T10:06:00.000Z',
  ...change,
});
const page: PayoutPage = {
  list: [payout('11', { status: 'pending' }), payout('10')],
  total: 2,
  totalPages: 1,
  sum: '5.00',
  currency: 'BDT',
  seq: 5,
};
let scene: ReturnType<typeof openPushCache>;
beforeEach(() => {
  scene = openPushCache(salaryPushes);
});
afterEach(() => scene.close());

const pushed = (payout: PayoutSummary) => ({ ...payout, at: '2026-11-21T10:06:00.000Z' });

/** The page after a payout was pushed, or `null` where it is read again instead. */
function withPayout(
  held: PayoutPage,
  payout: PayoutSummary,
  seq: number,
  input: Parameters<typeof salariesQuery>[0],
): PayoutPage | null {
  const { queryKey } = salariesQuery(input);
  const { shown, isInvalidated } = scene.after(queryKey, held, [salaryPaid, seq, pushed(payout)]);
  return isInvalidated ? null : shown;
}
const today = { kind: 'realtime' as const, from: '2026-11-21T00:00:00.000Z', pageNo: 1 };

test('a new payout stands first, and counts', () => {
  const next = withPayout(page, payout('12'), 6, today);
  expect(next).toMatchObject({ total: 3, sum: '7.50', seq: 6 });
  expect(next?.list.map(({ id }) => id)).toEqual(['12', '11', '10']);
});

test('one that the page holds changes its state alone', () => {
  const next = withPayout(page, payout('11'), 6, today);
  expect(next).toMatchObject({ total: 2, sum: '5.00' });
  expect(next?.list[0]?.status).toBe('paid');
});

test('a push that is older than the page changes nothing', () => {
  expect(withPayout(page, payout('12'), 5, today)).toBe(page);
});

test('one of another kind or of other days stays out', () => {
  expect(withPayout(page, payout('12', { kind: 'daily' }), 6, today)?.list).toBe(page.list);
  const yesterday = { ...today, to: '2026-11-21T00:00:00.000Z', from: '2026-11-20T00:00:00.000Z' };
  expect(withPayout(page, payout('12'), 6, yesterday)?.list).toBe(page.list);
});

test('on a later page, and for one older than those on the first of several, the page is read again', () => {
  const several = { ...page, total: 22, totalPages: 2 };
  expect(withPayout(several, payout('12'), 6, { ...today, pageNo: 2 })).toBeNull();
  expect(withPayout(several, payout('9'), 6, today)).toBeNull();
});

test('the page of a payout shows that it was paid', () => {
  const held = {
    payout: payout('11', { status: 'unpaid' }),
    exact: '2.5',
    list: [],
    total: 0,
    totalPages: 1,
    seq: 5,
  };
  const { shown } = scene.after(payoutQuery('11', 1).queryKey, held, [salaryPaid, 6, pushed(payout('11'))]);
  expect(shown).toEqual({ ...held, payout: payout('11'), seq: 6 });
});

test('a dividend shows as paid at once, while what is owed in all is read again', () => {
  const dividend = (status: PayoutSummary['status']) =>
    payout('11', { kind: 'dividend', period: 'D', side: 'owed', status });
  const held = { ...page, list: [dividend('unpaid')], total: 1, sum: '2.50', owed: '2.50', frozen: true };
  const { queryKey } = dividendsQuery({ side: 'owed' });
  const { shown, isInvalidated } = scene.after(queryKey, held, [dividendPaid, 6, pushed(dividend('paid'))]);
  expect([shown.list, shown.sum, isInvalidated]).toEqual([[dividend('paid')], '2.50', true]);
});
