import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { launchEnded } from '#libs/games/common/launch.events';
import { queryClient } from '../../data/cache/query-client';
import { emitPush } from '../../data/push/push-handlers';
import { beginSession } from '../../data/session/session-store';
import { site as en } from '../../i18n/en/site';
import { createTranslator } from '../../i18n/i18n';
import { riverDice } from '../games/shared/game.fixture';
import SeamlessPage from './seamless-page';

const LAUNCHES = ['8b3a9a4e-1f0c-4c1d-9a55-0d2a3c4b5e6f', '0c9d3b6e-7a1b-4a53-8d55-6f1f0a9b8c7d'];

let running: unknown;
let launched: URL[] = [];

function answerTo(url: URL): unknown {
  switch (url.pathname) {
    case '/wps/game/running':
      return running;
    case '/wps/game/launchGame':
      launched.push(url);
      return {
        url: 'https://games.test/play',
        mode: 'page',
        launchId: LAUNCHES[launched.length - 1],
        demo: false,
      };
    case '/wps/relay/GCSGAME_getGameList':
      return { games: [riverDice], total: 1, totalPages: 1 };
    case '/wps/member/info':
      return {
        id: '7',
        account: 'rupa',
        type: 0,
        balance: '500.00',
        bonus: '0.00',
        currency: 'BDT',
        currencySymbol: '৳',
        seq: 0,
      };
    case '/wps/relay/CBS_liveModelList':
      return { available: false, list: [] };
    case '/wps/cashier/deposit-methods':
      return [];
    default:
      return {};
  }
}

beforeEach(() => {
  launched = [];
  queryClient.clear();
  sessionStorage.clear();
  globalThis.fetch = async (path) => {
    const value = answerTo(new URL(String(path), 'http://portal.test'));
    return { ok: true, status: 200, json: async () => ({ success: true, value }) } as Response;
  };
  beginSession('token');
});

const draw = (address = '/seamless') =>
  render(
    <I18nextProvider i18n={createTranslator('EN', en)}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[address]}>
          <Routes>
            <Route path="/seamless" element={<SeamlessPage />} />
            <Route path="/" element={<p>home</p>} />
            <Route path="/member/deposit" element={<p>deposit page</p>} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  );
const end = (launchId: string, by: number) =>
  act(async () =>
    emitPush({ name: launchEnded.name, seq: 1, at: '', data: { launchId, nodeId: riverDice.nodeId, by } }),
  );

test('without a running game it says so, and leads home', async () => {
  running = { game: null, demo: false };
  draw();
  await screen.findByRole('heading', { name: en.games.noRunning });
  await userEvent.click(screen.getByRole('link', { name: en.common.toHome }));
  await screen.findByText('home');
  expect(launched).toEqual([]);
});

test('the running game starts again at the same address', async () => {
  running = { game: riverDice, demo: true };
  draw();
  expect((await screen.findByTitle<HTMLIFrameElement>('River Dice')).src).toContain(
    'https://games.test/play',
  );
  expect(launched.map(({ searchParams }) => [searchParams.get('nodeId'), searchParams.get('demo')])).toEqual([
    ['1008', '1'],
  ]);
});

test("a vendor's link to the deposit leads back over the running game, and without one to the deposit's page", async () => {
  running = { game: riverDice, demo: false };
  const { unmount } = draw('/seamless?deposit=1');
  const sheet = await screen.findByRole('dialog', { name: en.deposit.title });
  expect(screen.getByTitle('River Dice')).toBeTruthy();
  await userEvent.click(within(sheet).getByRole('button', { name: en.games.backToGame }));
  expect(screen.getByTitle('River Dice')).toBeTruthy();
  unmount();
  queryClient.clear();
  running = { game: null, demo: false };
  draw('/seamless?deposit=1');
  await screen.findByText('deposit page');
});

test('a game that another one ended leaves the page, says why, and is played here again where that is wanted', async () => {
  running = { game: riverDice, demo: false };
  draw();
  await screen.findByTitle('River Dice');
  await end(LAUNCHES[1] ?? '', 1000);
  expect(screen.queryByText(en.games.endedTitle)).toBeNull();
  await end(LAUNCHES[0] ?? '', 1000);
  // Told once for the first launch: the second was told before it was there.
  expect(screen.queryByTitle('River Dice')).toBeNull();
  expect((await screen.findByRole('alert')).textContent).toContain('Studio allows one game at a time');
  expect(screen.getAllByRole('link', { name: en.games.back })).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: en.games.playHere }));
  // Its end had come before its own answer.
  await screen.findByText(en.games.endedTitle);
  await userEvent.click(screen.getByRole('button', { name: en.games.playHere }));
  await screen.findByTitle('River Dice');
});
