import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { LotteryPage as Place } from '#libs/games/common/launch-pages';
import { findGame, type PrizeMode } from '#libs/lottery/common/games';
import { queryClient } from '../../data/cache/query-client';
import { learnServerTime } from '../../data/calls/server-time';
import { readStart } from '../../data/start/start';
import { StartProvider } from '../../data/start/start-context';
import { lottery as en } from '../../i18n/en/lottery';
import { site } from '../../i18n/en/site';
import { createTranslator } from '../../i18n/i18n';
import { DRAW_AT, drawnDraw, runningDraw } from './draw/draw.fixture';
import LotteryPage from './lottery-page';
import { playMenu } from './menu.fixture';

beforeEach(() => {
  queryClient.clear();
  localStorage.clear();
  const now = new Date(DRAW_AT - 60_000).toISOString();
  learnServerTime(now);
  globalThis.fetch = async (url) => {
    const { pathname, searchParams } = new URL(String(url), 'http://portal');
    const game = findGame(pathname.split('/')[4] ?? '');
    const current = { now, draw: runningDraw(), next: runningDraw(1), last: drawnDraw() };
    const isMenu = game !== null && searchParams.has('prizeMode');
    const value = isMenu ? playMenu(game, searchParams.get('prizeMode') as PrizeMode) : current;
    const isThere = isMenu || pathname.endsWith('/current');
    return {
      ok: isThere,
      status: isThere ? 200 : 404,
      headers: new Headers(),
      json: async () => (isThere ? { success: true, value } : { success: false, message: 'error_not_found' }),
    } as Response;
  };
});
afterEach(() => learnServerTime(new Date().toISOString()));

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{`${pathname}${search}`}</output>;
}

function show(address: string, page: Place = '/lottery') {
  const translator = createTranslator('EN', site);
  translator.addResourceBundle('en', 'lottery', en);
  render(
    <StartProvider value={readStart()}>
      <I18nextProvider i18n={translator}>
        <QueryClientProvider client={queryClient}>
          <MemoryRouter initialEntries={[address]}>
            <LotteryPage page={page} />
            <Address />
          </MemoryRouter>
        </QueryClientProvider>
      </I18nextProvider>
    </StartProvider>,
  );
}

const address = () => screen.getByLabelText('address').textContent;
const mode = (name: PrizeMode) => screen.findByRole('radio', { name: en.modes[name] });

test('a game opens in the mode of the address, which follows the tab', async () => {
  show('/lottery?gameCode=SSC5M&prizeMode=ZY');
  expect(await mode('ZY')).toHaveProperty('checked', true);
  expect(address()).toBe('/lottery?gameCode=SSC5M&prizeMode=ZY');
  await userEvent.click(await mode('LOTT'));
  expect(address()).toBe('/lottery?gameCode=SSC5M&prizeMode=LOTT');
  expect(await mode('LOTT')).toHaveProperty('checked', true);
});

test('the address of a title for the raised prize becomes that of its game when the tab changes', async () => {
  show('/lottery?gameCode=SSC5M_ZY');
  expect(await mode('ZY')).toHaveProperty('checked', true);
  await userEvent.click(await mode('LOTT'));
  expect(address()).toBe('/lottery?gameCode=SSC5M&prizeMode=LOTT');
});

test('a mode that the game does not have opens its first one', async () => {
  show('/lottery?gameCode=SSC5M&prizeMode=SEA');
  expect(await mode('LOTT')).toHaveProperty('checked', true);
});

test('a game of another page takes its mode along', async () => {
  show('/vnLottery?gameCode=SSC5M&prizeMode=ZY', '/vnLottery');
  expect(address()).toBe('/lottery?gameCode=SSC5M&prizeMode=ZY');
});
