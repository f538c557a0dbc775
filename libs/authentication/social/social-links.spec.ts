import { type Registered, type Reply, TEST_PASSWORD } from '#libs/platform/testing/portal-client';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import {
  startTestApi,
  startTestSandbox,
  type TestApi,
  type TestProgram,
} from '#libs/platform/testing/test-program';
import { newPerson, visitProvider } from './social.fixture.js';

const LINKS = '/wps/member/security/social';
type Provider = 'google' | 'facebook';
interface Started {
  url: string;
  state: string;
}

let db: TestDatabase;
let sandbox: TestProgram & { url: string };
let api: TestApi;
let member: Registered;
let people = 0;

beforeAll(async () => {
  db = await createTestDatabase();
  sandbox = await startTestSandbox();
  api = await startTestApi({ databaseUrl: db.url, env: { SANDBOX_URL: sandbox.url } });
});
afterAll(async () => {
  await api.stop();
  await sandbox.stop();
  await db.drop();
});
beforeEach(async () => {
  people += 1;
  member = await api.client.register();
});

const somebody = () => newPerson(`somebody${people}@people.example`);
const outcome = ({ status, body }: Reply) => `${status} ${body.message}`;
const begin = (provider: Provider, { token } = member, password = TEST_PASSWORD) =>
  api.client.send<Started>('POST', `${LINKS}/${provider}/start`, { password }, { token, sealed: true });
const finish = (provider: Provider, back: object, { token } = member) =>
  api.client.send('POST', `${LINKS}/${provider}`, back, { token });
const remove = (provider: Provider, { token } = member, password = TEST_PASSWORD) =>
  api.client.send('POST', `${LINKS}/${provider}/removal`, { password }, { token, sealed: true });

async function link(provider: Provider, answer: Record<string, string>, who = member): Promise<Reply> {
  const { body } = await begin(provider, who);
  return finish(provider, await visitProvider(body.value?.url ?? '', answer), who);
}
async function logIn(provider: Provider, answer: Record<string, string>, register?: object) {
  const started = await api.client.send<Started>('POST', `/wps/session/social/${provider}/start`, {
    ...(register && { register }),
  });
  const back = await visitProvider(started.body.value?.url ?? '', answer);
  return api.client.send<{ token: string; member: Registered }>(
    'POST',
    `/wps/session/social/${provider}`,
    back,
  );
}
const linked = async ({ token } = member) =>
  (
    await api.client.get<{ socialLogins: { provider: string; removable: boolean }[] }>(
      '/wps/member/security',
      token,
    )
  ).body.value?.socialLogins;

test('a provider that was linked lets the member in, until it is unlinked', async () => {
  await db.query(
    `update members.member set email = 'owner@mail.example', email_verified_at = now() where id = $1`,
    [member.id],
  );
  const socket = api.client.socket(member.token);
  await socket.ready;
  expect(outcome(await link('google', somebody()))).toBe('200 null');
  expect(await socket.waitFor('member.updated')).toMatchObject({ data: { changed: 'social-login' } });
  expect(await linked()).toMatchObject([{ provider: 'google', removable: true }]);
  expect((await logIn('google', somebody())).body.value?.member.id).toBe(member.id);

  expect(outcome(await remove('google'))).toBe('200 null');
  expect(outcome(await remove('google'))).toBe('200 null');
  expect(outcome(await logIn('google', somebody()))).toBe('422 error_social_unlinked');
  const audit = await db.query<{ action: string }>(
    `select action from platform.audit where actor = $1 and action like 'social-account.%' order by id`,
    [`member ${member.id}`],
  );
  expect(audit.map(({ action }) => action)).toEqual(['social-account.linked', 'social-account.unlinked']);
  const notices = await db.query<{ kind: string }>(
    'select kind from notifications.notification where member = $1 order by created_at',
    [member.id],
  );
  expect(notices.map(({ kind }) => kind)).toEqual(['social-linked', 'social-unlinked']);
});

test('it takes the password, a provider that is not linked yet, and the session that began it', async () => {
  expect(outcome(await begin('google', member, 'not-it'))).toBe('422 error_password_wrong');
  const other = await api.client.register();
  const { body } = await begin('google');
  const back = await visitProvider(body.value?.url ?? '', somebody());
  expect(outcome(await finish('google', back, other))).toBe('401 error_social_refused');
  expect(outcome(await finish('facebook', back))).toBe('401 error_social_refused');
  const asLogin = await api.client.send('POST', '/wps/session/social/google', back);
  expect(outcome(asLogin)).toBe('401 error_social_refused');
  expect(outcome(await finish('google', back))).toBe('200 null');
  expect(outcome(await begin('google'))).toBe('409 error_social_linked');
  expect(outcome(await remove('google', member, 'not-it'))).toBe('422 error_password_wrong');
  expect(await linked()).toHaveLength(1);
});

test('a log-in that was begun links nothing', async () => {
  const started = await api.client.send<Started>('POST', '/wps/session/social/google/start', {});
  const back = await visitProvider(started.body.value?.url ?? '', somebody());
  expect(outcome(await finish('google', back))).toBe('401 error_social_refused');
  expect(await linked()).toEqual([]);
});

test('an account at the provider belongs to one account here, and of two at once one gets it', async () => {
  const other = await api.client.register();
  const begun = await Promise.all([begin('google'), begin('google', other)]);
  const backs = await Promise.all(begun.map(({ body }) => visitProvider(body.value?.url ?? '', somebody())));
  const replies = await Promise.all([
    finish('google', backs[0] ?? {}),
    finish('google', backs[1] ?? {}, other),
  ]);
  expect(replies.map(outcome).sort()).toEqual(['200 null', '409 error_social_taken']);
  expect([...((await linked()) ?? []), ...((await linked(other)) ?? [])]).toHaveLength(1);
});

describe('an account that a provider opened', () => {
  let owner: Registered;

  beforeEach(async () => {
    const { body } = await logIn('google', somebody(), { terms: true, age: true });
    owner = { ...member, ...body.value?.member, token: body.value?.token ?? '' };
  });

  test('keeps the provider as long as nothing else lets its member in', async () => {
    expect(await linked(owner)).toMatchObject([{ provider: 'google', removable: false }]);
    expect(outcome(await remove('google', owner, ''))).toBe('422 error_social_last_way');
    expect(outcome(await link('facebook', somebody(), owner))).toBe('200 null');
    const replies = await Promise.all([remove('google', owner, ''), remove('facebook', owner, '')]);
    expect(replies.map(outcome).sort()).toEqual(['200 null', '422 error_social_last_way']);
    expect(await linked(owner)).toMatchObject([{ removable: false }]);
  });

  test.each([
    ['a password', `password_hash = 'any'`],
    ['a proved number', `mobile = '+8801700000001', mobile_verified_at = now()`],
  ])('may be rid of it with %s', async (_, change) => {
    await db.query(`update members.member set ${change} where id = $1`, [owner.id]);
    expect(await linked(owner)).toMatchObject([{ removable: true }]);
  });
});
