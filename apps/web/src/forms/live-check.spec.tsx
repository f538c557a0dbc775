import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { createDeposit } from '#libs/cashier/common/deposit.calls';
import { depositAmountError } from '#libs/cashier/common/order-limits';
import { site as en } from '../i18n/en/site';
import { createTranslator } from '../i18n/i18n';
import { AmountField } from './amount-field';
import { amountRefusal } from './amount-refusal';
import { Form } from './form';
import { useCommand } from './use-command';
import { useCommandForm } from './use-command-form';

const below = en.errors.error_deposit_below_minimum.replace('{{min}}', '৳100');
const above = en.errors.error_deposit_above_maximum.replace('{{max}}', '৳5,000');
const limits = { min: '100.00', max: '5000.00' };

function Deposit() {
  const form = useCommandForm(
    useCommand(createDeposit),
    { method: 'bank', amount: '' },
    {
      liveCheck: ({ amount }) =>
        amountRefusal(amount, 'BDT', (minor) => depositAmountError(minor, limits, 'BDT')),
      currency: 'BDT',
      fieldOfCode: { error_deposit_below_minimum: 'amount', error_deposit_above_maximum: 'amount' },
    },
  );
  return (
    <Form form={form} action="Pay">
      <AmountField {...form.control('amount')} label="Amount" currency="BDT" required />
    </Form>
  );
}

const send = jest.fn(() => Promise.reject(new TypeError('not to be asked')));
const amount = () => screen.getByRole('textbox', { name: /Amount/ });
const described = () =>
  (amount().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join();
let user: ReturnType<typeof userEvent.setup>;

beforeEach(() => {
  jest.useFakeTimers();
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  globalThis.fetch = send;
  render(
    <I18nextProvider i18n={createTranslator('EN', en)}>
      <Deposit />
    </I18nextProvider>,
  );
});
afterEach(() => jest.useRealTimers());

const pause = () => act(() => jest.advanceTimersByTimeAsync(600));

test.each([
  ['99.99', below],
  ['5000.01', above],
  ['12,5', en.fieldError.field_amount_malformed],
])('an amount of %s is refused under the field when the person pauses', async (typed, text) => {
  await user.type(amount(), typed);
  expect(amount().getAttribute('aria-invalid')).toBeNull();
  await pause();
  expect(amount().getAttribute('aria-invalid')).toBe('true');
  expect(described()).toBe(text);
});

test('an amount that is right in the end was never refused, and one that is mended is not any longer', async () => {
  await user.type(amount(), '100');
  await pause();
  expect(amount().getAttribute('aria-invalid')).toBeNull();
  await user.type(amount(), '000');
  await pause();
  expect(amount().getAttribute('aria-invalid')).toBe('true');
  await user.type(amount(), '{Backspace}{Backspace}');
  expect(amount().getAttribute('aria-invalid')).toBeNull();
});

test('what would be refused is not sent; its field gets the focus', async () => {
  await user.type(amount(), '99');
  await user.click(screen.getByRole('button', { name: 'Pay' }));
  expect(described()).toBe(below);
  expect(document.activeElement).toBe(amount());
  expect(send).not.toHaveBeenCalled();
});
