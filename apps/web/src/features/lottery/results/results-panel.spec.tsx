import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { findGame } from '#libs/lottery/common/games';
import { readResult } from '#libs/lottery/common/results/result-text';
import { trendOf } from '#libs/lottery/common/trends/trend';
import { queryClient } from '../../../data/cache/query-client';
import { readStart } from '../../../data/start/start';
import { StartProvider } from '../../../data/start/start-context';
import { lottery as en } from '../../../i18n/en/lottery';
import { site } from '../../../i18n/en/site';
import { createTranslator } from '../../../i18n/i18n';
import { KEYS, type Trend } from '../lottery.api';
import { ResultsPanel } from './results-panel';

/** The last digits of the draws, the newest first; the others are always 1, 2, 3 and 4. */
let units: string[];
let asked: string[];

function trend(code: string, size: Trend['size']): Trend {
  const game = findGame(code);
  if (!game) throw new Error(`no ${code}`);
  const texts = code === 'L645' ? ['01,02,03,04,05,06'] : units.map((digit) => `1,2,3,4,${digit}`);
  const results = texts.flatMap((text) => readResult(text, game.shape) ?? []);
  return {
    gameCode: code,
    size,
    draws: texts.slice(0, size).map((_, at) => `20261122-${at}`),
    lookedAt: texts.length,
    ...trendOf(game.family, results, size),
  };
}

beforeEach(() => {
  units = ['7', '3', '3', '7'];
  asked = [];
  queryClient.clear();
  globalThis.fetch = async (url) => {
    asked.push(String(url));
    const { pathname, searchParams } = new URL(String(url), 'http://portal');
    const code = pathname.split('/')[4] ?? '';
    const value = pathname.endsWith('/trend')
      ? trend(code, Number(searchParams.get('size')) as Trend['size'])
      : { list: [], total: 0, totalPages: 0 };
    return {
      ok: true,
      status: 200,
      headers: new Headers(),
      json: async () => ({ success: true, value }),
    } as Response;
  };
});

async function show(view: keyof typeof en.trends.view, code = 'SSC1M') {
  const game = findGame(code);
  if (!game) throw new Error(`no ${code}`);
  const translator = createTranslator('EN', site);
  translator.addResourceBundle('en', 'lottery', en);
  render(
    <StartProvider value={readStart()}>
      <I18nextProvider i18n={translator}>
        <QueryClientProvider client={queryClient}>
          <MemoryRouter>
            <ResultsPanel game={game} />
          </MemoryRouter>
        </QueryClientProvider>
      </I18nextProvider>
    </StartProvider>,
  );
  await userEvent.click(screen.getByRole('radio', { name: en.trends.view[view] }));
}

const rows = async (place: string) => {
  const table = await screen.findByRole('table', { name: `Figures: ${place}` });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        // The name of a column stands in each cell for narrow screens.
        .map((cell) => cell.lastChild?.textContent),
    );
};
const beads = (title: string) =>
  within(screen.getByRole('region', { name: new RegExp(`^${title}`) }))
    .getAllByRole('listitem')
    .map((bead) => bead.textContent);

test('the figures of a place can be put in the order of any of them', async () => {
  await show('figures');
  expect((await rows(en.rows.place1))[1]).toEqual(['1', '0', '4', '0', '0', '4']);
  await userEvent.click(screen.getByRole('radio', { name: en.rows.place5 }));
  expect((await rows(en.rows.place5)).map(([number]) => number)).toEqual([...'0123456789']);
  const sort = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  await sort(en.trends.hits);
  expect((await rows(en.rows.place5)).slice(0, 3)).toEqual([
    ['3', '1', '2', '0.7', '1', '2'],
    ['7', '0', '2', '0.7', '2', '1'],
    ['0', '4', '0', '4', '4', '0'],
  ]);
  await sort(en.trends.hits);
  expect((await rows(en.rows.place5)).at(-1)?.[0]).toBe('7');
});

test('another number of draws is asked for', async () => {
  await show('figures');
  await rows(en.rows.place1);
  await userEvent.click(screen.getByRole('radio', { name: '100 draws' }));
  expect(asked.filter((url) => url.includes('/trend')).map((url) => new URL(url, 'http://p').search)).toEqual(
    ['?size=30', '?size=100'],
  );
});

test('roads show the sides of each draw in order, with how often each came', async () => {
  await show('roads');
  await screen.findByRole('region', { name: /^Big and small: Sum/ });
  expect(beads('Big and small: Sum')).toEqual(['Small', 'Small', 'Small', 'Small']);
  await userEvent.click(screen.getByRole('radio', { name: en.rows.place5 }));
  expect(beads('Big and small: 5th digit')).toEqual(['Big', 'Small', 'Small', 'Big']);
  expect(screen.getByText('Big 2 · Small 2')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: en.trends.dragonTiger }));
  expect(beads('4th digit against 5th digit')).toEqual(['Tiger', 'Dragon', 'Dragon', 'Tiger']);
  expect(screen.getAllByRole('region')).toHaveLength(10);
});

test('a further draw is shown when it is drawn', async () => {
  await show('roads');
  await screen.findByRole('region', { name: /^Big and small: Sum/ });
  await userEvent.click(screen.getByRole('radio', { name: en.rows.place5 }));
  units = ['0', ...units];
  await queryClient.invalidateQueries({ queryKey: [KEYS.trend] });
  await waitFor(() =>
    expect(beads('Big and small: 5th digit')).toEqual(['Big', 'Small', 'Small', 'Big', 'Small']),
  );
});

test('the chart begins at the number that is away the longest, and says each', async () => {
  units = ['7', '3', '3', ...'0124567'];
  await show('missing');
  await userEvent.click(await screen.findByRole('radio', { name: en.rows.place5 }));
  const slider = screen.getByRole('slider', { name: 'Missing now: 5th digit' });
  expect(slider.getAttribute('aria-valuetext')).toBe('8: missing 10');
});

test('a game without draws says so, and one without sides', async () => {
  units = [];
  await show('figures');
  expect(await screen.findByText(en.trends.none)).toBeTruthy();
});

test('a game whose rules have no sides has no roads', async () => {
  await show('roads', 'L645');
  expect(await screen.findByText(en.trends.noRoads)).toBeTruthy();
});
