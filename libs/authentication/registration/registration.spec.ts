import { createHash } from 'node:crypto';
import { type Reply, TEST_PASSWORD } from '#libs/platform/testing/portal-client';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { startTestApi, type TestApi } from '#libs/platform/testing/test-program';

let db: TestDatabase;
let api: TestApi;
let number = 0;

beforeAll(async () => {
  db = await createTestDatabase();
  await db.query(
    `update site.brand set settings = jsonb_set(settings, '{registerRules,telegram,enabled}', 'true')`,
  );
  api = await startTestApi({ databaseUrl: db.url });
});
afterAll(async () => {
  await api.stop();
  await db.drop();
});

function form(changes: object = {}) {
  number += 1;
  return {
    username: `member${number}`,
    password: TEST_PASSWORD,
    confirmPassword: TEST_PASSWORD,
    terms: true,
    age: true,
    ...changes,
  };
}
const register = (fields: object): Promise<Reply> =>
  api.client.send('PUT', '/wps/member/register', fields, { sealed: true });
const both = (password: string) => ({ password, confirmPassword: password });
const accounts = async () =>
  (await db.query<{ account: string }>('select account from members.member')).length;

test('a new member is logged in, with an empty wallet, and the act is on record', async () => {
  const fields = form();
  const { status, body } = await register(fields);
  expect(status).toBe(200);
  expect(body.value).toMatchObject({
    firstTimeLogin: true,
    passwordExpired: false,
    defaultPassword: false,
    member: { account: fields.username, type: 0 },
  });
  const { token, member } = body.value as { token: string; member: { id: string } };
  expect((await api.client.get('/wps/v2/wallets/balance', token)).body.value).toMatchObject({
    balance: '0.00',
    currency: 'BDT',
  });
  const acts = await db.query('select action from platform.audit where actor = $1 order by id', [
    `member ${member.id}`,
  ]);
  expect(acts).toEqual([{ action: 'member.registered' }, { action: 'session.started' }]);
});

test('neither password nor token is stored', async () => {
  const password = 'a Password of its own 77';
  const { body } = await register(form(both(password)));
  const { token, member } = body.value as { token: string; member: { id: string } };
  const [row] = await db.query<{ password_hash: string; token_hash: Buffer }>(
    `select m.password_hash, s.token_hash from members.member m join authentication.session s on s.person = m.id
     where m.id = $1`,
    [member.id],
  );
  expect(row?.password_hash).toMatch(/^\$argon2id\$/);
  expect(row?.token_hash).toEqual(createHash('sha256').update(token).digest());
  expect(token).toMatch(/^[\w-]{43}$/);
});

const long = 'x'.repeat(65);
test.each<[string, object, object]>([
  ['no name', { username: '' }, { field: 'username', code: 'field_length' }],
  ['blanks as a name', { username: '   ' }, { field: 'username', code: 'field_length' }],
  [
    'a short name',
    { username: 'abc' },
    { field: 'username', code: 'field_length', params: { min: 4, max: 20 } },
  ],
  ['a long name', { username: 'a'.repeat(21) }, { field: 'username', code: 'field_length' }],
  [
    'a name that begins with a digit',
    { username: '1abcd' },
    { field: 'username', code: 'field_account_format' },
  ],
  ['a name with a blank', { username: 'abc def' }, { field: 'username', code: 'field_account_format' }],
  ['a Bengali name', { username: 'রূপালী' }, { field: 'username', code: 'field_account_format' }],
  ['a look-alike name', { username: 'rupаli' }, { field: 'username', code: 'field_account_format' }],
  [
    'a short password',
    both('Abc-12x'),
    { field: 'password', code: 'field_password_length', params: { min: 8, max: 64 } },
  ],
  ['a long password', both(long), { field: 'password', code: 'field_password_length' }],
  ['a common password', both('password1'), { field: 'password', code: 'field_password_common' }],
  ['a common password in capitals', both('PassW0rd!'), { field: 'password', code: 'field_password_common' }],
  ['one sign as a password', both('aaaaaaaa'), { field: 'password', code: 'field_password_common' }],
  ['a run of keys', both('qwertyuiop'), { field: 'password', code: 'field_password_common' }],
  ['a run backwards', both('87654321'), { field: 'password', code: 'field_password_common' }],
  [
    'the name as a password',
    { username: 'rupalinila', ...both('RupaliNila@99') },
    { field: 'password', code: 'field_password_common' },
  ],
  ['the brand as a password', both('Mela@2025'), { field: 'password', code: 'field_password_common' }],
  [
    'two passwords',
    { confirmPassword: 'Another-One-42' },
    { field: 'confirmPassword', code: 'field_mismatch' },
  ],
  ['no e-mail address', { email: 'nobody' }, { field: 'email', code: 'field_email_format' }],
  ['a field that is switched off', { nickname: 'Rupa' }, { field: 'nickname', code: 'field_unknown' }],
  ['no agreement', { terms: false }, { field: 'terms', code: 'field_terms' }],
  ['no age', { age: false }, { field: 'age', code: 'field_age', params: { age: 18 } }],
  ['no terms at all', { terms: undefined }, { field: 'terms', code: 'field_required' }],
  ['terms as text', { terms: 'true' }, { field: 'terms', code: 'field_invalid' }],
])('%s is refused under its field', async (_, changes, fault) => {
  const before = await accounts();
  const { status, body } = await register(form(changes));
  expect([status, body.message]).toEqual([400, 'error_invalid_input']);
  expect(body.errors).toContainEqual(expect.objectContaining(fault));
  expect(await accounts()).toBe(before);
});

test('every fault is told at once', async () => {
  const { body } = await register(form({ username: '1', ...both('short'), terms: false, age: false }));
  const fields = (body.errors ?? []).map((error) => error.field);
  expect(new Set(fields)).toEqual(new Set(['username', 'password', 'confirmPassword', 'terms', 'age']));
});

test.each(['with blanks in it', '  edged  blanks ', 'পাসওয়ার্ড-বিয়াল্লিশ', '🎈🎺🥁🎻🎈🎺🥁🎻', `"';--\\%_<b>`])(
  'the password %j is taken exactly as typed',
  async (password) => {
    const fields = form(both(password));
    expect((await register(fields)).status).toBe(200);
    expect((await api.client.login(fields.username, password)).account).toBe(fields.username);
    const { username } = fields;
    const other = await api.client.send(
      'POST',
      '/wps/session/login',
      { username, password: `${password} ` },
      { sealed: true },
    );
    expect(other.status).toBe(401);
  },
);

test('a name is taken in any case', async () => {
  const fields = form({ username: 'RupaliOne' });
  expect((await register({ ...fields, username: '  RupaliOne ' })).status).toBe(200);
  for (const username of ['RupaliOne', 'rupalione', 'RUPALIONE']) {
    const { status, body } = await register({ ...fields, username });
    expect([status, body.message]).toEqual([409, 'error_account_taken']);
  }
});

test('a name is one however it is composed', async () => {
  const fields = form({ telegram: 'Jose\u0301' });
  const { body } = await register(fields);
  const { member } = body.value as { member: { id: string } };
  const [row] = await db.query('select profile from members.member where id = $1', [member.id]);
  expect(row).toEqual({ profile: { telegram: 'Jos\u00e9' } });
  await db.query(`update members.member set account = 'Jos\u00e9' where id = $1`, [member.id]);
  const { account } = await api.client.login('jose\u0301', TEST_PASSWORD);
  expect(account).toBe('Jos\u00e9');
});

test('of 12 who want one name at once one gets it', async () => {
  const before = await accounts();
  const fields = form();
  const replies = await Promise.all(Array.from({ length: 12 }, () => register(fields)));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(11).fill(409)]);
  expect(await accounts()).toBe(before + 1);
});

test('who is logged in registers nobody', async () => {
  const { token } = await api.client.register();
  const reply = await api.client.send('PUT', '/wps/member/register', form(), { sealed: true, token });
  expect([reply.status, reply.body.message]).toEqual([403, 'error_forbidden']);
});
