import type { WithdrawalSummary } from '#libs/cashier/common/withdrawal.calls';
import { pushedWithdrawals as memory, type PushedWithdrawal } from './pushed-withdrawals';
import { type Detail, inDetail, inPage, inWaiting, type Page } from './withdrawal-snapshots';

const summary = (id: string, changes: Partial<WithdrawalSummary> = {}): WithdrawalSummary => ({
  id,
  amount: '500.00',
  fee: '0.00',
  currency: 'BDT',
  status: 'requested',
  bankAccount: { id: 'account', bank: 'Demo Bank', holder: 'Demo Member', lastDigits: '4821' },
  sent: '0.00',
  rest: '500.00',
  tranche: null,
  deadlineAt: null,
  rejectReason: null,
  createdAt: '2026-11-21T10:00:00Z',
  ...changes,
});
const sent = (id: string, deadlineAt: string) =>
  summary(id, { status: 'distributed', tranche: { no: 1, amount: '500.00' }, deadlineAt });
const push = (seq: number, withdrawal: WithdrawalSummary): PushedWithdrawal => ({
  seq,
  data: { ...withdrawal, at: '2026-11-21T11:00:00Z', site: 'Mela' },
});
const page = (seq: number, ...list: WithdrawalSummary[]): Page => ({
  list,
  total: list.length,
  totalPages: 1,
  seq,
});
const ids = ({ list }: Page) => list.map(({ id }) => id);

test('a push that is older than the snapshot changes nothing', () => {
  const held = page(7, summary('a', { status: 'received' }));
  expect(inPage(held, push(7, summary('a')))).toBe(held);
  expect(inWaiting(held, push(6, sent('a', '1')))).toBe(held);
});

test('a new order goes to the top of the list, a known one is changed in its place', () => {
  const held = page(1, summary('b'), summary('a'));
  expect(ids(inPage(held, push(2, summary('c'))))).toEqual(['c', 'b', 'a']);
  const changed = inPage(held, push(2, summary('a', { status: 'approved' })));
  expect(changed.list.map(({ id, status }) => [id, status])).toEqual([
    ['b', 'requested'],
    ['a', 'approved'],
  ]);
});

test('what was sent is asked about until it is answered, the nearest deadline first', () => {
  const asked = inWaiting(
    page(1, sent('late', '2026-11-21T12:00:00Z')),
    push(2, sent('soon', '2026-11-21T11:30:00Z')),
  );
  expect(ids(asked)).toEqual(['soon', 'late']);
  expect(ids(inWaiting(asked, push(3, summary('soon', { status: 'received' }))))).toEqual(['late']);
});

test('the same withdrawal takes the step into its timeline once', () => {
  const held: Detail = { ...summary('a'), tranches: [], proofs: [], timeline: [], seq: 1 };
  const moved = inDetail(held, push(2, sent('a', '2026-11-21T11:30:00Z')));
  const reminded = inDetail(moved, push(3, sent('a', '2026-11-21T11:30:00Z')));
  expect(reminded.timeline).toEqual([
    { status: 'distributed', at: '2026-11-21T11:00:00Z', amount: '500.00' },
  ]);
  expect(inDetail(held, push(2, sent('b', '1')))).toBe(held);
});

test('a snapshot that pushes overtook on its way gets what it lacks', () => {
  memory.remember(push(4, sent('a', '2026-11-21T11:30:00Z')));
  memory.remember(push(6, sent('b', '2026-11-21T11:40:00Z')));
  expect(ids(memory.caughtUp(page(5), inWaiting))).toEqual(['b']);
  expect(ids(memory.caughtUp(page(3), inWaiting))).toEqual(['a', 'b']);
  memory.forget();
  expect(ids(memory.caughtUp(page(3), inWaiting))).toEqual([]);
});
