import { setUpTestApi } from '#libs/platform/testing/set-up';
import { DEFAULT_IDENTITY_SETTINGS } from '#libs/site/common/identity-settings';
import { Browser, cameIn } from './browser.fixture.js';
import { forcedPasswordChange } from './forced-password-change.js';

const DAY = 24 * 3600 * 1000;

const { db, api } = setUpTestApi({
  env: { TRUSTED_PROXIES: '127.0.0.1' },
  settings: { 'identity.login': { passwordDays: 90 } },
});
let browser: Browser;
let account: string;
let id: string;

beforeEach(async () => {
  browser = new Browser(api);
  const { member } = await browser.register();
  ({ account, id } = member);
});

const change = (column: string, value: unknown) =>
  db.query(`update members.member set ${column} = $2 where id = $1`, [id, value]);
const now = async () =>
  Date.parse(((await (await fetch(`${api.url}/dev/api/clock`)).json()) as { now: string }).now);
const comesIn = async (fields: object = {}) => cameIn(await browser.login(account, fields));
const info = async (token: string) => {
  const { status, body } = await api.client.get('/wps/member/info', token);
  return `${status} ${body.message}`;
};
const languageOf = async () =>
  (await db.query<{ language: string | null }>('select language from members.member where id = $1', [id]))[0]
    ?.language;
const RESTRICTED = '403 error_password_change_required';

test('who has a password that somebody else chose may change it and leave, and nothing else', async () => {
  await change('default_password', true);
  const { token, ...flags } = await comesIn();
  expect(flags).toMatchObject({ defaultPassword: true, passwordExpired: false });
  expect(await info(token)).toBe(RESTRICTED);
  const language = await browser.send('PUT', '/wps/member/language', { language: 'EN' }, { token });
  expect([language.status, await languageOf()]).toEqual([200, null]);
  await expect(api.client.socket(token).ready).rejects.toThrow('error_password_change_required');
  expect((await browser.send('DELETE', '/wps/session/logout', undefined, { token })).status).toBe(200);
  expect(await info(token)).toBe('401 error_session_ended');
});

test('a password expires at its own hour', async () => {
  await change('password_expires_at', new Date((await now()) + DAY));
  expect(await comesIn()).toMatchObject({ passwordExpired: false });
  await api.advance(DAY);
  const { token, passwordExpired } = await comesIn();
  expect([passwordExpired, await info(token)]).toEqual([true, RESTRICTED]);
});

test('a password expires as long after its last change as the brand says', async () => {
  await change('password_changed_at', new Date((await now()) - 89 * DAY));
  expect(await comesIn()).toMatchObject({ passwordExpired: false });
  await change('password_changed_at', new Date((await now()) - 90 * DAY));
  expect(await comesIn()).toMatchObject({ passwordExpired: true });
  await change('password_changed_at', null);
  expect(await comesIn()).toMatchObject({ passwordExpired: false });
  await change('registered_at', new Date((await now()) - 90 * DAY));
  expect(await comesIn()).toMatchObject({ passwordExpired: true });
});

test.each([
  ['default1', { defaultPassword: true, passwordExpired: false }],
  ['expired1', { defaultPassword: false, passwordExpired: true }],
])('the demonstration has %s to try it with', async (name, flags) => {
  const { token, ...rest } = cameIn(await browser.login(name, { password: 'Mela-demo-1' }));
  expect(rest).toMatchObject(flags);
  expect(await info(token)).toBe(RESTRICTED);
});

test('a session that is taken up again is restricted alike', async () => {
  await change('default_password', true);
  await comesIn({ rememberMe: true });
  const { token, defaultPassword } = cameIn(await browser.resume());
  expect([defaultPassword, await info(token)]).toEqual([true, RESTRICTED]);
});

test.each<['0' | '1', boolean]>([
  ['0', false],
  ['1', true],
])('with the switch of the brand at %s it is %s that a change is demanded', (FORCEPASSCHANGE, demanded) => {
  const settings = { whitelabel: { FORCEPASSCHANGE }, identity: DEFAULT_IDENTITY_SETTINGS } as const;
  const of = {
    passwordHash: 'a hash',
    defaultPassword: true,
    passwordExpiresAt: new Date(0),
    passwordChangedAt: null,
    registeredAt: new Date(0),
  };
  const due = { passwordExpired: demanded, defaultPassword: demanded };
  expect(forcedPasswordChange(of, settings, new Date())).toEqual(due);
});
