import type { PayoutSummary } from '#libs/agency/common/salary.calls';
import type { SalaryPage } from './salary.api';
import { withPayout } from './with-payout';

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
const page: SalaryPage = {
  list: [payout('11', { status: 'pending' }), payout('10')],
  total: 2,
  totalPages: 1,
  sum: '5.00',
  currency: 'BDT',
  seq: 5,
};
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

test('on a later page, and for an older one, the page has to be asked for', () => {
  expect(withPayout(page, payout('12'), 6, { ...today, pageNo: 2 })).toBeNull();
  expect(withPayout(page, payout('9'), 6, today)).toBeNull();
});
