import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { queryClient } from '../../data/cache/query-client';
import { site as en } from '../../i18n/en/site';
import { createTranslator } from '../../i18n/i18n';
import { GameSearch } from './game-search';
import { forgetSearches } from './recent-searches';
import { SearchIdeas } from './search-ideas';
import { riverDice } from './shared/game.fixture';

const FOUND = Array.from({ length: 30 }, (_, at) => ({
  ...riverDice,
  nodeId: at + 1,
  gameName: `River ${at + 1}`,
}));
let asked: URLSearchParams[] = [];

function answerTo({ pathname, searchParams }: URL): unknown {
  if (!pathname.endsWith('getGameList')) return { list: [{ ...riverDice, gameName: 'Lantern Reels' }] };
  asked.push(searchParams);
  const size = Number(searchParams.get('pageSize'));
  const from = (Number(searchParams.get('pageNo')) - 1) * size;
  const all = searchParams.get('gameName')?.startsWith('r') ? FOUND : [];
  return {
    games: all.slice(from, from + size),
    total: all.length,
    totalPages: Math.max(1, Math.ceil(all.length / size)),
  };
}

beforeEach(() => {
  asked = [];
  queryClient.clear();
  forgetSearches();
  globalThis.fetch = async (path) => {
    const url = new URL(String(path), 'http://portal.test');
    return { ok: true, status: 200, json: async () => ({ success: true, value: answerTo(url) }) } as Response;
  };
  render(
    <MemoryRouter>
      <I18nextProvider i18n={createTranslator('EN', en)}>
        <QueryClientProvider client={queryClient}>
          <GameSearch pageSize={24}>{(search) => <SearchIdeas onChoose={search} />}</GameSearch>
        </QueryClientProvider>
      </I18nextProvider>
    </MemoryRouter>,
  );
});

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: en.games.search });
const tiles = () => screen.getAllByRole('button', { name: /^Rive/ });

it('searches once typing has paused, says how many there are, and marks what matched', async () => {
  await userEvent.type(field(), 'rive');
  expect((await screen.findByText('30 games')).getAttribute('role')).toBe('status');
  expect(asked.map((query) => [query.get('gameName'), query.get('pageSize')])).toEqual([['rive', '24']]);
  expect(tiles()[0]?.querySelector('mark')?.textContent).toBe('Rive');
  await userEvent.click(screen.getByRole('button', { name: 'Show more (6 left)' }));
  await waitFor(() => expect(tiles()).toHaveLength(30));
});

it('leads by arrows into the tiles and back, and by Enter to the first', async () => {
  await userEvent.type(field(), 'rive');
  await screen.findAllByRole('button', { name: /^Rive/ });
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(tiles()[0]);
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(tiles()[1]);
  await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
  expect(document.activeElement).toBe(field());
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(tiles()[0]);
});

it('empties the field by Escape before anything else hears it', async () => {
  let heard = 0;
  const hear = () => heard++;
  document.addEventListener('keydown', hear);
  await userEvent.type(field(), 'x');
  heard = 0;
  await userEvent.keyboard('{Escape}');
  expect([field().value, heard]).toEqual(['', 0]);
  await userEvent.keyboard('{Escape}');
  expect(heard).toBe(1);
  document.removeEventListener('keydown', hear);
});

it('remembers searches on the device, once each, until they are removed', async () => {
  for (const text of ['river', 'RÍVER', 'rapid']) {
    await userEvent.clear(field());
    await userEvent.type(field(), `${text}{Enter}`);
  }
  await userEvent.clear(field());
  expect(JSON.parse(localStorage.getItem('gameSearches') ?? '')).toEqual(['rapid', 'RÍVER']);
  await userEvent.click(screen.getByRole('button', { name: 'Remove “rapid” from recent searches' }));
  await userEvent.click(screen.getByRole('button', { name: 'RÍVER' }));
  expect(field().value).toBe('RÍVER');
  await userEvent.clear(field());
  await userEvent.click(screen.getByRole('button', { name: en.search.forgetAll }));
  expect(screen.queryByText(en.search.recent)).toBeNull();
});

it('offers other games where nothing matches, and a way back', async () => {
  await userEvent.type(field(), 'zzzz');
  expect(await screen.findByText(en.games.noMatch)).toBeTruthy();
  expect(await screen.findByRole('heading', { name: en.search.instead })).toBeTruthy();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(field());
  const [, clear] = screen.getAllByRole('button', { name: en.games.clearSearch });
  await userEvent.click(clear as HTMLElement);
  expect([field().value, document.activeElement]).toEqual(['', field()]);
  expect(await screen.findByText(en.search.popular)).toBeTruthy();
});

it('asks nothing for blanks and zero-width signs', async () => {
  await userEvent.type(field(), ' \u200b\u200d  ');
  expect(await screen.findByText(en.search.popular)).toBeTruthy();
  expect([asked, field().maxLength]).toEqual([[], 100]);
});
