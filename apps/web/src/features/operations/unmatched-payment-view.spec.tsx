import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import type { UnmatchedPaymentView as Payment } from '#libs/cashier/common/unmatched-payment';
import {
  confirmPaymentCredit,
  dropPaymentCredit,
  proposePaymentCredit,
  returnPayment,
} from '#libs/operations/common/payment-operator.calls';
import { operations as en } from '../../i18n/en/operations';
import { site } from '../../i18n/en/site';
import { createTranslator } from '../../i18n/i18n';
import { ToastProvider } from '../../ui/feedback/toast';
import { beginTestOperator } from './operator.fixture';
import { UnmatchedPaymentView } from './unmatched-payment-view';

const calls = [proposePaymentCredit, confirmPaymentCredit, dropPaymentCredit, returnPayment];

beforeEach(() =>
  beginTestOperator(
    calls.flatMap(({ permission }) =>
      permission === undefined || permission === 'any-operator' ? [] : [permission],
    ),
    { brand: { languages: ['EN', 'BN'], defaultLanguage: 'EN' }, now: '2126-11-21T12:00:00.000Z' },
  ),
);

const deposit = {
  id: 'aaaaaaaa-0000-4000-8000-000000000000',
  member: '100001',
  account: 'rupali',
  amount: '500.00',
  currency: 'BDT',
  status: 'created',
} as const;
const payment: Payment = {
  id: 'bbbbbbbb-0000-4000-8000-000000000000',
  reason: 'unknown-reference',
  provider: 'bank',
  paymentId: 'P-1',
  reference: 'cccccccc-0000-4000-8000-000000000000',
  amount: '400.00',
  currency: 'BDT',
  receivedAt: '2126-11-21T11:00:00.000Z',
  status: 'open',
  deposit: null,
  proposal: null,
  paymentCredited: false,
};
const proposal = { deposit, extra: false, by: { id: '2', account: 'operator2' } };

/** The labels of what the operator may do; they name the amount. */
function offered(changes: Partial<Payment>): string[] {
  const translator = createTranslator('EN', site);
  translator.addResourceBundle('en', 'operations', en);
  render(
    <I18nextProvider i18n={translator}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { enabled: false } } })}>
        <ToastProvider regionLabel="notices" closeLabel="close">
          <UnmatchedPaymentView payment={{ ...payment, ...changes }} operator="1" />
        </ToastProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  const labels = [en.payment.propose, en.payment.confirm, en.payment.drop, en.payment.return];
  return labels
    .map((label) => label.replace('{{amount}}', '৳400.00'))
    .filter((label) => screen.queryByRole('button', { name: label }) !== null);
}
const { say, drop } = en.payment;

test('a payment that fits no deposit can be credited or returned', () => {
  expect(offered({})).toEqual(['Propose credit of ৳400.00', en.payment.return]);
  expect(screen.queryByText(say.unknownReference)).not.toBeNull();
});

test('one that is credited by another report can only be returned, and the case says why', () => {
  expect(offered({ paymentCredited: true })).toEqual([en.payment.return]);
  expect(screen.queryByText(say.credited)).not.toBeNull();
});

test('another operator confirms or drops a proposal', () => {
  expect(offered({ status: 'proposed', proposal })).toEqual(['Credit ৳400.00', drop]);
});

test('a proposal that another report has overtaken can only be dropped', () => {
  expect(offered({ status: 'proposed', proposal, paymentCredited: true })).toEqual([drop]);
});
