import type { WithdrawalCaseDetail } from '#libs/cashier/common/withdrawal-case';
import { movesOf } from './withdrawal-moves';

const found = (changes: Partial<WithdrawalCaseDetail>): WithdrawalCaseDetail => ({
  id: '6f1b2c6e-6f0e-4a57-9d0b-0f6c6f2a0001',
  member: '1',
  account: 'rupali',
  amount: '1000.00',
  fee: '0.00',
  currency: 'BDT',
  status: 'requested',
  bankAccount: { id: '6f1b2c6e-6f0e-4a57-9d0b-0f6c6f2a0002', bank: 'B', holder: 'H', lastDigits: '1234' },
  accountNumber: '1234567',
  sent: '0.00',
  rest: '1000.00',
  tranche: null,
  deadlineAt: null,
  rejectReason: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  waitingSince: '2026-01-01T00:00:00.000Z',
  claimedBy: null,
  proposedBy: null,
  operatorBarredFromPaying: null,
  tranches: [],
  proofs: [],
  timeline: [],
  ...changes,
});

test('each state offers what the chart allows an operator, and nothing of the member or the clock', () => {
  const moves = (status: WithdrawalCaseDetail['status']) => movesOf(found({ status }), '7');
  expect(moves('requested')).toEqual(['APPROVE', 'REJECT']);
  expect(moves('approved')).toEqual(['DISTRIBUTE']);
  expect(moves('distributed')).toEqual([]);
  expect(moves('disputed')).toEqual(['RESEND', 'REFUND', 'PROPOSE_FORCE']);
  expect(moves('received')).toEqual([]);
});

test('a forced receipt is confirmed by another operator than the one who proposed it', () => {
  const proposed = found({ status: 'force-proposed', proposedBy: '7' });
  expect(movesOf(proposed, '7')).toEqual(['DROP_FORCE']);
  expect(movesOf(proposed, '8')).toEqual(['CONFIRM_FORCE', 'DROP_FORCE']);
});

test('whoever approved a large withdrawal is offered no payout, first or repeated', () => {
  const operatorBarredFromPaying = { id: '7', account: 'operator1' };
  const moves = (status: WithdrawalCaseDetail['status'], operator: string) =>
    movesOf(found({ status, operatorBarredFromPaying }), operator);
  expect([moves('approved', '7'), moves('approved', '8')]).toEqual([[], ['DISTRIBUTE']]);
  expect(moves('disputed', '7')).toEqual(['REFUND', 'PROPOSE_FORCE']);
  expect(moves('disputed', '8')).toEqual(['RESEND', 'REFUND', 'PROPOSE_FORCE']);
});

test('a case that another operator holds offers nothing', () => {
  const held = found({ claimedBy: { id: '8', account: 'operator2' } });
  expect(movesOf(held, '7')).toEqual([]);
  expect(movesOf(held, '8')).toEqual(['APPROVE', 'REJECT']);
});
