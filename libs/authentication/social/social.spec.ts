import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import {
  startTestApi,
  startTestSandbox,
  type TestApi,
  type TestProgram,
} from '#libs/platform/testing/test-program';
import { newPerson as person, visitProvider as visit } from './social.fixture.js';

interface Started {
  url: string;
  state: string;
}

type Provider = 'google' | 'facebook';

let db: TestDatabase;
let sandbox: TestProgram & { url: string };
let api: TestApi;

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

const AGREED = { terms: true, age: true };

const start = (provider: Provider, fields: object = { register: AGREED }, client = api.client) =>
  client.send<Started>('POST', `/wps/session/social/${provider}/start`, fields);
const finish = (provider: Provider, returned: object) =>
  api.client.send<{ token: string; member: { id: string; account: string } }>(
    'POST',
    `/wps/session/social/${provider}`,
    returned,
  );

async function comeIn(
  provider: Provider,
  answer: Record<string, string>,
  fields?: object,
  client = api.client,
) {
  const { body } = await start(provider, fields, client);
  return finish(provider, await visit(body.value?.url ?? '', answer));
}

const memberOf = async (id: string | undefined) =>
  (
    await db.query<{ email: string; verified: boolean; password_hash: string | null }>(
      'select email, email_verified_at is not null as verified, password_hash from members.member where id = $1',
      [id],
    )
  )[0];

const uplineOf = async (id: string | undefined) =>
  (await db.query<{ parent: string | null }>('select parent from members.member where id = $1', [id]))[0]
    ?.parent;

test.each([
  ['google', true],
  ['facebook', false],
] as const)(
  'who registers by %s has an account, and comes back to the same one',
  async (provider, proved) => {
    const email = `${provider}@people.example`;
    const first = await comeIn(provider, person(email));
    expect([first.status, first.body.message]).toEqual([200, null]);
    const { member, token } = first.body.value ?? {};
    expect(await memberOf(member?.id)).toMatchObject({ email, verified: proved, password_hash: null });
    expect((await api.client.get('/wps/member/info', token)).status).toBe(200);
    const again = await comeIn(provider, person(email), {});
    expect(again.body.value?.member).toEqual(member);
  },
);

test('an account is never linked by a mail address', async () => {
  const email = 'rupali@people.example';
  const { id } = await api.client.register();
  await db.query('update members.member set email = $2, email_verified_at = now() where id = $1', [
    id,
    email,
  ]);
  const { body } = await comeIn('google', person(email));
  expect(body.value?.member.id).not.toBe(id);
});

test('who is not known comes in by the registration alone, with both agreements', async () => {
  const { status, body } = await comeIn('google', person('stranger@people.example'), {});
  expect([status, body.message]).toEqual([422, 'error_social_unlinked']);
  const refused = await start('google', { register: { terms: false, age: false } });
  expect(refused.body.errors).toEqual([
    { field: 'terms', code: 'field_terms' },
    { field: 'age', code: 'field_age', params: { age: 18 } },
  ]);
});

test.each([
  'wrong_nonce',
  'wrong_audience',
  'wrong_signature',
  'expired_token',
  'code_used',
  'access_denied',
])('what the provider answers proves nobody: %s', async (outcome) => {
  const { status, body } = await comeIn('google', { person: 'rahim', outcome });
  expect([status, body.message]).toEqual([401, 'error_social_refused']);
});

test.each(['wrong_audience', 'expired_token', 'code_used', 'access_denied'])(
  'what Facebook answers proves nobody: %s',
  async (outcome) => {
    const { status, body } = await comeIn('facebook', { person: 'rahim', outcome });
    expect([status, body.message]).toEqual([401, 'error_social_refused']);
  },
);

test.each(['server_error', 'temporarily_unavailable'])('a provider in trouble says %s', async (outcome) => {
  const { status, body } = await comeIn('facebook', { person: 'rahim', outcome });
  expect([status, body.message]).toEqual([503, 'error_social_unavailable']);
});

test('an address that was not proved at the provider counts as not proved here', async () => {
  const answer = { ...person('unproved@people.example'), outcome: 'unverified_email' };
  const { body } = await comeIn('google', answer);
  expect(await memberOf(body.value?.member.id)).toMatchObject({ verified: false });
});

test('a state is good once, at its own provider', async () => {
  const { body } = await start('google');
  const returned = await visit(body.value?.url ?? '', { person: 'nusrat', outcome: 'continue' });
  expect((await finish('facebook', returned)).body.message).toBe('error_social_refused');
  const replies = await Promise.all(Array.from({ length: 20 }, () => finish('google', returned)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  const others = replies.filter(({ status }) => status !== 200);
  expect(new Set(others.map(({ body: { message } }) => message))).toEqual(new Set(['error_social_refused']));
  expect((await finish('google', { ...returned, state: 'guessed' })).status).toBe(401);
});

test('an account that was closed or disabled is refused, and the agents’ site takes agents alone', async () => {
  const answer = person('leaving@people.example');
  const { body } = await comeIn('google', answer);
  const id = body.value?.member.id;
  const refusal = async (fields: object) => (await comeIn('google', answer, fields)).body.message;
  expect(await refusal({ site: 'agent' })).toBe('error_not_agent');
  await db.query("update members.member set status = 'disabled' where id = $1", [id]);
  expect(await refusal({})).toBe('error_account_disabled');
  await db.query("update members.member set status = 'closed' where id = $1", [id]);
  expect(await refusal({})).toBe('error_non_member');
  const refused = await db.query(
    `select actor, after from platform.audit where action = 'login.refused' and subject = $1`,
    [`member ${id}`],
  );
  expect(refused).toEqual([{ actor: 'guest', after: { method: 'social' } }]);
});

test('a code of nobody is told before the browser leaves; one of an agent hangs the account below it', async () => {
  const { id: agent } = await api.client.register();
  await db.query('update members.member set type = 41 where id = $1', [agent]);
  const refused = await start('google', { register: { ...AGREED, referralCode: 'NOBODY2345' } });
  expect([refused.status, refused.body.errors]).toEqual([
    400,
    [{ field: 'referralCode', code: 'field_invitation_code' }],
  ]);
  const invited = { register: { ...AGREED, referralCode: agent } };
  const { body } = await comeIn('google', person('invited@people.example'), invited);
  expect(await uplineOf(body.value?.member.id)).toBe(agent);
});

test("a member's own code hangs the account below the member's upline and is kept with it", async () => {
  const [{ id: agent }, friend] = [await api.client.register(), await api.client.register()];
  await db.query('update members.member set type = 41 where id = $1', [agent]);
  await db.query('update members.member set parent = $2 where id = $1', [friend.id, agent]);
  const own = await api.client.get<{ code: string }>('/wps/member/referral-code', friend.token);
  const referred = { register: { ...AGREED, referralCode: own.body.value?.code } };
  const { body } = await comeIn('google', person('referred@people.example'), referred);
  expect(await uplineOf(body.value?.member.id)).toBe(agent);
  const [kept] = await db.query(
    'select i.referrer from members.member m join members.invitation i on i.id = m.invitation where m.id = $1',
    [body.value?.member.id],
  );
  expect(kept).toEqual({ referrer: friend.id });
});

test('where no codes of agents are taken, none counts', async () => {
  const { id: agent } = await api.client.register();
  await db.query('update members.member set type = 41 where id = $1', [agent]);
  const set = (value: string) =>
    db.query(`update site.brand set settings = jsonb_set(settings, '{whitelabel,AFFILIATE}', $1)`, [value]);
  await set('"0"');
  const without = await startTestApi({ databaseUrl: db.url, env: { SANDBOX_URL: sandbox.url } });
  const invited = { register: { ...AGREED, referralCode: agent } };
  const { body } = await comeIn('google', person('alone@people.example'), invited, without.client);
  expect(await uplineOf(body.value?.member.id)).toBeNull();
  await without.stop();
  await set('"1"');
});

test('a provider that nobody answers for, and one that is switched off', async () => {
  const closed = 'http://127.0.0.1:1';
  const away = await startTestApi({
    databaseUrl: db.url,
    env: { SANDBOX_URL: sandbox.url, GOOGLE_ISSUER: closed, FACEBOOK_GRAPH_URL: closed },
  });
  const google = await away.client.send('POST', '/wps/session/social/google/start', {});
  expect([google.status, google.body.message]).toEqual([503, 'error_social_unavailable']);
  const { body } = await away.client.send<Started>('POST', '/wps/session/social/facebook/start', {});
  const returned = await visit(body.value?.url ?? '', { person: 'rahim', outcome: 'continue' });
  const facebook = await away.client.send('POST', '/wps/session/social/facebook', returned);
  expect([facebook.status, facebook.body.message]).toEqual([503, 'error_social_unavailable']);
  await away.stop();
  await db.query(`update site.brand set settings = jsonb_set(settings, '{whitelabel,SOCIALGOOGLE}', '"0"')`);
  const off = await startTestApi({ databaseUrl: db.url });
  const reply = await off.client.send('POST', '/wps/session/social/google/start', {});
  expect([reply.status, reply.body.message]).toEqual([422, 'error_not_enabled']);
  await off.stop();
});
