import { jest } from '@jest/globals';

type Store = typeof import('./session-store');

/** The channel between tabs; nobody is on the other end unless a test speaks. */
class FakeChannel {
  static last: FakeChannel;
  readonly sent: { type: string }[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor() {
    FakeChannel.last = this;
  }
  postMessage(word: { type: string }) {
    this.sent.push(word);
  }
  hear(data: unknown) {
    this.onmessage?.({ data });
  }
}

const cookies = () => document.cookie.split('; ').map((cookie) => cookie.split('=')[0]);
const keep = (name: string, seconds = 60) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the portal sets it
  document.cookie = `${name}=1; path=/; max-age=${seconds}`;
};

/** A tab as it is after a load of the page. */
async function tab(): Promise<Store> {
  jest.resetModules();
  return import('./session-store');
}

beforeEach(() => {
  Object.assign(globalThis, { BroadcastChannel: FakeChannel });
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
  for (const name of ['member', 'device_remembered']) keep(name, 0);
});

test('a remembered device takes its session up once no tab has one; until then nobody is a guest', async () => {
  keep('member');
  keep('device_remembered');
  const store = await tab();
  const asked: string[] = [];
  store.openSession(async () => {
    asked.push(store.sessionState().status);
    store.beginSession('a-token');
  });
  expect(store.sessionState().status).toBe('unknown');
  await jest.advanceTimersByTimeAsync(200);
  expect(asked).toEqual(['unknown']);
  expect(store.currentToken()).toBe('a-token');
});

test('a session of another tab comes first', async () => {
  keep('member');
  keep('device_remembered');
  const store = await tab();
  const resume = jest.fn(async () => {});
  store.openSession(resume);
  FakeChannel.last.hear({ type: 'token', token: 'of-a-tab' });
  await jest.advanceTimersByTimeAsync(200);
  expect(resume).not.toHaveBeenCalled();
  expect(store.currentToken()).toBe('of-a-tab');
});

test.each([
  ['the device is not remembered', ['member'], async () => {}],
  ['the server refuses', ['member', 'device_remembered'], () => Promise.reject(new Error())],
])('where %s the tab is a guest', async (_, kept, resume) => {
  for (const name of kept) keep(name);
  const store = await tab();
  store.openSession(resume);
  await jest.advanceTimersByTimeAsync(200);
  expect(store.sessionState()).toEqual({ status: 'guest' });
});

test('a log-out clears the tab but for the merchant code, and forgets the device; the other tabs hear of it', async () => {
  keep('device_remembered');
  const store = await tab();
  store.openSession(async () => {});
  store.keepMerchantCode('mela');
  store.beginSession('a-token');
  sessionStorage.setItem('smsCode:login:1', 'x');
  store.endSession('logout');
  expect({ ...sessionStorage }).toEqual({ merchantCode: 'mela' });
  expect(cookies()).not.toContain('device_remembered');
  expect(FakeChannel.last.sent.at(-1)).toEqual({ type: 'ended', reason: 'logout' });
});

test('an expired session leaves the device remembered; what other tabs say of an end is followed', async () => {
  keep('device_remembered');
  const store = await tab();
  store.openSession(async () => {});
  store.beginSession('a-token');
  store.endSession('expired');
  expect(cookies()).toEqual(expect.arrayContaining(['device_remembered', 'member']));
  store.beginSession('another');
  FakeChannel.last.hear({ type: 'ended', reason: 'password_changed' });
  expect(store.sessionState()).toEqual({ status: 'guest', ended: 'password_changed' });
  expect(cookies()).not.toContain('device_remembered');
});

test('a restricted session is nowhere but in memory, and other tabs do not get it', async () => {
  const store = await tab();
  store.openSession(async () => {});
  store.restrictSession({
    token: 'a-token',
    account: 'rupali',
    oldPassword: 'words',
    reason: 'default',
    greeting: undefined,
  });
  FakeChannel.last.hear({ type: 'ask' });
  expect(JSON.stringify({ ...sessionStorage }) + document.cookie).not.toContain('words');
  expect(store.currentToken()).toBeNull();
  expect(FakeChannel.last.sent).toEqual([]);
  store.leaveRestricted();
  expect(store.sessionState()).toEqual({ status: 'guest' });
});
