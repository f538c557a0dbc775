import { MEMBER_WITHDRAWAL_STATES } from '#libs/cashier/common/withdrawal-states';
import { allowedAnswers } from './receipt-answers';

const asked = (status: (typeof MEMBER_WITHDRAWAL_STATES)[number], rest: string) =>
  allowedAnswers({ status, rest, currency: 'BDT' });

test('while a part is still to be sent, full payment is not offered', () => {
  expect(asked('distributed', '0.01')).toEqual(['received', 'not-received']);
});

test('when all was sent, all three are', () => {
  expect(asked('distributed', '0.00')).toEqual(['received', 'full-payment', 'not-received']);
});

test('nothing is asked in any other state', () => {
  const others = MEMBER_WITHDRAWAL_STATES.filter((status) => status !== 'distributed');
  expect(others.map((status) => asked(status, '0.00'))).toEqual(others.map(() => []));
});
