import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { queryClient } from '../../../data/cache/query-client';
import { learnServerTime } from '../../../data/calls/server-time';
import { beginSession, endSession } from '../../../data/session/session-store';
import { readStart } from '../../../data/start/start';
import { StartProvider } from '../../../data/start/start-context';
import { lottery as en } from '../../../i18n/en/lottery';
import { site } from '../../../i18n/en/site';
import { createTranslator } from '../../../i18n/i18n';
import { GameList } from './game-list';

const NODES = { SSC1M: 1101, K3_1M: 1102, PK10_3M: 1103, SSC5M: 1104 };
const tile = (gameCode: keyof typeof NODES) => ({
  gameCode,
  gameName: gameCode,
  nodeId: NODES[gameCode],
  vassalage: 'LOTT',
  gameType: 'LOTT',
  current: null,
  last: null,
});
const NOW = '2026-11-22T08:00:00Z';
const GAMES = Object.keys(NODES).map((code) => tile(code as keyof typeof NODES));

let favourites: number[];
/** Of the game with a draw each minute. */
let moved: { drawNo: string; closeAt: string; status: string } | null;
let changed: [method: string | undefined, body: unknown][];

function answerTo(path: string): unknown {
  if (path.endsWith('/game_menu'))
    return {
      groups: [
        {
          groupCode: 'LOTT',
          groupName: 'Lottery',
          games: GAMES.map((game) => (game.gameCode === 'SSC1M' ? { ...game, current: moved } : game)),
        },
      ],
    };
  if (path.endsWith('/recent')) return { list: [tile('PK10_3M')] };
  if (path.endsWith('/MCSFE_getFavoriteIds')) return favourites;
  return { now: NOW };
}

beforeEach(() => {
  favourites = [NODES.SSC5M, NODES.PK10_3M];
  changed = [];
  moved = null;
  queryClient.clear();
  learnServerTime(NOW);
  globalThis.fetch = async (url, init) => {
    const { pathname } = new URL(String(url), 'http://portal');
    if (/(add|remove)Favorite$/.test(pathname))
      changed.push([init?.method, init?.body && JSON.parse(String(init.body))]);
    const value = answerTo(pathname);
    return {
      ok: true,
      status: 200,
      headers: new Headers(),
      json: async () => ({ success: true, value }),
    } as Response;
  };
  beginSession('token');
});
afterEach(() => {
  endSession('logout');
  learnServerTime(new Date().toISOString());
});

function show() {
  const translator = createTranslator('EN', site);
  translator.addResourceBundle('en', 'lottery', en);
  return render(
    <StartProvider value={readStart()}>
      <I18nextProvider i18n={translator}>
        <QueryClientProvider client={queryClient}>
          <MemoryRouter>
            <GameList page="/lottery" />
          </MemoryRouter>
        </QueryClientProvider>
      </I18nextProvider>
    </StartProvider>,
  );
}

const order = () => screen.getAllByRole('link').map((link) => link.querySelector('strong')?.textContent);
const heart = (code: string) => screen.getByRole('button', { name: `${site.home.favourite}: ${code}` });

test('games that were played last come first, then favourites, then the others', async () => {
  show();
  await waitFor(() => expect(order()).toEqual(['PK10_3M', 'SSC5M', 'SSC1M', 'K3_1M']));
  expect(heart('SSC5M').getAttribute('aria-pressed')).toBe('true');
  expect(heart('SSC1M').getAttribute('aria-pressed')).toBe('false');
});

test('a heart keeps a game, whose tile moves with the next visit', async () => {
  const { unmount } = show();
  await waitFor(() => expect(order()[1]).toBe('SSC5M'));
  await userEvent.click(heart('K3_1M'));
  await waitFor(() =>
    expect(changed).toEqual([['POST', { nodeId: NODES.K3_1M, vendor: 'LOTT', gameType: 'LOTT' }]]),
  );
  expect(heart('K3_1M').getAttribute('aria-pressed')).toBe('true');
  expect(order()).toEqual(['PK10_3M', 'SSC5M', 'SSC1M', 'K3_1M']);
  unmount();
  show();
  expect(order()).toEqual(['PK10_3M', 'K3_1M', 'SSC5M', 'SSC1M']);
});

test('a tile counts to the end of sale that the server names, where the draw was moved', async () => {
  moved = { drawNo: '20261122-001', closeAt: '2026-11-22T08:42:00Z', status: 'open' };
  show();
  await waitFor(() => expect(order()).toHaveLength(4));
  const [timer] = within(screen.getByRole('link', { name: /SSC1M/ })).getAllByRole('timer');
  expect(timer?.textContent).toContain('42:00');
});
