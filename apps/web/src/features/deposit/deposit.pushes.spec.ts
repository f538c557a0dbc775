import type { DepositDetail } from '#libs/cashier/common/deposit.calls';
import { depositCreated, depositCredited } from '#libs/cashier/common/deposit.events';
import { openPushCache } from '../../data/push/push-cache.fixture';
import { depositQuery, depositsQuery } from './deposit.api';
import { depositPushes } from './deposit.pushes';

const ID = '7f0f8f6c-9d0e-4b43-8a43-0d4d4c5f2f11';
const summary = {
  id: ID,
  method: 'bank',
  amount: '500.00',
  fee: '0.00',
  currency: 'BDT' as const,
  status: 'created' as const,
  underReview: false,
  createdAt: '2026-11-21T10:00:00Z',
  expiresAt: '2026-11-21T11:00:00Z',
};
const created = { status: 'created' as const, at: '2026-11-21T10:00:00Z', by: 'member' as const };
const held: DepositDetail & { seq: number } = {
  ...summary,
  payUrl: 'https://bank.test/pay',
  timeline: [created],
  seq: 1,
};
const pushed = (changes: Partial<Omit<DepositDetail, 'payUrl'>>) => ({
  ...summary,
  timeline: [created],
  at: '2026-11-21T10:01:00Z',
  site: 'Mela',
  ...changes,
});

let scene: ReturnType<typeof openPushCache>;
beforeEach(() => {
  scene = openPushCache(depositPushes);
});
afterEach(() => scene.close());

test('the page of a deposit shows its steps as they were pushed, and where to pay while it can be paid', () => {
  const { queryKey } = depositQuery(ID);
  const pending = {
    status: 'pending' as const,
    timeline: [created, { ...created, status: 'pending' as const }],
  };
  const opened = scene.after(queryKey, held, [depositCreated, 2, pushed(pending)]);
  expect(opened).toEqual({ shown: { ...held, ...pending, seq: 2 }, isInvalidated: false });
  const paid = scene.after(queryKey, opened.shown, [depositCredited, 3, pushed({ status: 'paid' })]);
  expect(paid.shown).toMatchObject({ status: 'paid', payUrl: null });
});

test('a new order goes to the top of the first page, and has later ones read again', () => {
  const older = { ...summary, id: ID.replace('7f', '6f'), createdAt: '2026-11-20T10:00:00Z' };
  const page = { list: [older], total: 21, totalPages: 2, seq: 1 };
  const first = scene.after(depositsQuery(1).queryKey, page, [depositCreated, 2, pushed({})]);
  expect(first.shown).toEqual({ list: [summary, older], total: 22, totalPages: 2, seq: 2 });
  expect(scene.after(depositsQuery(2).queryKey, page, [depositCreated, 3, pushed({})]).isInvalidated).toBe(
    true,
  );
});
