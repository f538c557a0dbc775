import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { BrowserRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { queryClient } from '../../data/cache/query-client';
import { beginSession, endSession } from '../../data/session/session-store';
import { site as en } from '../../i18n/en/site';
import { createTranslator } from '../../i18n/i18n';
import LobbyPage from './lobby-page';
import { riverDice } from './shared/game.fixture';

const CATALOGUE = Array.from({ length: 90 }, (_, index) => ({
  ...riverDice,
  nodeId: 1 + index,
  gameName: `Game ${1 + index}`,
  vassalage: index < 60 ? 'STUDIO' : 'DELTA',
  gameClassify: index < 4 ? 'SC' : 'slot',
  isHot: index < 20 ? 1 : 0,
}));
const cardOf = (vassalage: string, games: number) => ({
  vassalage,
  displayName: vassalage.toLowerCase(),
  accountTypeName: 'MAIN',
  isGame: 'VASSALAGE',
  mode: 'route',
  route: '/rng',
  games,
  maintenance: vassalage === 'DELTA',
});

let asked: URL[] = [];
let favourites: number[] = [];

/** As the server narrows and splits a list. */
function pageOf(games: typeof CATALOGUE, search: URLSearchParams) {
  const size = Number(search.get('pageSize') ?? search.get('size'));
  const number = Number(search.get('pageNo'));
  const found = games.filter(
    (game) =>
      (search.get('vassalage') ?? game.vassalage) === game.vassalage &&
      (search.get('gameClassify') ?? game.gameClassify) === game.gameClassify &&
      (search.get('isHot') ?? String(game.isHot)) === String(game.isHot),
  );
  const shown = found.slice((number - 1) * size, number * size);
  return { games: shown, list: shown, content: shown, pageNum: number, total: found.length, totalPages: 9 };
}

const LANE = { title: 'RNG', gameClassify: 'RNG', cards: [cardOf('STUDIO', 60), cardOf('DELTA', 30)] };
const CLASSES = [
  { gameClassify: 'slot', games: 86 },
  { gameClassify: 'SC', games: 4 },
];

function answerTo({ pathname, searchParams }: URL): unknown {
  const own = CATALOGUE.filter(({ nodeId }) => favourites.includes(nodeId));
  switch (pathname.split('/').at(-1) ?? '') {
    case 'GCSGAME_getVendorList':
      return { data: { lanes: [LANE] } };
    case 'GCSGAME_getClassifyList':
      return { list: CLASSES };
    case 'GCSGAME_getGameList':
      return pageOf(CATALOGUE, searchParams);
    case 'MCSFE_getFavoriteIds':
      return favourites;
    case 'MCSFE_getFavoriteList':
      return pageOf(own, searchParams);
    case 'GCS_recentGame':
      return pageOf([], searchParams);
    default:
      return {};
  }
}

beforeEach(() => {
  asked = [];
  favourites = [];
  queryClient.clear();
  sessionStorage.clear();
  globalThis.fetch = async (path) => {
    const url = new URL(String(path), 'http://portal.test');
    asked.push(url);
    return { ok: true, status: 200, json: async () => ({ success: true, value: answerTo(url) }) } as Response;
  };
  beginSession('token');
  endSession('logout');
});

function Login() {
  const { state } = useLocation();
  return <p>Log in for {(state as { returnTo: string }).returnTo}</p>;
}

function Elsewhere() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      the browser goes back
    </button>
  );
}

function open(address: string) {
  window.history.replaceState(null, '', address);
  return draw();
}

const draw = () =>
  render(
    <I18nextProvider i18n={createTranslator('EN', en)}>
      <BrowserRouter>
        <Routes>
          <Route path="/rng" element={<LobbyPage category="RNG" />} />
          <Route path="/fish" element={<LobbyPage category="FISH" />} />
          <Route path="/login" element={<Login />} />
          <Route path="/elsewhere" element={<Elsewhere />} />
        </Routes>
      </BrowserRouter>
    </I18nextProvider>,
  );

const address = () => window.location.pathname + window.location.search;
const chip = (name: string) => screen.getByRole('link', { name: new RegExp(`^${name}( \\d+)?$`) });
const counter = (shown: number, total: number) =>
  screen.findByText(`currently displaying ${shown} Casino games out of ${total}`);
const tiles = () => screen.getAllByRole('listitem').filter((item) => within(item).queryByText(/^Game \d+$/));
const searchesFor = (call: string) => asked.filter(({ pathname }) => pathname.endsWith(call));

test('a page of forty games, and the next one after them, with the focus on the first that is new', async () => {
  open('/rng');
  await counter(40, 90);
  await userEvent.click(screen.getByRole('button', { name: en.lobby.loadMore }));
  await counter(80, 90);
  expect(address()).toBe('/rng?pages=2');
  expect(document.activeElement?.textContent).toContain('Game 41');
  await userEvent.click(screen.getByRole('button', { name: en.lobby.loadMore }));
  await counter(90, 90);
  expect(tiles()).toHaveLength(90);
  expect(screen.queryByRole('button', { name: en.lobby.loadMore })).toBeNull();
});

test('hot games come in pages of fifteen, of the vendor that is chosen', async () => {
  open('/rng?vendor=STUDIO');
  await counter(40, 60);
  expect(chip('studio').getAttribute('aria-current')).toBe('true');
  await userEvent.click(chip(en.home.ribbonHot));
  await counter(15, 20);
  expect(address()).toBe('/rng?tab=HOT&vendor=STUDIO');
  const [last] = searchesFor('getGameList').slice(-1);
  expect(Object.fromEntries(last?.searchParams ?? [])).toMatchObject({
    gameType: 'RNG',
    vassalage: 'STUDIO',
    isHot: '1',
    pageSize: '15',
  });
});

test('offers the classes that the category has with their counts, and no bingo without Turkish', async () => {
  open('/rng');
  await userEvent.click(await screen.findByRole('link', { name: `${en.lobby.classSC} 4` }));
  await counter(4, 4);
  expect(address()).toBe('/rng?class=SC');
  for (const name of [en.lobby.classBG, en.lobby.classVP, 'slot'])
    expect(screen.queryByRole('link', { name: new RegExp(name) })).toBeNull();
  await userEvent.click(chip(en.games.all));
  await counter(40, 90);
  expect(address()).toBe('/rng');
});

test('new games are a menu of the casino only', async () => {
  const { unmount } = open('/rng');
  expect(chip(en.home.ribbonNew)).toBeTruthy();
  unmount();
  open('/fish?tab=NEW');
  expect(screen.queryByRole('link', { name: en.home.ribbonNew })).toBeNull();
  expect(chip(en.games.all).getAttribute('aria-current')).toBe('true');
});

test.each([
  [en.category.FAV, '/rng?tab=FAV', en.lobby.guestFavourites],
  [en.category.RECENT, '/rng?tab=RECENT', en.lobby.guestRecent],
])('a guest logs in for %s, and nothing is asked of the server', async (name, returnTo, title) => {
  const { unmount } = open('/rng');
  await userEvent.click(chip(name));
  expect(screen.getByText(`Log in for ${returnTo}`)).toBeTruthy();
  unmount();
  open(returnTo);
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect([...searchesFor('getFavoriteList'), ...searchesFor('recentGame')]).toEqual([]);
});

test('a favourite that a member takes back leaves the list and its count at once', async () => {
  favourites = [1, 2, 3];
  act(() => beginSession('token'));
  open('/rng?tab=FAV');
  await counter(3, 3);
  const heart = screen.getByRole('button', { name: `${en.home.favourite}: Game 2` });
  await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('true'));
  await userEvent.click(heart);
  await counter(2, 2);
  expect(tiles().map((tile) => tile.textContent)).not.toContain('Game 2');
});

test('an empty list leads back to all games', async () => {
  act(() => beginSession('token'));
  open('/rng?tab=RECENT&vendor=STUDIO');
  expect(await screen.findByRole('heading', { name: en.games.noRecent })).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: en.lobby.showAll }));
  await counter(40, 90);
  expect(address()).toBe('/rng');
});

test('what cannot be meant in the address is left out', async () => {
  open(`/rng?tab=ODD&class=ODD&pages=1e9&vendor=${'x'.repeat(41)}`);
  await counter(40, 90);
  expect(chip(en.games.all).getAttribute('aria-current')).toBe('true');
});

test('the way back leads to the same games at the same place', async () => {
  const scroll = jest.fn();
  Object.assign(window, { scrollTo: scroll });
  const { unmount } = open('/rng?pages=2&vendor=STUDIO');
  await counter(60, 60);
  await new Promise(requestAnimationFrame);
  expect(scroll).not.toHaveBeenCalled();
  Object.assign(window, { scrollY: 1234 });
  fireEvent.scroll(window);
  unmount();
  window.history.pushState(null, '', '/elsewhere');
  Object.assign(window, { scrollY: 0 });
  queryClient.clear();
  draw();
  fireEvent.click(screen.getByRole('button'));
  await counter(60, 60);
  await waitFor(() => expect(scroll.mock.calls).toEqual([[0, 1234]]));
});
