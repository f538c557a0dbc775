import { MEMBER_WITHDRAWAL_STATES, TRANCHE_STATES } from '#libs/cashier/common/withdrawal-states';
import { allowedAnswers } from './receipt-answers';

const answersIn = (
  status: (typeof MEMBER_WITHDRAWAL_STATES)[number],
  rest: string,
  payouts: (typeof TRANCHE_STATES)[number][] = ['received', 'sent'],
) =>
  allowedAnswers(
    { status, rest, currency: 'BDT' },
    payouts.map((state) => ({ status: state })),
  );

test('while an amount is still unsent, full payment is not allowed', () => {
  expect(answersIn('distributed', '0.01')).toEqual(['received', 'not-received']);
});

test('after the last of several payouts all three are allowed', () => {
  const ALL = ['received', 'full-payment', 'not-received'];
  expect(answersIn('distributed', '0.00')).toEqual(ALL);
  expect(answersIn('distributed', '0.00', ['auto-received', 'sent'])).toEqual(ALL);
});

test('full payment says nothing of its own after a single payout, and is left out while the others are unknown', () => {
  expect(answersIn('distributed', '0.00', ['sent'])).toEqual(['received', 'not-received']);
  expect(answersIn('distributed', '0.00', [])).toEqual(['received', 'not-received']);
});

test.each(['refunded', 'force-received'] as const)('the full amount never arrives after one %s', (first) => {
  expect(answersIn('distributed', '0.00', [first, 'sent'])).toEqual(['received', 'not-received']);
});

test('no other state allows an answer', () => {
  const others = MEMBER_WITHDRAWAL_STATES.filter((status) => status !== 'distributed');
  expect(others.map((status) => answersIn(status, '0.00'))).toEqual(others.map(() => []));
});
