import { randomUUID } from 'node:crypto';
import type { Registered, Reply } from '#libs/platform/testing/portal-client';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import { operatorSession, sessionWith } from '#libs/platform/testing/test-session';
import type { LevelCheck } from '#libs/rewards/common/level-checks';

type Who = Record<string, string>;

const { db, api } = setUpTestApi();
let operator: Who;
let member: Registered;

beforeAll(async () => {
  operator = await operatorSession(db, api.url, 'operator1');
});
beforeEach(async () => {
  member = await api.client.register();
});

const outcome = ({ status, body }: Reply) => `${status} ${body.message}`;
const ops = <Value = LevelCheck>(method: string, path: string, body?: object, headers = operator) =>
  api.client.send<Value>(method, `/wps/ops/level-checks${path}`, body, { key: randomUUID(), headers });
const decide = (id: string, what: 'confirmation' | 'refusal', who = operator) =>
  ops('POST', `/${id}/${what}`, { reason: 'papers seen' }, who);

/** A member of level 3 whose play reaches a level, of which counting has asked. */
async function reached(level: number, progress: number): Promise<string> {
  const id = randomUUID();
  await db.query('update members.member set vip_rank = 3 where id = $1', [member.id]);
  await db.query(
    `insert into rewards.vip (member, brand, level, progress) values ($1, 'mela', 3, $2)
     on conflict (member) do update set progress = excluded.progress`,
    [member.id, progress * 100],
  );
  await db.query(
    `insert into rewards.level_check (id, brand, member, level, status, asked_at) values ($1, 'mela', $2, $3, 'waiting', now())`,
    [id, member.id, level],
  );
  return id;
}
const vip = async () =>
  (await api.client.get<{ level: number; checked: number | null }>('/wps/rewards/vip', member.token)).body
    .value;
const balance = async () =>
  (await api.client.get<{ balance: string }>('/wps/member/info', member.token)).body.value?.balance;

test('an operator confirms a level: the member rises live and is paid, and lower ones need nobody any more', async () => {
  await reached(4, 20_000_000);
  const id = await reached(5, 20_000_000);
  expect(await vip()).toMatchObject({ level: 3, checked: 5 });
  const { body } = await ops<{ list: LevelCheck[] }>('GET', `?search=${member.account}`);
  expect(body.value?.list).toMatchObject([
    { level: 4, present: 3, progress: '20000000.00' },
    { level: 5, present: 3 },
  ]);
  const socket = api.client.socket(member.token);
  await socket.ready;
  expect((await decide(id, 'confirmation')).body.value).toMatchObject({
    status: 'confirmed',
    present: 5,
    decidedBy: 'operator1',
    reason: 'papers seen',
  });
  expect(await socket.waitFor('earnings.changed')).toMatchObject({ data: { level: 5 } });
  expect(await vip()).toMatchObject({ level: 5, checked: null });
  expect(await balance()).toBe('10000.00');
  const left = await ops<{ list: LevelCheck[] }>('GET', `?search=${member.account}&state=waiting`);
  expect(left.body.value?.list).toEqual([]);
  expect(outcome(await decide(id, 'confirmation'))).toBe('409 error_level_decided');
  const audit = await db.query(`select after from platform.audit where action = 'level.confirmed'`);
  expect(audit).toMatchObject([{ after: { level: 5, reason: 'papers seen' } }]);
});

test('a refusal keeps the level, is not told, and can be changed', async () => {
  const id = await reached(4, 5_000_000);
  expect((await decide(id, 'refusal')).body.value).toMatchObject({ status: 'refused', present: 3 });
  expect(await vip()).toMatchObject({ level: 3, checked: null });
  expect(outcome(await decide(id, 'refusal'))).toBe('409 error_level_decided');
  expect((await decide(id, 'confirmation')).body.value).toMatchObject({ status: 'confirmed', present: 4 });
});

test('nobody decides about an own account, without the permission, or about what is not there', async () => {
  const id = await reached(4, 5_000_000);
  await api.client.send(
    'POST',
    '/wps/ops/member-accounts',
    { account: member.account },
    {
      key: randomUUID(),
      headers: operator,
    },
  );
  expect(outcome(await decide(id, 'confirmation'))).toBe('403 error_self_dealing');
  expect(await vip()).toMatchObject({ level: 3 });
  const reader = await sessionWith(db, api.url, ['level.read']);
  expect((await decide(id, 'confirmation', reader)).status).toBe(403);
  expect((await decide(randomUUID(), 'confirmation')).status).toBe(404);
});
