import { act, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { beginSession } from '../../data/session/session-store';
import { StartProvider } from '../../data/start/start-context';
import { site as en } from '../../i18n/en/site';
import { createTranslator } from '../../i18n/i18n';
import { HomeHero } from './home-hero';

const START = {
  brandName: 'Mela',
  language: 'EN',
  languages: ['BN', 'EN'],
  merchantCode: 'mela',
  expectMember: true,
  home: null,
  closed: null,
  testClock: false,
  build: '',
} as const;
const BANNER = {
  id: '1',
  groupName: 'w_home',
  eyebrow: 'Today',
  title: 'Play',
  text: 'A demonstration',
  action: 'Start with a deposit',
  linkageType: 'deposit',
  url: null,
} as const;

test('without a banner the page is still headed, by the name of the brand', () => {
  render(
    <MemoryRouter>
      <StartProvider value={START}>
        <I18nextProvider i18n={createTranslator('EN', en)}>
          <HomeHero banners={[]} />
        </I18nextProvider>
      </StartProvider>
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(START.brandName);
});

test('the link that was drawn first is still the one that a member presses', async () => {
  render(
    <MemoryRouter>
      <StartProvider value={START}>
        <I18nextProvider i18n={createTranslator('EN', en)}>
          <HomeHero banners={[BANNER]} />
        </I18nextProvider>
      </StartProvider>
    </MemoryRouter>,
  );
  const drawn = screen.getByRole('link');
  act(() => beginSession('token'));
  await act(() => import('./on-deposit-credited'));
  expect(screen.getByRole('link')).toBe(drawn);
  expect(drawn.getAttribute('href')).toBe('/member/deposit');
});
