import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { LiveRoom } from '#libs/games/common/live-rooms.calls';
import { queryClient } from '../../data/cache/query-client';
import { beginSession, endSession } from '../../data/session/session-store';
import { site as en } from '../../i18n/en/site';
import { createTranslator } from '../../i18n/i18n';
import { riverDice } from '../games/shared/game.fixture';
import ChatRoomPanel from './shared/chat-room-panel';
import LiveRooms from './shared/live-rooms';

const ORIGIN = 'https://rooms.test';
const room: LiveRoom = {
  roomId: 'lotus-hall',
  name: 'Lotus Hall',
  state: 'live',
  viewers: 3,
  language: 'bn',
  game: riverDice,
};

let list: { available: boolean; list: LiveRoom[] };
let launched = 0;
let refusal: string | null;

beforeEach(() => {
  list = { available: true, list: [room] };
  launched = 0;
  refusal = null;
  queryClient.clear();
  sessionStorage.clear();
  globalThis.fetch = async (path) => {
    const { pathname } = new URL(String(path), 'http://portal.test');
    const refused = pathname.endsWith('CBS_launchChat') ? refusal : null;
    const value = pathname.endsWith('CBS_launchChat')
      ? { chatUrl: `${ORIGIN}/chat#token-${++launched}` }
      : list;
    return {
      ok: refused === null,
      status: refused === null ? 200 : 409,
      headers: new Headers(),
      json: async () => ({ success: refused === null, message: refused, value }),
    } as Response;
  };
  beginSession('token');
});

function Address() {
  return <output>{useLocation().pathname}</output>;
}
const draw = (part: React.ReactNode) =>
  render(
    <I18nextProvider i18n={createTranslator('EN', en)}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={['/live']}>
          {part}
          <Address />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  );
const frame = () => screen.findByTitle<HTMLIFrameElement>(en.liveRooms.chatOf.replace('{{host}}', room.name));
/** What the page in a frame tells its portal. */
const tell = (state: string, source: Window | null, origin = ORIGIN) =>
  act(async () => {
    window.dispatchEvent(new MessageEvent('message', { origin, source, data: { type: 'mela.chat', state } }));
  });
const waits = () => document.querySelector('aside [aria-busy="true"]') !== null;

test('the page of the chat is in a frame that may move no tab, and shows once it tells that it is there', async () => {
  draw(<ChatRoomPanel room={room} onClose={() => undefined} />);
  const chat = await frame();
  expect(chat.src).toMatch(/^https:\/\/rooms\.test\/chat\?theme=\w+#token-1$/);
  expect(chat.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-forms');
  await tell('shown', chat.contentWindow, 'https://elsewhere.test');
  await tell('shown', window);
  expect(waits()).toBe(true);
  await tell('shown', chat.contentWindow);
  expect(waits()).toBe(false);
});

test('a place in the chat that is over gets a new address, on demand alone', async () => {
  draw(<ChatRoomPanel room={room} onClose={() => undefined} />);
  const chat = await frame();
  await tell('ended', window);
  expect(launched).toBe(1);
  await tell('ended', chat.contentWindow);
  await waitFor(async () => expect((await frame()).src).toContain('#token-2'));
});

test('a refusal is told in words, and may be tried again', async () => {
  refusal = 'error_live_room_offline';
  draw(<ChatRoomPanel room={room} onClose={() => undefined} />);
  expect((await screen.findByRole('alert')).textContent).toContain(en.errors.error_live_room_offline);
  refusal = null;
  await userEvent.click(screen.getByRole('button', { name: en.common.retry }));
  await frame();
});

test('the panel is closed by its button and by Escape', async () => {
  let closed = 0;
  draw(<ChatRoomPanel room={room} onClose={() => (closed += 1)} />);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: en.common.close }));
  expect(closed).toBe(2);
});

test('a room leads to its table and to its chat; a guest logs in first', async () => {
  const { unmount } = draw(<LiveRooms />);
  const table = await screen.findByRole('link', { name: /Lotus Hall/ });
  expect(table.getAttribute('href')).toBe(`/live?play=${riverDice.nodeId}`);
  expect(table.textContent).toContain(`${en.liveRooms.viewers}: 3`);
  await userEvent.click(screen.getByRole('button', { name: 'Chat: Lotus Hall' }));
  await screen.findByRole('dialog', { name: 'Lotus Hall' });
  unmount();
  act(() => endSession('logout'));
  draw(<LiveRooms />);
  await userEvent.click(await screen.findByRole('button', { name: 'Chat: Lotus Hall' }));
  expect(screen.getByRole('status').textContent).toBe('/login');
});

test('a room that is offline has no chat, and without a provider there are no rooms', async () => {
  list = { available: true, list: [{ ...room, state: 'offline' }] };
  const { unmount } = draw(<LiveRooms />);
  await screen.findByText(en.liveRooms.states.offline);
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  queryClient.clear();
  list = { available: false, list: [] };
  draw(<LiveRooms />);
  await act(async () => undefined);
  expect(screen.queryByRole('heading')).toBeNull();
});
