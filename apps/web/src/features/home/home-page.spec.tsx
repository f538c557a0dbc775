import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import type { HomeData } from '#libs/portal/common/portal.calls';
import { StartProvider } from '../../data/start/start-context';
import { site as en } from '../../i18n/en/site';
import { createTranslator } from '../../i18n/i18n';
import { riverDice } from '../games/shared/game.fixture';
import { HomePage } from './home-page';

const HOME: HomeData = {
  brand: {
    name: 'Mela',
    merchantCode: 'mela',
    platform: 'mela',
    lotteryType: '',
    defaultLanguage: 'EN',
    languages: ['EN'],
    currency: 'BDT',
    timeZone: 'Asia/Dhaka',
    minimumAge: 18,
    dialingCodes: ['880'],
    licence: null,
  },
  banners: [],
  marquee: [],
  menus: [],
  hot: [riverDice],
  winners: [],
  sections: [],
};
const START = {
  brandName: 'Mela',
  brand: HOME.brand,
  language: 'EN',
  languages: ['EN'],
  merchantCode: 'mela',
  home: HOME,
  menus: null,
  closed: null,
  testClock: false,
  imageHost: null,
  build: '',
} as const;

test.each([
  ['a guest', false, [en.home.hot, en.winners.title, en.home.stepsTitle]],
  ['a member', true, [en.home.needsYou, en.home.hot, en.winners.title]],
])('home arrives in the order in which %s sees it on a phone', (_, expectMember, order) => {
  render(
    <MemoryRouter>
      <StartProvider value={{ ...START, expectMember, languages: [...START.languages] }}>
        <I18nextProvider i18n={createTranslator('EN', en)}>
          <HomePage />
        </I18nextProvider>
      </StartProvider>
    </MemoryRouter>,
  );
  const parts = order.map((name) => screen.queryByRole('complementary', { name }) ?? screen.getByText(name));
  const follows = parts
    .slice(1)
    .map((part, place) => parts[place]!.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING);
  expect(follows).toEqual(parts.slice(1).map(() => Node.DOCUMENT_POSITION_FOLLOWING));
});
