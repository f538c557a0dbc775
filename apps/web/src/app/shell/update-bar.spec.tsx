import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { queryClient } from '../../data/cache/query-client';
import { siteConfigQuery } from '../../data/site/site-config';
import { StartProvider } from '../../data/start/start-context';
import { help } from '../../i18n/en/help';
import { site as en } from '../../i18n/en/site';
import { createTranslator } from '../../i18n/i18n';
import { UpdateBar } from './update-bar';

let webBuild: string;
let reloads: number;
beforeEach(() => {
  queryClient.clear();
  reloads = 0;
  globalThis.fetch = async () => {
    const body = { success: true, message: null, value: { webBuild } };
    return { status: 200, headers: new Headers(), json: async () => body } as Response;
  };
});

function open(build: string) {
  const translator = createTranslator('EN', en);
  translator.addResourceBundle('en', 'help', help);
  const start = {
    language: 'EN',
    merchantCode: '',
    expectMember: false,
    home: null,
    menus: null,
    testClock: false,
    build,
  };
  render(
    <StartProvider value={start as never}>
      <I18nextProvider i18n={translator}>
        <UpdateBar reload={() => (reloads += 1)} />
      </I18nextProvider>
    </StartProvider>,
  );
}
const renew = () => act(() => queryClient.invalidateQueries(siteConfigQuery));
const bar = () => screen.getByRole('status').textContent;

it('an open page says that there is a new version, once the server has another build', async () => {
  webBuild = 'one';
  open('one');
  await renew();
  expect(bar()).toBe('');
  webBuild = 'two';
  await renew();
  expect(bar()).toContain('A new version is ready.');
  expect(reloads).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Update' }));
  expect(reloads).toBe(1);
});

it('says nothing where one of the two builds is not known', async () => {
  webBuild = '';
  open('one');
  await renew();
  expect(bar()).toBe('');
});
