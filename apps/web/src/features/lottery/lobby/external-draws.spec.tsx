import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { findGame } from '#libs/lottery/common/games';
import { learnServerTime } from '../../../data/calls/server-time';
import { lottery as en } from '../../../i18n/en/lottery';
import { site } from '../../../i18n/en/site';
import { createTranslator } from '../../../i18n/i18n';
import { ExternalDraws } from './external-draws';

afterEach(() => learnServerTime(new Date().toISOString()));

/** By its number and when its sale ends. */
type Named = { drawNo: string; closeAt: string };

function show(...named: [code: string, current: Named | null][]) {
  const translator = createTranslator('EN', site);
  translator.addResourceBundle('en', 'lottery', en);
  const games = named.flatMap(([gameCode, each]) => {
    const game = findGame(gameCode);
    const current = each && { ...each, status: 'open' as const };
    return game ? [{ game, tile: { gameCode, gameName: gameCode, current } }] : [];
  });
  return render(
    <I18nextProvider i18n={translator}>
      <MemoryRouter>
        <ExternalDraws games={games} />
      </MemoryRouter>
    </I18nextProvider>,
  );
}

test('draws of others are told in the time of both places, the next one first', () => {
  learnServerTime('2026-11-27T12:00:00Z');
  show(
    ['TH_GOV', null],
    ['SEA_5M', null],
    ['LAO_4D', { drawNo: '20261127', closeAt: '2026-11-27T13:00:00.000Z' }],
  );
  const draws = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(draws).toHaveLength(2);
  expect(draws[0]).toMatch(/^LAO_4D.*Nov 27, 2026, 20:30 there \(GMT\+7\)$/);
  expect(draws[1]).toMatch(/^TH_GOV.*Dec 1, 2026, 15:30 there \(GMT\+7\)$/);
  expect(screen.getAllByRole('link')[1]?.getAttribute('href')).toBe('/seaLottery?gameCode=TH_GOV');
});

test('a draw that was moved is told for the day that it is on', () => {
  show(['TH_GOV', { drawNo: '20270101', closeAt: '2027-01-02T07:20:00.000Z' }]);
  expect(screen.getByRole('link').textContent).toMatch(/Jan 2, 2027, 15:30 there \(GMT\+7\)$/);
});

test('a page of own draws has no such strip', () => {
  const { container } = show(['SEA_5M', null]);
  expect(container.textContent).toBe('');
});
