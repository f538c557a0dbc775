import { randomUUID } from 'node:crypto';
import type { Registered, Reply } from '#libs/platform/testing/portal-client';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import { operatorSession, sessionWith } from '#libs/platform/testing/test-session';
import type { MemberRestriction } from '#libs/safer-play/common/restriction';

type Who = Record<string, string>;
interface Restricted {
  barred: boolean;
  list: MemberRestriction[];
}

const { db, api } = setUpTestApi();
const REASON = 'Plays to win back losses';
let officer: Who;
let reader: Who;
let member: Registered;

beforeAll(async () => {
  officer = await sessionWith(db, api.url, ['member.read', 'member.bar-rewards', 'member.lift-bar']);
  reader = await sessionWith(db, api.url, ['member.read']);
});
beforeEach(async () => {
  member = await api.client.register();
});

const outcome = ({ status, body }: Reply) => `${status} ${body.message}`;
const pathOf = (id: string) => `/wps/ops/members/${id}/restrictions`;
const bar = (who: Who, reason = REASON, id = member.id, key: string = randomUUID()) =>
  api.client.send<Restricted>('POST', `${pathOf(id)}/no-rewards`, { reason }, { key, headers: who });
const lift = (who: Who, reason = 'Talked to', id = member.id) =>
  api.client.send<Restricted>(
    'POST',
    `${pathOf(id)}/no-rewards/lift`,
    { reason },
    { key: randomUUID(), headers: who },
  );
const list = async (who: Who, id = member.id) =>
  (await api.client.send<Restricted>('GET', pathOf(id), undefined, { headers: who })).body.value;

test('an operator bars a member and lifts it with reasons, which stay listed and recorded', async () => {
  expect(await list(reader)).toEqual({ barred: false, list: [] });
  const barred = await bar(officer);
  expect(barred.body.value).toMatchObject({
    barred: true,
    list: [{ kind: 'no_rewards', reason: REASON, until: null, standing: true, lifted: null }],
  });
  const lifted = await lift(officer);
  expect(await list(reader)).toEqual(lifted.body.value);
  expect(lifted.body.value).toMatchObject({
    barred: false,
    list: [{ reason: REASON, standing: false, lifted: { reason: 'Talked to', at: expect.any(String) } }],
  });
  const records = await db.query(
    `select action, actor, address, after from platform.audit where subject = $1 and action like 'restriction.%' order by id`,
    [`member ${member.id}`],
  );
  const [row] = lifted.body.value?.list ?? [];
  const by = { actor: `operator ${row?.setBy.id}`, address: '127.0.0.1' };
  const of = { restriction: row?.id, kind: 'no_rewards' };
  expect(records).toEqual([
    { action: 'restriction.set', ...by, after: { ...of, reason: REASON } },
    { action: 'restriction.lifted', ...by, after: { ...of, reason: 'Talked to' } },
  ]);
});

test('a press that got no answer is answered again, and a second one changes nothing', async () => {
  const key = randomUUID();
  const once = await bar(officer, REASON, member.id, key);
  expect((await bar(officer, REASON, member.id, key)).body).toEqual(once.body);
  expect(outcome(await bar(officer))).toBe('422 error_nothing_changed');
  expect((await list(reader))?.list).toHaveLength(1);
});

test.each([
  ['no reason', ''],
  ['two letters', 'ab'],
  ['201 letters', 'n'.repeat(201)],
])('%s is refused', async (_, reason) => {
  expect(outcome(await bar(officer, reason))).toBe('400 error_invalid_input');
  await bar(officer);
  expect(outcome(await lift(officer, reason))).toBe('400 error_invalid_input');
  expect((await list(reader))?.barred).toBe(true);
});

test('an unknown member and one of another brand are not found', async () => {
  expect(outcome(await bar(officer, REASON, '999999999'))).toBe('404 error_not_found');
  await db.query(
    "insert into site.brand (id, hosts, settings) select 'other', '{other.test}', settings from site.brand where id = 'mela'",
  );
  await db.query("update members.member set brand = 'other' where id = $1", [member.id]);
  expect(outcome(await bar(officer))).toBe('404 error_not_found');
  expect(outcome(await lift(officer))).toBe('404 error_not_found');
});

test('each act takes its permission, and members have none', async () => {
  const barring = await sessionWith(db, api.url, ['member.bar-rewards']);
  expect(outcome(await bar(reader))).toBe('403 error_permission_missing');
  expect((await bar(barring)).status).toBe(200);
  expect(outcome(await lift(barring))).toBe('403 error_permission_missing');
  const own = await api.client.get(pathOf(member.id), member.token);
  expect(own.status).toBe(403);
});

test('no operator bars the own account or lifts what stands on it', async () => {
  const operator = await operatorSession(db, api.url, 'operator1');
  await db.query(
    `update authentication.operator_role set permissions = permissions || '{member.bar-rewards,member.lift-bar}' where brand = 'mela'`,
  );
  await api.client.send(
    'POST',
    '/wps/ops/member-accounts',
    { account: member.account },
    { key: randomUUID(), headers: operator },
  );
  expect(outcome(await bar(operator))).toBe('403 error_self_dealing');
  await bar(officer);
  expect(outcome(await lift(operator))).toBe('403 error_self_dealing');
  expect((await list(reader))?.barred).toBe(true);
});

test('other operators learn of it at once, and the member of nothing', async () => {
  const operators = api.client.socket(undefined, undefined, reader);
  const page = api.client.socket(member.token);
  await Promise.all([operators.ready, page.ready]);
  const inbox = await api.client.get('/wps/member/info', member.token);
  const { body } = await bar(officer);
  await operators.waitFor('safer-play.restrictions-changed', ({ data }) => {
    return (data as { data: { latest: string } }).data.latest === body.value?.list[0]?.id;
  });
  const lifted = (await lift(officer)).body.value?.list[0]?.lifted?.at;
  await operators.waitFor('safer-play.restrictions-changed', ({ data }) => {
    return (data as { data: { liftedAt: string } }).data.liftedAt === lifted;
  });
  expect(page.events).toEqual([]);
  expect((await api.client.get('/wps/member/info', member.token)).body).toEqual(inbox.body);
});
