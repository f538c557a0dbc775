import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import type { OwnFreeRounds as Rounds } from '#libs/rewards/common/free-rounds';
import { promotions as words } from '../../i18n/en/promotions';
import { site as en } from '../../i18n/en/site';
import { createTranslator } from '../../i18n/i18n';
import { OwnFreeRounds } from './own-free-rounds';

const ROUNDS: Rounds = {
  title: 1003,
  game: 'Lantern Reels',
  value: '10.00',
  count: 20,
  left: 12,
  won: '7.50',
  winnings: 'cash',
  status: 'active',
  endsAt: '2999-01-01T00:00:00.000Z',
};

function show(changes: Partial<Rounds>) {
  const translator = createTranslator('EN', en);
  translator.addResourceBundle('en', 'rewards', { promotions: words });
  render(
    <MemoryRouter>
      <I18nextProvider i18n={translator}>
        <OwnFreeRounds rounds={{ ...ROUNDS, ...changes }} currency="BDT" />
      </I18nextProvider>
    </MemoryRouter>,
  );
}

test('they lead into their game and say how many are left and what was won', () => {
  show({});
  expect(screen.getByText('Lantern Reels, ৳10 a round')).toBeTruthy();
  expect(screen.getByText('12 of 20 left')).toBeTruthy();
  expect(screen.getByText(/^Won so far: ৳7.50/)).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/game/1003');
});

test.each(['offered', 'played', 'expired', 'revoked'] as const)(
  'they lead nowhere once or while they are "%s"',
  (status) => {
    show({ status, left: 0, won: '0.00' });
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText(words.rounds.states[status])).toBeTruthy();
    expect(screen.queryByText(/Won/)).toBeNull();
  },
);
