import { jest } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RoomMessage, Welcome } from '../../../common/rooms/api';
import { phrases } from '../i18n/phrases';
import { fakeMedia } from '../testing/sample-session';

type Answer = object | Promise<object>;

/** The socket as the page sees it: pushes come from the test, which also answers requests. */
const listeners = new Map<string, (value: unknown) => void>();
const sent: { name: string; request: unknown }[] = [];
let answers: Answer[] = [];
let auth: (use: (given: object) => void) => void = () => undefined;
const socket = {
  connected: true,
  on: (name: string, listener: (value: unknown) => void) => listeners.set(name, listener),
  timeout: () => socket,
  emitWithAck: async (name: string, request: unknown) => {
    sent.push({ name, request });
    return (await answers.shift()) ?? { ok: true };
  },
  disconnect: () => undefined,
};
jest.unstable_mockModule('socket.io-client', () => ({
  io: (_: string, options: { auth: typeof auth }) => {
    auth = options.auth;
    return socket;
  },
}));
const { default: ChatPage } = await import('./chat-page');

const t = phrases.en.rooms;
const HASAN = 'author-of-hasan';
const message = (id: number, text: string, author = HASAN): RoomMessage => ({
  id,
  author,
  name: author === HASAN ? 'ha***n' : 'ru***a',
  text,
  at: Date.parse('2027-03-10T12:00:00Z'),
});
const welcome: Welcome = {
  session: 'session of the page',
  names: { en: 'Lotus Hall', bn: 'শাপলা আসর', ar: 'قاعة اللوتس' },
  me: 'author-of-rupa',
  messages: [message(1, 'hello')],
  ignored: [],
  status: { state: 'live', viewers: 2, isSlow: false },
};
const push = (name: string, value?: unknown) => act(async () => listeners.get(name)?.(value));

beforeEach(() => {
  fakeMedia(false);
  // Dialogs of jsdom do not open.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  listeners.clear();
  sent.length = 0;
  answers = [];
  sessionStorage.clear();
  window.history.replaceState(null, '', '/rooms/chat?lang=en#claims.signature-of-the-portal');
});

async function open(changes: Partial<Welcome> = {}) {
  render(<ChatPage />);
  await push('room.welcome', { ...welcome, ...changes });
  return {
    log: screen.getByRole('log'),
    field: screen.getByRole<HTMLInputElement>('textbox', { name: t.write }),
  };
}
const texts = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

test('opens by the token of the fragment once, and by its session from then on', async () => {
  await open();
  const given: object[] = [];
  sessionStorage.clear();
  auth((one) => given.push(one));
  expect(given).toEqual([{ session: 'session of the page' }]);
  expect(document.title).toBe(t.messages);
});

test('shows what is written as text, each message once, and takes away what was deleted', async () => {
  const { log } = await open();
  await push('room.message', message(2, '<b onclick="x">bold</b>'));
  await push('room.message', message(2, '<b onclick="x">bold</b>'));
  expect(within(log).getAllByRole('listitem')).toHaveLength(2);
  expect(within(log).getByText('<b onclick="x">bold</b>')).toBeTruthy();
  expect(log.querySelector('b')).toBeNull();
  // After a lost connection the whole history comes again.
  await push('room.welcome', { ...welcome, messages: [message(1, 'hello'), message(2, 'bold')] });
  expect(texts()).toHaveLength(2);
  await push('room.deleted', { id: 1 });
  expect(texts()).toEqual([expect.stringContaining('bold')]);
});

test('sends a message, and keeps one that was refused with the reason', async () => {
  const { field } = await open();
  await userEvent.type(field, 'good evening{Enter}');
  expect(field.value).toBe('');
  answers = [{ ok: false, error: 'link' }];
  await userEvent.type(field, 'see bit.ly/x{Enter}');
  expect(field.value).toBe('see bit.ly/x');
  expect(screen.getAllByText(t.errors.link).length).toBeGreaterThan(0);
});

test('sends again under the same key what may have arrived', async () => {
  const { field } = await open();
  answers = [Promise.reject(new Error('timeout')), { ok: true, id: 2 }];
  await userEvent.type(field, 'once{Enter}');
  expect(screen.getAllByText(t.errors.unsent).length).toBeGreaterThan(0);
  await userEvent.type(field, '{Enter}');
  await userEvent.type(field, 'once{Enter}');
  const [first, second, third] = sent.map(({ request }) => request as { key: string; text: string });
  expect(second).toEqual(first);
  expect(third?.text).toBe('once');
  expect(third?.key).not.toBe(first?.key);
});

test('who writes too fast is told how long to wait, and cannot send meanwhile', async () => {
  const { field } = await open();
  answers = [{ ok: false, error: 'too_fast', retryMs: 8_000 }];
  await userEvent.type(field, 'sixth{Enter}');
  expect(screen.getAllByText(t.wait('8')).length).toBeGreaterThan(0);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: t.send }).disabled).toBe(true);
  await userEvent.type(field, '{Enter}');
  expect(sent).toHaveLength(1);
});

test('nobody writes who is muted, or while the room is offline', async () => {
  const { field } = await open();
  await push('room.muted', { forMs: 600_000 });
  expect(screen.getAllByText(t.muted('10')).length).toBeGreaterThan(0);
  expect(field.disabled).toBe(true);
  await push('room.muted', { forMs: 0 });
  expect(field.disabled).toBe(false);
  await push('room.status', { state: 'offline', viewers: 1, isSlow: false });
  expect(field.disabled).toBe(true);
  expect(screen.getAllByText(t.closed).length).toBeGreaterThan(0);
});

test('does not show whom the member ignores, and shows them again', async () => {
  const ignored = [{ author: HASAN, name: 'ha***n' }];
  await open();
  await userEvent.click(screen.getByRole('button', { name: t.more('ha***n') }));
  answers = [{ ok: true, ignored }];
  await userEvent.click(screen.getByRole('button', { name: t.ignore('ha***n') }));
  expect(texts()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: t.ignored('1') }));
  answers = [{ ok: true, ignored: [] }];
  await userEvent.click(screen.getByRole('button', { name: t.unignore('ha***n') }));
  expect(texts()).toEqual([expect.stringContaining('hello')]);
});

test('reports a message with a reason', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: t.more('ha***n') }));
  await userEvent.click(screen.getByLabelText(t.reasons.spam));
  await userEvent.click(screen.getByRole('button', { name: t.report }));
  expect(sent).toEqual([{ name: 'report', request: { id: 1, reason: 'spam' } }]);
  expect(screen.getByText(t.reported)).toBeTruthy();
});

test.each(['token_refused', 'session_ended', 'room_closed', 'unavailable'] as const)(
  'says why no chat opens: %s',
  async (code) => {
    render(<ChatPage />);
    await push('connect_error', new Error(code));
    expect(screen.getByRole('alert').textContent).toBe(t.refused[code]);
  },
);

test('says that the session of an open chat is over', async () => {
  await open();
  await push('room.ended');
  expect(screen.getByRole('alert').textContent).toBe(t.refused.session_ended);
});

test('a lost connection is no refusal', async () => {
  await open();
  await push('connect_error', new Error('websocket error'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText(t.lost)).toBeTruthy();
});

test('in Arabic the page is turned round', async () => {
  window.history.replaceState(null, '', '/rooms/chat?lang=ar#token');
  render(<ChatPage />);
  await push('room.welcome', welcome);
  expect([document.documentElement.dir, screen.getByRole('heading', { level: 1 }).textContent]).toEqual([
    'rtl',
    'قاعة اللوتس',
  ]);
});
