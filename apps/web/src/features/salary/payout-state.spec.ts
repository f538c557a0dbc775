import type { PayoutSummary } from '#libs/agency/common/salary.calls';
import { payoutState } from './payout-state';

const state = (status: PayoutSummary['status'], carriedOut: string) =>
  payoutState({ status, carriedOut } as PayoutSummary);

test('only what is below zero goes on into the next payout', () => {
  expect(state('carried', '-0.37036800')).toBe('carried');
  expect(state('carried', '0.00000000')).toBe('nothing');
  expect(state('paid', '0.00000000')).toBe('paid');
  expect(state('unpaid', '0.00000000')).toBe('unpaid');
});
