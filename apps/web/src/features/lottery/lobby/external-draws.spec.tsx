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

function show(...named: [code: string, drawNo: string | null][]) {
  const translator = createTranslator('EN', site);
  translator.addResourceBundle('en', 'lottery', en);
  const games = named.flatMap(([gameCode, drawNo]) => {
    const game = findGame(gameCode);
    const current = drawNo === null ? null : { drawNo, closeAt: '', status: 'open' as const };
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
  show(['TH_GOV', null], ['SEA_5M', null], ['LAO_4D', '20261127']);
  const draws = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(draws).toHaveLength(2);
  expect(draws[0]).toMatch(/^LAO_4D.*Nov 27, 2026, 20:30 there \(GMT\+7\)$/);
  expect(draws[1]).toMatch(/^TH_GOV.*Dec 1, 2026, 15:30 there \(GMT\+7\)$/);
  expect(screen.getAllByRole('link')[1]?.getAttribute('href')).toBe('/seaLottery?gameCode=TH_GOV');
});

test('a page of own draws has no such strip', () => {
  const { container } = show(['SEA_5M', null]);
  expect(container.textContent).toBe('');
});
