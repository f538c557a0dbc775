import { act, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import type { Banner } from '#libs/site/common/announcements';
import { beginSession } from '../../data/session/session-store';
import { StartProvider } from '../../data/start/start-context';
import { site as en } from '../../i18n/en/site';
import { createTranslator } from '../../i18n/i18n';
import { HomeHero } from './home-hero';

const START = {
  brandName: 'Mela',
  brand: { timeZone: 'Asia/Dhaka', minimumAge: 18, licence: null },
  language: 'EN',
  languages: ['BN', 'EN'],
  merchantCode: 'mela',
  expectMember: true,
  home: null,
  menus: null,
  closed: null,
  testClock: false,
  imageHost: null,
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
  image: null,
} as const;

const draw = (banners: Banner[], expectMember = true, imageHost: string | null = null) =>
  render(
    <MemoryRouter>
      <StartProvider value={{ ...START, expectMember, imageHost }}>
        <I18nextProvider i18n={createTranslator('EN', en)}>
          <HomeHero banners={banners} />
        </I18nextProvider>
      </StartProvider>
    </MemoryRouter>,
  );

test('without a banner the page is still headed, by the name of the brand', () => {
  draw([]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(START.brandName);
});

test.each<[Partial<Banner>, boolean, string, string]>([
  [{ linkageType: 'deposit' }, false, '/register', en.shell.register],
  [{ linkageType: 'register' }, true, '/member', 'Start with a deposit'],
  [{ linkageType: 'promotions' }, false, '/promotions', 'Start with a deposit'],
  [{ linkageType: 'announcements' }, false, '/announce', 'Start with a deposit'],
  [{ linkageType: 'help', action: '' }, false, '/help', 'Play'],
  [{ linkageType: 'download', action: '' }, false, '/down', 'Play'],
  [{ linkageType: 'url', url: '/fish' }, false, '/fish', 'Start with a deposit'],
  [{ linkageType: 'url', url: 'https://two.test/' }, false, 'https://two.test/', 'Start with a deposit'],
])('%o leads (account: %s) to %s', (changes, expectMember, address, name) => {
  draw([{ ...BANNER, ...changes }], expectMember);
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(address);
});

test('the link that was drawn first is still the one that a member presses', async () => {
  draw([BANNER]);
  const drawn = screen.getByRole('link');
  act(() => beginSession('token'));
  await act(() => import('./on-deposit-credited'));
  expect(screen.getByRole('link')).toBe(drawn);
  expect(drawn.getAttribute('href')).toBe('/member/deposit');
});

const sources = [
  { path: '/images/a-960.jpg', width: 960 },
  { path: '/images/a.jpg', width: 1200 },
];
const image = { sources, width: 1200, height: 400, alt: 'Lamps at the river' };
const picture = () => screen.getByRole<HTMLImageElement>('img', { name: image.alt });

test('an image has its size before it is there, its words, and leaves the pattern where it fails', () => {
  draw([{ ...BANNER, linkageType: null, image }]);
  expect([picture().width, picture().height, picture().srcset]).toEqual([
    1200,
    400,
    '/images/a-960.jpg 960w, /images/a.jpg 1200w',
  ]);
  fireEvent.error(picture());
  expect(screen.queryByRole('img', { name: image.alt })).toBeNull();
  expect(screen.getByRole('heading', { name: BANNER.title })).toBeTruthy();
});

test('images come from the host that the server chose, and all from the own one once that has failed', () => {
  const two = [BANNER, { ...BANNER, id: '2' }].map((one) => ({ ...one, image }));
  window.matchMedia = (() => ({ matches: true })) as unknown as typeof window.matchMedia;
  const { container } = draw(two, true, 'https://img.test');
  const pictures = () => [...container.querySelectorAll('img')];
  const found = () => pictures().map((each) => [each.getAttribute('src'), each.srcset.split(' ')[0]]);
  const from = (host: string) => [`${host}/images/a.jpg`, `${host}/images/a-960.jpg`];
  expect(found()).toEqual([from('https://img.test'), from('https://img.test')]);
  fireEvent.error(pictures()[1] as HTMLImageElement);
  expect(found()).toEqual([from(''), from('')]);
  fireEvent.error(pictures()[1] as HTMLImageElement);
  expect(found()).toEqual([from('')]);
});
