import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { rewards as words } from '../../i18n/en/rewards';
import { site as en } from '../../i18n/en/site';
import { createTranslator } from '../../i18n/i18n';
import { RebateClaim } from './rebate-claim';
import type { Rebate } from './rewards.api';
import { rebateOf } from './rewards.fixture';

let keys: (string | null)[];
let answer: { status: number; body: object };

beforeEach(() => {
  keys = [];
  answer = { status: 200, body: { success: true, value: { amount: '3.60', currency: 'BDT' } } };
  globalThis.fetch = async (_url, init) => {
    keys.push(new Headers(init?.headers).get('idempotency-key'));
    const { status, body } = answer;
    return { ok: status === 200, status, headers: new Headers(), json: async () => body } as Response;
  };
});

function show(rebate: Rebate) {
  const translator = createTranslator('EN', en);
  translator.addResourceBundle('en', 'rewards', words);
  render(
    <I18nextProvider i18n={translator}>
      <RebateClaim rebate={rebate} />
    </I18nextProvider>,
  );
}
const press = () => userEvent.click(screen.getByRole('button', { name: words.rebate.claim }));

test.each([
  ['0.00', words.rebate.nothing],
  ['0.40', 'You can claim from ৳1. ৳0.60 to go.'],
])('with %s nothing can be claimed, and it says why', async (claimable, reason) => {
  show(rebateOf(claimable));
  expect(screen.getAllByText(reason).length).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: words.rebate.claim }).getAttribute('aria-disabled')).toBe('true');
  await press();
  expect(keys).toEqual([]);
});

test('the smallest claim can be claimed; it is sent once with a key, and what came is told', async () => {
  show(rebateOf('1.00'));
  await press();
  await screen.findByText('৳3.60 added to your balance');
  expect(keys).toEqual([expect.stringMatching(/^[\da-f-]{36}$/)]);
});

test('a claim that somebody else made first is refused in words', async () => {
  answer = {
    status: 422,
    body: { success: false, message: 'error_rebate_below_minimum', value: { params: { min: '1.00' } } },
  };
  show(rebateOf('2.00'));
  await press();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('You can claim from');
});
