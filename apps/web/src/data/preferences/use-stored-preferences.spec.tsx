import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { site as bn } from '../../i18n/bn/site';
import { createTranslator } from '../../i18n/i18n';
import { useStoredPreferences } from './use-stored-preferences';

let root: Root;

function Page() {
  useStoredPreferences();
  return null;
}

/** Opens a page that the server has drawn in Bengali and by night. */
async function open(): Promise<void> {
  document.documentElement.lang = 'bn';
  document.documentElement.dataset.theme = 'night';
  root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <I18nextProvider i18n={createTranslator('BN', bn)}>
        <Page />
      </I18nextProvider>,
    ),
  );
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
}

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, fetch: () => Promise.resolve() });
});

beforeEach(() => localStorage.clear());

afterEach(() => act(() => root.unmount()));

test('without a stored language, the one on show is stored under both keys', async () => {
  await open();
  expect([localStorage.getItem('lang'), localStorage.getItem('hisLang')]).toEqual(['BN', 'BN']);
  expect(document.cookie).toContain('lang=BN');
});

test('where the cookies were cleared, the stored language and theme come back', async () => {
  localStorage.setItem('hisLang', 'EN');
  localStorage.setItem('theme', 'paper');
  await open();
  expect(document.documentElement.lang).toBe('en');
  expect(document.documentElement.dataset.theme).toBe('paper');
  expect(localStorage.getItem('lang')).toBe('EN');
  expect(document.cookie).toContain('lang=EN');
  expect(document.cookie).toContain('theme=paper');
});

test('a stored word that is no language is replaced', async () => {
  localStorage.setItem('lang', 'XX');
  await open();
  expect(localStorage.getItem('lang')).toBe('BN');
});
