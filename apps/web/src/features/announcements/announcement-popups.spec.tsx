import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import type { Announcement } from '#libs/site/common/announcements';
import { queryClient } from '../../data/cache/query-client';
import { markFirstLogin } from '../../data/session/first-login';
import { beginSession, endSession, openSession } from '../../data/session/session-store';
import { StartProvider } from '../../data/start/start-context';
import { site as en } from '../../i18n/en/site';
import { createTranslator } from '../../i18n/i18n';
import AnnouncementPopups from './announcement-popups';
import { popup, START } from './popup.fixture';
import { ANNOUNCEMENTS_KEY } from './shared/announcements.api';

function know(...popups: Announcement[]): void {
  for (const status of ['guest', 'member'])
    queryClient.setQueryData([ANNOUNCEMENTS_KEY, 'EN', status], {
      banners: [],
      notices: [],
      popup: popups,
      promotion: [],
    });
}
const draw = (away = false) =>
  render(
    <MemoryRouter>
      <StartProvider value={START}>
        <I18nextProvider i18n={createTranslator('EN', en)}>
          <AnnouncementPopups away={away} />
        </I18nextProvider>
      </StartProvider>
    </MemoryRouter>,
  );
/** Longer than the queue of dialogs waits between two. */
const turn = () => act(() => new Promise((resolve) => setTimeout(resolve, 300)));
const shown = async () => {
  await turn();
  return screen.queryByRole('dialog')?.querySelector('article h2')?.textContent ?? null;
};
const asGuest = () => act(() => openSession(async () => undefined));
const asMember = () => act(() => beginSession('token'));

beforeEach(() => {
  localStorage.clear();
  endSession('logout');
  sessionStorage.clear();
  queryClient.clear();
  globalThis.fetch = (async () => new Response('{"success":true,"message":null,"value":{}}')) as typeof fetch;
});

test('a guest gets what is for guests, a member what is for members, and the first log-in its own', async () => {
  know(popup('A'), popup('B'), popup('F'));
  asGuest();
  const guest = draw();
  expect(await shown()).toBe('For B');
  guest.unmount();
  asMember();
  const member = draw();
  expect(await shown()).toBe('For A');
  expect(screen.queryByText('For F')).toBeNull();
  member.unmount();
  sessionStorage.clear();
  markFirstLogin();
  draw();
  await turn();
  expect(screen.getByRole('button', { name: /For F/ })).toBeTruthy();
});

test('it comes once in a session, and in the next one again unless it was closed', async () => {
  know(popup('B'));
  asGuest();
  draw().unmount();
  const again = draw();
  expect(await shown()).toBeNull();
  again.unmount();
  sessionStorage.clear();
  const next = draw();
  expect(await shown()).toBe('For B');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  next.unmount();
  sessionStorage.clear();
  const closed = draw();
  expect(await shown()).toBeNull();
  closed.unmount();
  know(popup('B', 2));
  draw();
  expect(await shown()).toBe('For B');
});

test('it waits while a game is on show, and goes when it is withdrawn', async () => {
  know(popup('B'));
  asGuest();
  draw(true).unmount();
  draw();
  expect(await shown()).toBe('For B');
  act(() => know());
  expect(await shown()).toBeNull();
});

test('what a member closes is told to the server', async () => {
  const sent: string[] = [];
  globalThis.fetch = (async (address: unknown, init?: RequestInit) => {
    sent.push(`${init?.method} ${String(address)}`);
    return new Response('{"success":true,"message":null,"value":{}}');
  }) as typeof fetch;
  know(popup('A'));
  asMember();
  draw();
  await turn();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await turn();
  expect(sent).toEqual([expect.stringMatching(/^PUT .*\/wps\/announcements\/of%20A\/closing$/)]);
  expect(screen.queryByRole('dialog')).toBeNull();
});
