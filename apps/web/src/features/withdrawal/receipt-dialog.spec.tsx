import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import type { WithdrawalDetail } from '#libs/cashier/common/withdrawal.calls';
import { displayAmount } from '#libs/money/display';
import { queryClient } from '../../data/cache/query-client';
import type { Start } from '../../data/start/start';
import { StartProvider } from '../../data/start/start-context';
import { site as en } from '../../i18n/en/site';
import { createTranslator } from '../../i18n/i18n';
import ReceiptBar from './receipt-bar';
import { ReceiptHost } from './receipt-host';
import { unansweredPayoutsQuery, withdrawalDetailQuery } from './withdrawal.api';
import { payoutOf, twoPayouts, withdrawalOf } from './withdrawal.fixture';

const { receipt: words } = en;
const PAST = '2020-11-21T11:00:00Z';
const SOON = '2126-11-21T11:00:00Z';
const LATER = '2126-11-21T11:20:00Z';

/** A single payout of all of it, unanswered. */
const onePayout = (changes: Partial<WithdrawalDetail> = {}) =>
  withdrawalOf({
    status: 'distributed',
    sent: '700.00',
    rest: '0.00',
    tranche: { no: 1, amount: '700.00' },
    deadlineAt: SOON,
    tranches: [payoutOf(1, '700.00', 'sent')],
    ...changes,
  });

let served: WithdrawalDetail[] = [];
let asked: string[] = [];
const page = (list: WithdrawalDetail[]) => ({ list, total: list.length, totalPages: 1, seq: 1 });

beforeEach(() => {
  queryClient.clear();
  asked = [];
  globalThis.fetch = async (url) => {
    asked.push(String(url));
    const one = served.find(({ id }) => String(url).includes(`/withdrawals/${id}`));
    const value = one ? { ...one, seq: 1 } : page(served);
    return { ok: true, status: 200, json: async () => ({ success: true, value }) } as Response;
  };
});

/** As a push or a new snapshot does it. */
const hold = (...list: WithdrawalDetail[]) => {
  served = list;
  queryClient.setQueryData(unansweredPayoutsQuery.queryKey, page(list));
};

function show(closed: Start['closed'] = null) {
  render(
    <StartProvider value={{ closed } as Start}>
      <I18nextProvider i18n={createTranslator('EN', en)}>
        <QueryClientProvider client={queryClient}>
          <ReceiptBar />
          <ReceiptHost />
        </QueryClientProvider>
      </I18nextProvider>
    </StartProvider>,
  );
  return screen.findByRole('dialog', { name: words.title });
}

/** Longer than a dialog takes to appear. */
const pause = () => act(() => new Promise((resolve) => setTimeout(resolve, 400)));

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const answers = (dialog: HTMLElement) =>
  [...within(dialog).getAllByRole('button')]
    .map(({ textContent }) => textContent)
    .filter((text) => text?.startsWith('Yes') || text?.startsWith('No') || text?.startsWith('I '));
const fullPayment = (amount: string) =>
  words.fullPayment.replace('{{amount}}', displayAmount(amount, 'BDT', 'en'));

const all = () => [words.received, fullPayment('700.00'), words.notReceived];

test('a single payout of all of it has three answers at once', async () => {
  hold(onePayout({ id: 'single' }));
  expect(answers(await show())).toEqual(all());
});

test('the last of several payouts can be answered with all of the money', async () => {
  hold(twoPayouts('auto-received'));
  const dialog = await show();
  await screen.findByRole('button', { name: fullPayment('700.00') });
  expect(answers(dialog)).toEqual(all());
});

test.each(['refunded', 'force-received'] as const)(
  'nobody is asked to confirm the full amount when an earlier payout is %s',
  async (first) => {
    hold({ ...twoPayouts(first), id: first });
    const dialog = await show();
    await waitFor(() => expect(asked.some((url) => url.endsWith(first))).toBe(true));
    await act(async () => undefined);
    expect(answers(dialog)).toEqual([words.received, words.notReceived]);
    expect(dialog.textContent).not.toContain(displayAmount('700.00', 'BDT', 'en'));
  },
);

test('the time that is left stands at every step', async () => {
  hold(onePayout({ id: 'steps' }));
  const dialog = await show();
  const timer = () => within(dialog).getByRole('timer', { name: words.timeLeft });
  expect(timer()).toBeTruthy();
  await press(words.received);
  expect(timer()).toBeTruthy();
  await press(words.back);
  await press(words.notReceived);
  expect(timer()).toBeTruthy();
});

test('when the time is up the server is asked, and until it has closed the payout the answers stay', async () => {
  hold(onePayout({ id: 'late', deadlineAt: PAST }));
  const dialog = await show();
  await within(dialog).findByText(words.timeUp);
  expect(answers(dialog)).toEqual(all());
  expect(asked.some((url) => url.includes('waiting=1'))).toBe(true);
  act(() => hold(onePayout({ id: 'late', deadlineAt: LATER })));
  await within(dialog).findByRole('timer');
  expect(within(dialog).queryByText(words.timeUp)).toBeNull();
});

test('a maintenance pauses the time limit, and the answer is still taken', async () => {
  hold(onePayout({ id: 'paused', deadlineAt: PAST }));
  const dialog = await show({ status: 1 } as Start['closed']);
  await within(dialog).findByText(words.paused);
  expect(within(dialog).queryByText(words.timeUp)).toBeNull();
  expect(answers(dialog)).toEqual(all());
});

test('while a maintenance lasts, the bar counts nothing down either', async () => {
  hold(onePayout({ id: 'paused-bar' }));
  await show({ status: 1 } as Start['closed']);
  await press(words.notNow);
  await screen.findByText(words.pausedShort);
  expect(screen.queryByRole('timer')).toBeNull();
});

test('a payout whose time is up is fetched until the server has closed it', async () => {
  hold(onePayout({ id: 'slow', deadlineAt: PAST }));
  const dialog = await show();
  await within(dialog).findByText(words.timeUp);
  await waitFor(() => expect(asked.filter((url) => url.includes('waiting=1')).length).toBeGreaterThan(1), {
    timeout: 8000,
  });
  served = [];
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 8000 });
}, 20_000);

test('after an answer the page of the withdrawal is fetched, as the push may be late', async () => {
  const payout = onePayout({ id: 'answered' });
  hold(payout);
  await show();
  const detail = renderHook(() => useQuery(withdrawalDetailQuery('answered'), queryClient));
  await waitFor(() => expect(detail.result.current.data).toBeTruthy());
  served = [{ ...payout, status: 'received', tranche: null, deadlineAt: null }];
  await press(words.received);
  await press(words.confirm);
  await waitFor(() => expect(detail.result.current.data?.status).toBe('received'));
});

test('a deadline that was moved asks nothing anew: dismissed stays dismissed', async () => {
  hold(onePayout({ id: 'moved' }));
  await show();
  await press(words.notNow);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  act(() => hold(onePayout({ id: 'moved', deadlineAt: LATER })));
  await pause();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: words.answer })).toBeTruthy();
});

test('a deadline that was moved leaves the chosen images', async () => {
  hold(onePayout({ id: 'images' }));
  const dialog = await show();
  await press(words.notReceived);
  const input = dialog.querySelector('input[type=file]') as HTMLInputElement;
  await userEvent.upload(input, new File(['a'], 'statement.png', { type: 'image/png' }));
  await screen.findByRole('img', { name: 'statement.png' });
  act(() => hold(onePayout({ id: 'images', deadlineAt: LATER })));
  await pause();
  expect(screen.getByRole('img', { name: 'statement.png' })).toBeTruthy();
});

test('a payout that was sent again is asked about again, though it was dismissed', async () => {
  hold(onePayout({ id: 'resent' }));
  await show();
  await press(words.notNow);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  act(() => hold());
  await waitFor(() => expect(screen.queryByRole('button', { name: words.answer })).toBeNull());
  act(() => hold(onePayout({ id: 'resent', deadlineAt: LATER })));
  await screen.findByRole('dialog', { name: words.title });
});
