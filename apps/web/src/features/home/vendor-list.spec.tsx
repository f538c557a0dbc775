import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import type { VendorCard } from '#libs/games/common/games.calls';
import { queryClient } from '../../data/cache/query-client';
import { site as en } from '../../i18n/en/site';
import { createTranslator } from '../../i18n/i18n';
import { riverDice } from '../games/shared/game.fixture';
import { VendorList } from './vendor-list';

const card = (vassalage: string, opens: Pick<VendorCard, 'mode' | 'route'>): VendorCard => ({
  vassalage,
  displayName: vassalage.toLowerCase(),
  accountTypeName: 'MAIN',
  isGame: 'VASSALAGE',
  games: 41,
  maintenance: false,
  ...opens,
});
const VENDORS = [
  card('TABLE', { mode: 'list', route: null }),
  card('STUDIO', { mode: 'route', route: '/rng' }),
  card('TCG_SEA', { mode: 'route', route: '/seaLottery' }),
];

let asked: URL[] = [];

beforeEach(() => {
  asked = [];
  queryClient.clear();
  globalThis.fetch = async (path) => {
    const url = new URL(String(path), 'http://portal.test');
    asked.push(url);
    const pageNo = Number(url.searchParams.get('pageNo'));
    const games = Array.from({ length: pageNo === 1 ? 40 : 1 }, (_, index) => ({
      ...riverDice,
      nodeId: pageNo * 100 + index,
      gameName: `Table ${pageNo * 100 + index}`,
    }));
    const value = { games, total: 41, totalPages: 2 };
    return { ok: true, status: 200, json: async () => ({ success: true, value }) } as Response;
  };
  render(
    <I18nextProvider i18n={createTranslator('EN', en)}>
      <MemoryRouter>
        <VendorList vendors={VENDORS} category="LIVE" />
      </MemoryRouter>
    </I18nextProvider>,
  );
});

test('a vendor opens the list of its games of the category, page after page, and closes it again', async () => {
  await userEvent.click(screen.getByRole('button', { name: /table/ }));
  await screen.findByText('Table 139');
  const dialog = screen.getByRole('dialog', { name: 'table' });
  await userEvent.click(within(dialog).getByText('Show more (1 left)'));
  await screen.findByText('Table 200');
  const filters = asked.map(({ searchParams }) => [
    searchParams.get('vassalage'),
    searchParams.get('gameType'),
  ]);
  expect(new Set(filters.flat())).toEqual(new Set(['TABLE', 'LIVE']));
  await userEvent.click(within(dialog).getByRole('button', { name: en.common.close }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a vendor of the casino leads to the lobby with its games, and a lottery to its page', () => {
  expect(screen.getByRole('link', { name: /studio/ }).getAttribute('href')).toBe('/rng?vendor=STUDIO');
  expect(screen.getByRole('link', { name: /tcg_sea/ }).getAttribute('href')).toBe('/seaLottery');
});
