import { render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import type { Banner } from '#libs/site/common/announcements';
import { queryClient } from '../../../data/cache/query-client';
import { readStart } from '../../../data/start/start';
import { StartProvider } from '../../../data/start/start-context';
import { site as en } from '../../../i18n/en/site';
import { createTranslator } from '../../../i18n/i18n';
import { GroupBanners } from './group-banners';

const banner = (id: string): Banner => ({
  id,
  groupName: 'w_login',
  eyebrow: '',
  title: `Offer ${id}`,
  text: '',
  action: '',
  linkageType: 'promotions',
  url: null,
  image: null,
});

beforeEach(() => {
  window.matchMedia = (() => ({ matches: true })) as unknown as typeof window.matchMedia;
});

let asked: string[];
function draw(banners: Banner[] | null) {
  asked = [];
  queryClient.clear();
  globalThis.fetch = async (url) => {
    asked.push(String(url));
    const body = { success: banners !== null, message: banners ? null : 'error_unknown', value: banners };
    return { status: banners ? 200 : 500, headers: new Headers(), json: async () => body } as Response;
  };
  return render(
    <MemoryRouter>
      <StartProvider value={readStart()}>
        <I18nextProvider i18n={createTranslator('EN', en)}>
          <GroupBanners group="w_login" />
        </I18nextProvider>
      </StartProvider>
    </MemoryRouter>,
  );
}

test('asks for the banners of its place, in the language on show, and draws one without arrows', async () => {
  draw([banner('1')]);
  const link = await screen.findByRole('link', { name: 'Offer 1' });
  expect(link.getAttribute('href')).toBe('/promotions');
  expect(asked).toEqual([expect.stringContaining('/wps/system/banners?groupName=w_login&language=')]);
  expect(screen.queryByRole('button')).toBeNull();
});

test('has arrows from two on', async () => {
  draw([banner('1'), banner('2')]);
  await screen.findByRole('region', { name: en.home.moreOffers });
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    en.home.pause,
    en.common.previous,
    en.common.next,
  ]);
});

test.each([
  ['none', []],
  ['no answer', null],
])('draws nothing with %s', async (_, banners) => {
  const { container } = draw(banners);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(asked.length).toBe(1);
  expect(container.textContent).toBe('');
});
