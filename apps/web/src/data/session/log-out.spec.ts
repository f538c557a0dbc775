import { getMemberInfo } from '#libs/portal/common/portal.calls';
import { callApi } from '../calls/call-api';
import { logOut } from './log-out';
import { beginSession, sessionState } from './session-store';

/** What the server is asked, and how it answers each in the end. */
let asked: { request: string; answer: (envelope: object) => void }[];
const ENDED = { success: false, value: null, message: 'error_session_ended' };
const settled = (call: Promise<unknown>) => call.catch((error: { code: string }) => error.code);

beforeEach(() => {
  asked = [];
  Object.assign(globalThis, {
    fetch: (url: string, { method, headers }: { method: string; headers: Record<string, string> }) =>
      new Promise((resolve) => {
        const answer = (envelope: object) => resolve({ status: 200, json: async () => envelope });
        asked.push({ request: `${method} ${url} ${headers.authorization}`, answer });
      }),
  });
  beginSession('first');
});

test('a call that the log-out overtakes does not make it look like an expired session', async () => {
  const reading = settled(callApi(getMemberInfo, {}));
  const leaving = logOut();
  expect(sessionState()).toEqual({ status: 'guest', ended: 'logout' });
  expect(asked[1]?.request).toBe('DELETE /wps/session/logout Bearer first');
  asked[0]?.answer(ENDED);
  expect(await reading).toBe('error_session_ended');
  expect(sessionState()).toEqual({ status: 'guest', ended: 'logout' });
  asked[1]?.answer({ success: true, value: {} });
  await leaving;
});

test('a late answer about a session that was left does not end the next one', async () => {
  const reading = settled(callApi(getMemberInfo, {}));
  beginSession('second');
  asked[0]?.answer(ENDED);
  expect(await reading).toBe('error_session_ended');
  expect(sessionState()).toMatchObject({ status: 'member', token: 'second' });
});

test('the end of the present one is told', async () => {
  const reading = settled(callApi(getMemberInfo, {}));
  asked[0]?.answer(ENDED);
  await reading;
  expect(sessionState()).toEqual({ status: 'guest', ended: 'expired' });
});
