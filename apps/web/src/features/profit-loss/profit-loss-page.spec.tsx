import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { betSettled } from '#libs/games/common/bet.events';
import { queryClient } from '../../data/cache/query-client';
import { learnServerTime } from '../../data/calls/server-time';
import { PushCache } from '../../data/push/push-cache';
import { registerPushes } from '../../data/push/push-table';
import { readStart, type Start } from '../../data/start/start';
import { StartProvider } from '../../data/start/start-context';
import { site as en } from '../../i18n/en/site';
import { createTranslator } from '../../i18n/i18n';
import { profitLossPushes } from './profit-loss.pushes';
import ProfitLossPage from './profit-loss-page';

const figures = (profitLoss: string) => ({
  stake: '100.00',
  payout: '90.00',
  profitLoss,
  validBet: '80.00',
  rounds: 2,
});
const LISTS = {
  day: [
    { key: '2026-11-21', name: null, ...figures('-30.00') },
    { key: '2026-11-19', name: null, ...figures('20.00') },
  ],
  vendor: [{ key: 'STUDIO', name: 'Studio', ...figures('-10.00') }],
  category: [{ key: 'RNG', name: null, ...figures('-10.00') }],
};

let asked: URLSearchParams[];
let result: string;
let list: (groupBy: keyof typeof LISTS) => object[];

/** Seven in the evening in London, and one in the morning of the 22nd in Dhaka. */
const NOW = '2026-11-21T19:00:00Z';

beforeEach(() => {
  asked = [];
  result = '-10.00';
  list = (groupBy) => LISTS[groupBy];
  queryClient.clear();
  window.scrollTo = () => undefined;
  learnServerTime(NOW);
  globalThis.fetch = async (url) => {
    const query = new URL(String(url), 'http://here').searchParams;
    asked.push(query);
    const value = {
      list: list(query.get('groupBy') as keyof typeof LISTS),
      totals: figures(result),
      currency: 'BDT',
      seq: 5,
    };
    return { ok: true, status: 200, json: async () => ({ success: true, value }) } as Response;
  };
});
afterEach(() => learnServerTime(new Date().toISOString()));

function show(address = '/') {
  const start: Start = { ...readStart(), brand: { timeZone: 'Asia/Dhaka', minimumAge: 18, licence: null } };
  render(
    <StartProvider value={start}>
      <I18nextProvider i18n={createTranslator('EN', en)}>
        <QueryClientProvider client={queryClient}>
          <MemoryRouter initialEntries={[address]}>
            <ProfitLossPage />
          </MemoryRouter>
        </QueryClientProvider>
      </I18nextProvider>
    </StartProvider>,
  );
}
const table = () => within(screen.getByRole('region', { name: en.profit.title }));
const days = () => asked.map((query) => [query.get('from'), query.get('to'), query.get('groupBy')]);

test("asks for days of the brand's time zone, and tells each in words, in the table and in the drawing", async () => {
  show();
  await screen.findByText('Nov 21, 2026');
  expect(days()).toEqual([['2026-11-16', '2026-11-22', 'day']]);
  expect(table().getByText('-৳30.00')).toBeTruthy();
  const drawing = screen.getByRole<HTMLInputElement>('slider', { name: en.bets.result });
  expect([drawing.max, drawing.getAttribute('aria-valuetext')]).toEqual(['6', 'Nov 22, 2026: ৳0.00']);
  await userEvent.click(screen.getByRole('radio', { name: en.bets.yesterday }));
  await waitFor(() => expect(days().at(-1)).toEqual(['2026-11-21', '2026-11-21', 'day']));
});

test('groups by provider and by category', async () => {
  show();
  await userEvent.click(await screen.findByRole('radio', { name: en.profit.by.vendor }));
  expect(await table().findByText('Studio')).toBeTruthy();
  const drawn = within(screen.getByRole('list', { name: en.profit.chart }));
  expect(drawn.getByRole('listitem').textContent).toBe('Studio-৳10.00');
  await userEvent.click(screen.getByRole('radio', { name: en.profit.by.category }));
  expect(await table().findByText(en.category.RNG)).toBeTruthy();
});

test('follows a settled round', async () => {
  const release = registerPushes(profitLossPushes);
  const pushes = new PushCache(queryClient);
  show();
  await screen.findByText('-৳10.00');
  result = '25.50';
  pushes.apply({ name: betSettled.name, seq: 6, at: '', data: {} });
  await screen.findByText('৳25.50');
  pushes.apply({ name: betSettled.name, seq: 5, at: '', data: {} });
  expect(asked).toHaveLength(2);
  pushes.stop();
  release();
});

test('says what an empty statement means, without a drawing', async () => {
  list = () => [];
  show('/?groupBy=vendor');
  await screen.findByText(en.profit.emptyTitle);
  expect(screen.queryByRole('list', { name: en.profit.chart })).toBeNull();
});

test('says why a statement did not come', async () => {
  globalThis.fetch = async () =>
    ({
      ok: false,
      status: 403,
      json: async () => ({ success: false, message: 'error_forbidden', value: null }),
    }) as Response;
  show();
  await screen.findByText(en.errors.error_forbidden);
});

test.each([
  ['from=2025-11-21&to=2026-11-22', 'Choose at most 366 days'],
  ['from=2026-11-22&to=2026-11-21', en.bets.wrongRange],
])('asks for nothing while the days are wrong: %s', async (range, refusal) => {
  show(`/?span=custom&${range}`);
  await screen.findByText(refusal);
  expect(asked).toEqual([]);
});

test('a year is not too long', async () => {
  show('/?span=custom&from=2025-11-22&to=2026-11-22');
  await waitFor(() => expect(days()).toEqual([['2025-11-22', '2026-11-22', 'day']]));
});
