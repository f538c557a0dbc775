import { jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import type { Start } from '../data/start/start';
import { StartProvider } from '../data/start/start-context';
import { site as en } from '../i18n/en/site';
import { createTranslator } from '../i18n/i18n';

type Handle = (value: object | string) => void;

/** The visitor's connection, as the server and the network see it. */
const heard = new Map<string, Handle>();
const connect = jest.fn();
const socket = {
  on: (name: string, handle: Handle) => void heard.set(name, handle),
  onAny: () => undefined,
  connect,
  disconnect: () => socket,
  removeAllListeners: () => heard.clear(),
  close: () => undefined,
};
jest.unstable_mockModule('socket.io-client', () => ({ io: () => socket }));
const hear = (name: string, value: object | string) => act(async () => heard.get(name)?.(value));
const READY = { now: '2026-11-23T10:00:00Z' };

let status = 0;
let build = 'one';
globalThis.fetch = async (url) => {
  const value = String(url).endsWith('/status')
    ? { status, ip: '', maintenanceEndTime: null }
    : { whitelabel: {}, webBuild: build };
  return { ok: true, status: 200, json: async () => ({ success: true, value }) } as Response;
};

const load = async () => ({
  ...(await import('../data/session/session-store')),
  ...(await import('../data/site/read-config')),
  ...(await import('../data/site/site-status')),
  ...(await import('./shell/connection-state')),
  SiteLive: (await import('./site-live')).default,
});
let site: Awaited<ReturnType<typeof load>>;
beforeAll(async () => {
  site = await load();
});

function Known() {
  const config = site.useReadConfig();
  return (
    <p>
      {config?.webBuild}, status {site.useSiteStatus().status}
    </p>
  );
}

function open() {
  site.beginSession('a-token');
  site.endSession('logout');
  return render(
    <StartProvider value={{ closed: null } as Start}>
      <I18nextProvider i18n={createTranslator('EN', en)}>
        <site.ConnectionState />
        <site.SiteLive />
        <Known />
      </I18nextProvider>
    </StartProvider>,
  );
}
const bar = () => screen.getByRole('status').textContent;

test('a visitor whose connection broke is told, and sees what the site became meanwhile once it is back', async () => {
  const page = open();
  await hear('ready', READY);
  await screen.findByText('one, status 0');
  expect(bar()).toBe('');
  await hear('disconnect', 'transport close');
  expect(bar()).toBe(en.shell.lost);
  // What the server pushes now reaches nobody.
  status = 1;
  build = 'two';
  await hear('ready', READY);
  expect(bar()).toBe(en.shell.restored);
  await screen.findByText('two, status 1');
  page.unmount();
});

test('a connection is tried at once when the network is back, and only if it broke', async () => {
  const page = open();
  connect.mockClear();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(connect).not.toHaveBeenCalled();
  await hear('disconnect', 'transport close');
  act(() => void window.dispatchEvent(new Event('online')));
  expect(connect).toHaveBeenCalledTimes(1);
  page.unmount();
});

test('a service worker, which this site has none of, is removed', async () => {
  const unregister = jest.fn();
  Object.assign(navigator, { serviceWorker: { getRegistrations: async () => [{ unregister }] } });
  const page = open();
  await waitFor(() => expect(unregister).toHaveBeenCalled());
  page.unmount();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('a connection that never began is no trouble of the page, nor one that was left', async () => {
  const page = open();
  await hear('connect_error', 'too many connections');
  expect(bar()).toBe('');
  await hear('disconnect', 'transport close');
  page.unmount();
  const next = open();
  expect(bar()).toBe('');
  next.unmount();
});
