import fc from 'fast-check';
import { type Reply, TEST_PASSWORD } from '#libs/platform/testing/portal-client';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { createTestParts, type TestParts } from '#libs/platform/testing/test-parts';
import { startTestApi, type TestApi } from '#libs/platform/testing/test-program';
import { Invitations } from './invitations.js';
import { Tree } from './tree.js';

let db: TestDatabase;
let api: TestApi;
let parts: TestParts;
let invitations: Invitations;
let tree: Tree;
let accounts = 0;

beforeAll(async () => {
  db = await createTestDatabase();
  const shown = {
    enabled: true,
    required: false,
    acceptedPattern: '*',
    patternId: 0,
    minLength: 1,
    maxLength: 64,
  };
  await db.query(
    `update site.brand set settings = jsonb_set(settings, '{registerRules}', settings->'registerRules' || $1::jsonb)`,
    [JSON.stringify({ recommenderId: shown, affiliateCode: shown })],
  );
  api = await startTestApi({ databaseUrl: db.url });
  parts = await createTestParts(db.url);
  invitations = new Invitations(parts.database, parts.clock);
  tree = new Tree(parts.database);
});
afterAll(async () => {
  await parts.close();
  await api.stop();
  await db.drop();
});

const register = (fields: object): Promise<Reply> => {
  accounts += 1;
  const form = {
    username: `guest${accounts}`,
    password: TEST_PASSWORD,
    confirmPassword: TEST_PASSWORD,
    terms: true,
    age: true,
    ...fields,
  };
  return api.client.send('PUT', '/wps/member/register', form, { sealed: true });
};

async function member(type: number, status = 'active'): Promise<string> {
  accounts += 1;
  const [row] = await db.query<{ id: string }>(
    `insert into members.member (brand, account, type, status, password_hash, registered_at)
     values ('mela', $1, $2, $3, 'none', now()) returning id`,
    [`upline${accounts}`, type, status],
  );
  return row?.id ?? '';
}
const invite = (upline: string, type = 0) =>
  parts.database.transaction(() => invitations.create('mela', upline, type));
const valid = async (query: string) =>
  (await api.client.get<{ valid: boolean }>(`/wps/agent/affiliate?${query}`)).body.value?.valid;

test('a code hangs the new account below its agent and all above, with the type of the invitation', async () => {
  const top = await member(1);
  const agent = await member(41);
  await parts.database.transaction(() => tree.attach(agent, top));
  const { id, code } = await invite(agent, 42);
  expect(code).toMatch(/^[2-9A-HJKMNP-Z]{10}$/);
  const { status, body } = await register({ referralCode: code.toLowerCase() });
  const made = (body.value as { member: { id: string; type: number; account: string } }).member;
  expect([status, made.type]).toEqual([200, 42]);
  expect(await tree.pathTo(top, made.id)).toMatchObject([{ id: top }, { id: agent }, { id: made.id }]);
  const [row] = await db.query('select parent, invitation from members.member where id = $1', [made.id]);
  expect(row).toEqual({ parent: agent, invitation: id });
});

test('the first valid one of the three counts, in their order', async () => {
  const [first, second, third] = [await member(1), await member(2), await member(41)];
  const code = (await invite(second)).code;
  const parentOf = async (fields: object) => {
    const { body } = await register(fields);
    const { id } = (body.value as { member: { id: string } }).member;
    const [row] = await db.query<{ parent: string | null }>(
      'select parent from members.member where id = $1',
      [id],
    );
    return row?.parent;
  };
  expect(await parentOf({ recommenderId: first, affiliateCode: code, referralCode: third })).toBe(first);
  expect(await parentOf({ recommenderId: 'nobody', affiliateCode: code, referralCode: third })).toBe(second);
  expect(await parentOf({ recommenderId: '', referralCode: third })).toBe(third);
  expect(await parentOf({ recommenderId: '', affiliateCode: '', referralCode: '' })).toBeNull();
});

test('codes that lead nowhere are refused under each of their fields, and no account is opened', async () => {
  const plain = await member(0);
  const disabled = await member(1, 'disabled');
  const closed = await invite(await member(1));
  const orphan = await invite(disabled);
  expect(await invitations.close(closed.id)).toBe(true);
  expect(await invitations.close(closed.id)).toBe(false);
  const codes = [
    plain,
    disabled,
    closed.code,
    orphan.code,
    '0',
    '999999999999999999',
    "' or 1=1",
    'ABCDEFGHJK',
  ];
  const before = await db.query('select id from members.member');
  for (const code of codes) {
    const { status, body } = await register({ affiliateCode: code, referralCode: 'nothing' });
    expect([code, status, body.errors]).toEqual([
      code,
      400,
      [
        { field: 'affiliateCode', code: 'field_invitation_code' },
        { field: 'referralCode', code: 'field_invitation_code' },
      ],
    ]);
    expect([code, await valid(`code=${encodeURIComponent(code)}`)]).toEqual([code, false]);
  }
  expect(await db.query('select id from members.member')).toEqual(before);
});

test('who has a code can ask whether it is good, and where', async () => {
  const agent = await member(2);
  const { code } = await invite(agent);
  expect(await valid(`code=${code}`)).toBe(true);
  expect(await valid(`code=${agent}&domain=localhost:3000`)).toBe(true);
  expect(await valid(`code=${code}&domain=elsewhere.example`)).toBe(false);
});

describe("a member's own code", () => {
  const below = async (parent: string | null, type = 0) => {
    const id = await member(type);
    if (parent !== null) await parts.database.transaction(() => tree.attach(id, parent));
    return id;
  };
  const own = async (of: string) => (await invitations.own('mela', of)).code;
  const placed = async (code: string) => {
    const { body } = await register({ referralCode: code });
    const made = (body.value as { member: { id: string } }).member.id;
    const [row] = await db.query(
      `select m.parent, m.type, i.referrer from members.member_view m left join members.invitation_view i on i.id = m.invitation
       where m.id = $1`,
      [made],
    );
    return row;
  };
  const refused = async (code: string) => {
    const { status, body } = await register({ referralCode: code });
    expect([status, body.errors]).toEqual([400, [{ field: 'referralCode', code: 'field_invitation_code' }]]);
    expect(await valid(`code=${code}`)).toBe(false);
  };

  test('leads below the upline of the member, who is kept as the referrer', async () => {
    const agent = await member(41);
    const friend = await below(agent);
    const code = await own(friend);
    expect(await valid(`code=${code}`)).toBe(true);
    expect(await placed(code.toLowerCase())).toEqual({ parent: agent, type: 0, referrer: friend });
  });

  test('leads to the top of a tree where the member stands there', async () => {
    const friend = await below(null);
    expect(await placed(await own(friend))).toEqual({ parent: null, type: 0, referrer: friend });
  });

  test('leads below an agent whose own code it is, as the invitations of agents do', async () => {
    const agent = await below(await member(1), 41);
    expect(await placed(await own(agent))).toEqual({ parent: agent, type: 0, referrer: agent });
    expect(await placed((await invite(agent)).code)).toEqual({ parent: agent, type: 0, referrer: agent });
    expect(await invitations.find('mela', agent)).toMatchObject({ upline: agent, referrer: agent });
  });

  test('leads below a member who became an agent meanwhile', async () => {
    const friend = await below(await member(1));
    const code = await own(friend);
    await db.query('update members.member set type = 41 where id = $1', [friend]);
    expect(await placed(code)).toMatchObject({ parent: friend, referrer: friend });
  });

  test.each([
    ["status = 'disabled'", 'is disabled'],
    ["status = 'closed'", 'is closed'],
    ['type = 4', 'is a trial account'],
    ["brand = 'other'", 'is of another brand'],
  ])('leads nowhere where the member has %s', async (change) => {
    await db.query(
      "insert into site.brand (id, hosts, settings) select 'other', '{other.test}', settings from site.brand where id = 'mela' on conflict do nothing",
    );
    const friend = await below(await member(1));
    const code = await own(friend);
    await db.query(`update members.member set ${change} where id = $1`, [friend]);
    await refused(code);
  });

  test('leads nowhere where the upline is not active, and at another brand', async () => {
    const agent = await member(1);
    const code = await own(await below(agent));
    expect(await invitations.find('other', code)).toBeNull();
    await db.query("update members.member set status = 'disabled' where id = $1", [agent]);
    await refused(code);
  });

  test('is one, however many ask at once', async () => {
    const friend = await below(null);
    const codes = await Promise.all(Array.from({ length: 8 }, () => own(friend)));
    expect(new Set(codes).size).toBe(1);
  });

  test('is read by members and agents, and by no trial account or guest', async () => {
    const { id, token } = await api.client.register();
    const read = () => api.client.get<{ code: string; url: string }>('/wps/member/referral-code', token);
    const { value } = (await read()).body;
    expect(value?.url).toMatch(new RegExp(`/register\\?referralCode=${value?.code}$`));
    expect((await read()).body.value).toEqual(value);
    expect(await placed(value?.code ?? '')).toMatchObject({ referrer: id });
    expect((await api.client.get('/wps/member/referral-code')).status).toBe(401);
    await db.query("update authentication.session set role = 'trial' where person = $1", [id]);
    expect((await read()).body.message).toBe('error_in_need_true_account');
  });
});

test('the tree keeps what a list of parents says', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(20), { minLength: 1, maxLength: 12 }), async (picks) => {
      const ids = [await member(1)];
      const parents = new Map<string, string>();
      for (const pick of picks) {
        const id = await member(1);
        const parent = ids[pick % ids.length] ?? '';
        await parts.database.transaction(() => tree.attach(id, parent));
        parents.set(id, parent);
        ids.push(id);
      }
      const wayUp = (id: string): string[] => [id, ...(parents.has(id) ? wayUp(parents.get(id) ?? '') : [])];
      for (const agent of ids) {
        for (const id of ids) {
          const way = wayUp(id);
          const known = way.includes(agent);
          expect(await tree.isBelow(agent, id)).toBe(known && id !== agent);
          const path = known ? way.slice(0, way.indexOf(agent) + 1).reverse() : undefined;
          expect((await tree.pathTo(agent, id))?.map((step) => step.id)).toEqual(path);
        }
      }
    }),
    { numRuns: 4 },
  );
  const [placed, other] = [await member(0), await member(1)];
  await parts.database.transaction(() => tree.attach(placed, other));
  const again = parts.database.transaction(async () => tree.attach(placed, await member(1)));
  await expect(again).rejects.toThrow('hangs in the tree already');
});
