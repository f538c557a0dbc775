import { depositReversed } from '#libs/cashier/common/deposit.events';
import type { listWithdrawals, WithdrawalDetail } from '#libs/cashier/common/withdrawal.calls';
import {
  withdrawalApproved,
  withdrawalDistributed,
  withdrawalReceived,
  withdrawalReminded,
  withdrawalRequested,
} from '#libs/cashier/common/withdrawal.events';
import { balanceChanged } from '#libs/ledger/common/ledger.events';
import type { ValueOf } from '#libs/platform/common/call';
import { openPushCache } from '../../data/push/push-cache.fixture';
import { withdrawalOptionsQuery } from './shared/withdrawal-options';
import { unansweredPayoutsQuery, withdrawalDetailQuery, withdrawalListQuery } from './withdrawal.api';
import { withdrawalPushes } from './withdrawal.pushes';

type Page = ValueOf<typeof listWithdrawals>;

const [A, B, C] = ['a', 'b', 'c'].map((digit) => `${digit.repeat(8)}-0000-4000-8000-000000000000`) as [
  string,
  string,
  string,
];
const times: Record<string, string> = { [A]: '10:00', [B]: '10:01', [C]: '10:02' };
const detail = (id: string, changes: Partial<WithdrawalDetail> = {}): WithdrawalDetail => ({
  id,
  amount: '500.00',
  fee: '0.00',
  currency: 'BDT',
  status: 'requested',
  bankAccount: { id: C, bank: 'Demo Bank', holder: 'Demo Member', lastDigits: '4821' },
  sent: '0.00',
  rest: '500.00',
  tranche: null,
  deadlineAt: null,
  rejectReason: null,
  createdAt: `2026-11-21T${times[id]}:00Z`,
  tranches: [],
  proofs: [],
  timeline: [],
  ...changes,
});
const summary = (id: string, changes: Partial<WithdrawalDetail> = {}) => {
  const { tranches: _tranches, proofs: _proofs, timeline: _timeline, ...rest } = detail(id, changes);
  return rest;
};
const SENT = { status: 'distributed', tranche: { no: 1, amount: '500.00' } } as const;
const pushed = (id: string, changes: Partial<WithdrawalDetail> = {}) => ({
  ...detail(id, changes),
  at: '2026-11-21T11:00:00Z',
  site: 'Mela',
});
const page = (seq: number, ...list: Page['list']): Page => ({
  list,
  total: list.length,
  totalPages: 1,
  seq,
});
const states = ({ list }: Page) => list.map(({ id, status }) => [id, status]);

let scene: ReturnType<typeof openPushCache>;
beforeEach(() => {
  scene = openPushCache(withdrawalPushes);
});
afterEach(() => scene.close());

test('a push that is older than the snapshot changes nothing', () => {
  const held = page(7, summary(A, { status: 'received' }));
  const { shown } = scene.after(withdrawalListQuery(1).queryKey, held, [
    withdrawalDistributed,
    7,
    pushed(A, SENT),
  ]);
  expect(shown).toBe(held);
});

test('a new order goes to the top of the list, a known one is changed in its place', () => {
  const { queryKey } = withdrawalListQuery(1);
  const held = page(1, summary(B), summary(A));
  const added = scene.after(queryKey, held, [withdrawalRequested, 2, pushed(C)]);
  expect(states(added.shown).map(([id]) => id)).toEqual([C, B, A]);
  const changed = scene.after(queryKey, held, [withdrawalApproved, 2, pushed(A, { status: 'approved' })]);
  expect(states(changed.shown)).toEqual([
    [B, 'requested'],
    [A, 'approved'],
  ]);
  expect(changed.shown.list[1]).toEqual(summary(A, { status: 'approved' }));
});

test('a payout is unanswered from its push until the push of the answer', () => {
  const { queryKey } = unansweredPayoutsQuery;
  const sent = scene.after(queryKey, page(1, summary(B, SENT)), [withdrawalDistributed, 2, pushed(A, SENT)]);
  expect(states(sent.shown).map(([id]) => id)).toEqual([B, A]);
  const answered = scene.after(queryKey, sent.shown, [
    withdrawalReceived,
    3,
    { ...pushed(B, { status: 'received' }), part: '500.00', by: 'member' },
  ]);
  expect(states(answered.shown).map(([id]) => id)).toEqual([A]);
});

test('the page of a withdrawal shows its payouts, evidence and timeline as they were pushed', () => {
  const { queryKey } = withdrawalDetailQuery(A);
  const timeline = [
    {
      status: 'distributed' as const,
      at: '2026-11-21T11:00:00Z',
      amount: '500.00',
      by: 'operator' as const,
      reason: null,
    },
  ];
  const change = { ...SENT, proofs: [{ id: B, tranche: 1 }], timeline };
  const moved = scene.after(queryKey, { ...detail(A), seq: 1 }, [
    withdrawalDistributed,
    2,
    pushed(A, change),
  ]);
  expect(moved).toEqual({ shown: { ...detail(A, change), seq: 2 }, isInvalidated: false });
  const other = scene.after(queryKey, moved.shown, [withdrawalReminded, 3, pushed(B, SENT)]);
  expect(other).toEqual(moved);
});

test('what may be withdrawn is read again when money moves', () => {
  const key = withdrawalOptionsQuery.queryKey;
  const balance = { balance: '1.00', onHold: '0.00', bonus: '0.00', currency: 'BDT' as const };
  expect(scene.after(key, { seq: 1 }, [balanceChanged, 2, balance]).isInvalidated).toBe(true);
});

test('what may be withdrawn is read again when a deposit is reversed, though the balance had nothing to give', () => {
  const key = withdrawalOptionsQuery.queryKey;
  const reversed = {
    id: A,
    method: 'bank',
    amount: '500.00',
    fee: '0.00',
    currency: 'BDT' as const,
    status: 'reversed' as const,
    underReview: false,
    createdAt: '2026-11-21T10:00:00Z',
    expiresAt: '2026-11-21T11:00:00Z',
    timeline: [],
    at: '2026-11-21T10:01:00Z',
    site: 'Mela',
    owed: '500.00',
  };
  expect(scene.after(key, { seq: 1 }, [depositReversed, 2, reversed]).isInvalidated).toBe(true);
});
