import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import type { LiveState, LiveTable } from '#libs/games/common/live.calls';
import { queryClient } from '../../data/cache/query-client';
import { beginSession } from '../../data/session/session-store';
import { applyBoard } from '../../data/socket/boards';
import { site as en } from '../../i18n/en/site';
import { createTranslator } from '../../i18n/i18n';
import { riverDice } from './shared/game.fixture';
import { GameGrid } from './shared/game-grid';
// Loaded ahead: two parts that are fetched at the same moment are linked twice here.
import './live-mark';
import './live-vendor';

const game = (nodeId: number, gameName: string, isLive: 0 | 1 = 1) => ({
  ...riverDice,
  nodeId,
  gameName,
  vassalage: 'TABLE',
  isLive,
});
const GAMES = [
  game(1, 'Lotus Table'),
  game(2, 'Padma Wheel'),
  game(3, 'Kalpataru'),
  game(4, 'Unwatched', 0),
  { ...game(5, 'Withdrawn for now'), maintenance: true },
];
const table = (nodeId: number, fields: Partial<LiveTable> = {}): LiveTable => ({
  nodeId,
  state: 'open',
  players: 3,
  seats: 7,
  minBet: '10.00',
  maxBet: '25000.00',
  results: ['B', 'P', 'T', 'B', 'B', 'P', 'B'],
  ...fields,
});
const state = (fields: Partial<LiveState> = {}): LiveState => ({
  currency: 'BDT',
  tables: [table(1), table(2, { seats: null, players: 12, results: [] }), table(4), table(5)],
  jackpots: [{ nodeId: 3, amount: '1234.50' }],
  ...fields,
});

let calls: string[] = [];
beforeEach(() => {
  calls = [];
  queryClient.clear();
  sessionStorage.clear();
  globalThis.fetch = async (path) => {
    const { pathname, search } = new URL(String(path), 'http://portal.test');
    calls.push(pathname + search);
    const value = pathname.endsWith('GLS2_roomList') ? state() : [];
    return { ok: true, status: 200, json: async () => ({ success: true, value }) } as Response;
  };
  beginSession('token');
  render(
    <I18nextProvider i18n={createTranslator('EN', en)}>
      <MemoryRouter>
        <GameGrid games={GAMES} />
      </MemoryRouter>
    </I18nextProvider>,
  );
});

const tile = (name: string) => screen.getByRole('button', { name: new RegExp(`${name} ?Studio`) });
const push = (next: LiveState) => act(async () => applyBoard('live.tables/TABLE', next));

test('tiles of tables show seats, limits and the last results, and a jackpot its pot', async () => {
  await screen.findByText('3/7');
  const lotus = tile('Lotus Table');
  expect(within(lotus).getByText('Seats taken: 3/7, ৳10.00 – ৳25,000.00')).toBeTruthy();
  expect(within(lotus).getByText('৳10–৳25K')).toBeTruthy();
  expect(
    within(lotus)
      .getAllByText(/^[BPT]$/)
      .map(({ textContent }) => textContent),
  ).toEqual([...'BPTBB']);
  expect(within(tile('Padma Wheel')).getByText(/^Players: 12, /)).toBeTruthy();
  expect(within(tile('Kalpataru')).getByText('৳1,234')).toBeTruthy();
  expect(calls.filter((call) => call.includes('GLS2_roomList'))).toEqual([
    '/wps/relay/GLS2_roomList?vendor=TABLE',
  ]);
});

test('a title whose vendor tells nothing, and one that is closed to play, show nothing of it', async () => {
  await screen.findByText('3/7');
  for (const name of ['Unwatched', 'Withdrawn for now'])
    expect(within(tile(name)).queryByText(/Seats taken/)).toBeNull();
});

test('a pushed state is on the tiles at once, and the pot counts to exactly what it is', async () => {
  await screen.findByText('3/7');
  await push(
    state({
      tables: [table(1, { players: 4 }), table(2, { state: 'closed' })],
      jackpots: [{ nodeId: 3, amount: '1240.00' }],
    }),
  );
  await within(tile('Lotus Table')).findByText('4/7');
  expect(within(tile('Padma Wheel')).getByText(en.lobby.tableClosed)).toBeTruthy();
  await waitFor(() => expect(within(tile('Kalpataru')).getByText('৳1,240')).toBeTruthy());
  await push(state({ tables: [], jackpots: [] }));
  await waitFor(() => expect(within(tile('Lotus Table')).queryByText('4/7')).toBeNull());
});

test('the sheet of a game has all of it', async () => {
  await screen.findByText('3/7');
  await userEvent.click(tile('Lotus Table'));
  await screen.findByText('B · P · T · B · B · P · B');
  expect(screen.getByText('৳10.00 – ৳25,000.00')).toBeTruthy();
});
