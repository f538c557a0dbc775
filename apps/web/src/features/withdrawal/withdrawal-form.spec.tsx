import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { queryClient } from '../../data/cache/query-client';
import { site as en } from '../../i18n/en/site';
import { createTranslator } from '../../i18n/i18n';
import type { WithdrawalOptions } from './shared/withdrawal-options';
import { withdrawalOf } from './withdrawal.fixture';
import { WithdrawalForm } from './withdrawal-form';

const OPTIONS: WithdrawalOptions = {
  accounts: [withdrawalOf().bankAccount],
  currency: 'BDT',
  min: '100.00',
  max: '50000.00',
  fee: '0.00',
  maxWithdrawable: '1000.00',
  turnoverLeft: '0.00',
  requirements: [],
  forfeits: [],
  frozen: false,
  owed: '0.00',
  countLeft: 3,
  sumLeft: null,
  arrivalMinutes: 30,
  autoReceiveMinutes: 30,
  hasPaymentPassword: true,
  realName: 'Demo Member',
  waitUntil: null,
  seq: 1,
};

let sent = 0;
beforeEach(() => {
  sent = 0;
  globalThis.fetch = async () => {
    sent += 1;
    throw new TypeError('nobody answers');
  };
});

const page = (changes: Partial<WithdrawalOptions>) => (
  <I18nextProvider i18n={createTranslator('EN', en)}>
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <WithdrawalForm options={{ ...OPTIONS, ...changes }} balance="5000.00" />
      </MemoryRouter>
    </QueryClientProvider>
  </I18nextProvider>
);
const show = (changes: Partial<WithdrawalOptions>) => render(page(changes));

const amount = () => screen.getByRole('textbox', { name: new RegExp(`^${en.withdrawal.amount}`) });
const type = (value: string) => fireEvent.change(amount(), { target: { value } });
const refusal = en.errors.error_withdrawn_today_limit.replace('{{left}}', '৳600');

test("an amount above what is left of the day's limit is refused under the field as it is typed", async () => {
  show({ sumLeft: '600.00', maxWithdrawable: '600.00' });
  type('600.01');
  await screen.findByText(refusal);
  expect(amount().getAttribute('aria-invalid')).toBe('true');
  expect(sent).toBe(0);
});

test('an amount up to it is not, and there may be no such limit', async () => {
  show({ sumLeft: '600.00', maxWithdrawable: '600.00' });
  type('600.00');
  await new Promise((resolve) => setTimeout(resolve, 700)); // longer than the pause before a refusal is shown
  expect(screen.queryByText(refusal)).toBeNull();
  expect(amount().getAttribute('aria-invalid')).not.toBe('true');
});

test('a bank account that is deleted meanwhile is not replaced by another one', async () => {
  const [account] = OPTIONS.accounts;
  if (!account) throw new Error('no account');
  const other = { ...account, id: 'other', holder: 'OTHER HOLDER' };
  const { rerender } = show({ accounts: [account, other] });
  const chosen = () => screen.getAllByRole('radio').filter((radio) => (radio as HTMLInputElement).checked);
  expect(chosen()).toHaveLength(1);
  rerender(page({ accounts: [other] }));
  expect(screen.getAllByRole('radio')).toHaveLength(1);
  expect(chosen()).toEqual([]);
});
