import { MEMBER_WITHDRAWAL_STATES, TRANCHE_STATES } from '#libs/cashier/common/withdrawal-states';
import { allowedAnswers } from './receipt-answers';

const answersIn = (
  status: (typeof MEMBER_WITHDRAWAL_STATES)[number],
  rest: string,
  earlier: (typeof TRANCHE_STATES)[number][] = ['received', 'sent'],
) =>
  allowedAnswers(
    { status, rest, currency: 'BDT' },
    earlier.map((state) => ({ status: state })),
  );

test('while an amount is still unsent, full payment is not allowed', () => {
  expect(answersIn('distributed', '0.01')).toEqual(['received', 'not-received']);
});

test('after the only payout, or the last of several, all three are allowed', () => {
  const ALL = ['received', 'full-payment', 'not-received'];
  expect(answersIn('distributed', '0.00', [])).toEqual(ALL);
  expect(answersIn('distributed', '0.00', ['sent'])).toEqual(ALL);
  expect(answersIn('distributed', '0.00')).toEqual(ALL);
  expect(answersIn('distributed', '0.00', ['auto-received', 'sent'])).toEqual(ALL);
});

test('full payment is left out while it is not known how earlier payouts ended', () => {
  expect(allowedAnswers({ status: 'distributed', rest: '0.00', currency: 'BDT' }, undefined)).toEqual([
    'received',
    'not-received',
  ]);
});

test.each(['refunded', 'force-received'] as const)('the full amount never arrives after one %s', (first) => {
  expect(answersIn('distributed', '0.00', [first, 'sent'])).toEqual(['received', 'not-received']);
});

test('no other state allows an answer', () => {
  const others = MEMBER_WITHDRAWAL_STATES.filter((status) => status !== 'distributed');
  expect(others.map((status) => answersIn(status, '0.00'))).toEqual(others.map(() => []));
});
