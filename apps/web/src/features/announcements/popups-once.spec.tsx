import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import type { PopupExecution } from '#libs/site/common/announcements';
import { queryClient } from '../../data/cache/query-client';
import { markFirstLogin } from '../../data/session/first-login';
import { beginSession, endSession, openSession } from '../../data/session/session-store';
import { StartProvider } from '../../data/start/start-context';
import { site as en } from '../../i18n/en/site';
import { createTranslator } from '../../i18n/i18n';
import AnnouncementPopups from './announcement-popups';
import { popup, START } from './popup.fixture';

const EXECUTIONS: PopupExecution[] = ['A', 'B', 'F'];

/** What members have closed, by their token: as the server keeps it. */
let closed: Map<string, Set<string>>;
let page: ReturnType<typeof render> | undefined;

/** Answers as `AnnouncementLists` and `AnnouncementClosings` do. */
const server = (async (address: unknown, init: RequestInit = {}) => {
  const token = (init.headers as Record<string, string>).authorization;
  const own = closed.get(token ?? '') ?? new Set();
  const [, id] = /announcements\/of%20(\w)\/closing/.exec(String(address)) ?? [];
  if (id && token) closed.set(token, own.add(id));
  const isOpen = (execution: PopupExecution) =>
    token ? execution !== 'B' && !own.has(execution) : execution === 'B';
  const value = {
    banners: [],
    notices: [],
    popup: EXECUTIONS.filter(isOpen).map((execution) => popup(execution)),
    promotion: [],
  };
  const envelope = { success: true, message: null, value: id ? {} : value };
  return { ok: true, status: 200, json: async () => envelope };
}) as unknown as typeof fetch;

beforeEach(() => {
  closed = new Map();
  localStorage.clear();
  endSession('logout');
  sessionStorage.clear();
  queryClient.clear();
  globalThis.fetch = server;
  act(() => openSession(async () => undefined));
});
afterEach(() => leave());

const leave = () => {
  page?.unmount();
  page = undefined;
};
const open = () => {
  page = render(
    <MemoryRouter>
      <StartProvider value={START}>
        <I18nextProvider i18n={createTranslator('EN', en)}>
          <AnnouncementPopups away={false} />
        </I18nextProvider>
      </StartProvider>
    </MemoryRouter>,
  );
};
const logIn = (token: string) =>
  act(() => {
    queryClient.clear();
    beginSession(token);
  });

/** What may happen to a visitor. Each step ends with what is shown then. */
const STEPS = {
  opens: open,
  reloads: () => {
    leave();
    queryClient.clear();
    open();
  },
  'comes in another tab': () => {
    leave();
    const token = sessionStorage.getItem('token');
    sessionStorage.clear();
    if (token) sessionStorage.setItem('token', token);
    queryClient.clear();
    open();
  },
  'logs in': () => logIn('token'),
  'logs in as somebody else': () => logIn('other'),
  'logs in for the first time': () => {
    act(() => markFirstLogin());
    logIn('token');
  },
  'logs out': () =>
    act(() => {
      endSession('logout');
      queryClient.clear();
    }),
  'wants it not again': () => userEvent.click(screen.getByRole('button', { name: 'Close' })),
};
type Step = keyof typeof STEPS;

/** Longer than a reply, and than the queue of dialogs waits between two. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 350)));
const listed = () =>
  [...(screen.queryByRole('dialog')?.querySelectorAll('ul button span') ?? [])]
    .map(({ textContent }) => textContent?.replace('For ', ''))
    .join(' ');

/** What is shown after a step. Where something should be, it gets the time that a busy machine takes. */
async function shownAfter(step: Step, expected: string): Promise<string> {
  await STEPS[step]();
  await settle();
  if (expected !== '')
    await waitFor(() => expect(listed()).toBe(expected), { timeout: 3000 }).catch(() => undefined);
  return listed();
}

const WALKS: Record<string, [Step, string][]> = {
  'a guest': [
    ['opens', 'B'],
    ['reloads', ''],
    ['comes in another tab', 'B'],
    ['wants it not again', ''],
    ['reloads', ''],
    ['comes in another tab', ''],
  ],
  'a guest who logs in': [
    ['opens', 'B'],
    ['logs in', 'A'],
    ['reloads', ''],
    ['comes in another tab', 'A'],
    ['logs out', 'B'],
    ['logs in', 'A'],
  ],
  'a member who has enough': [
    ['logs in', ''],
    ['opens', 'A'],
    ['wants it not again', ''],
    ['comes in another tab', ''],
    ['logs out', 'B'],
    ['wants it not again', ''],
    ['logs in', ''],
    ['logs out', ''],
    ['logs in as somebody else', 'A'],
  ],
  'a new member': [
    ['opens', 'B'],
    ['logs in for the first time', 'A F'],
    ['reloads', ''],
    ['comes in another tab', 'A'],
    ['logs out', 'B'],
    ['logs in', 'A'],
  ],
  'a new member who has enough': [
    ['logs in for the first time', ''],
    ['opens', 'A F'],
    ['wants it not again', ''],
    ['reloads', ''],
    ['logs out', 'B'],
    ['logs in for the first time', ''],
  ],
};

test.each(Object.entries(WALKS))('%s is shown exactly this', async (_, walk) => {
  const seen: [Step, string][] = [];
  for (const [step, expected] of walk) seen.push([step, await shownAfter(step, expected)]);
  expect(seen).toEqual(walk);
});
