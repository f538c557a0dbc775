import { randomUUID } from 'node:crypto';
import type { BroadcastDetail } from '#libs/messaging/common/broadcast';
import type { Registered, Reply } from '#libs/platform/testing/portal-client';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import { operatorSession, sessionWith } from '#libs/platform/testing/test-session';
import type { ProposalValue } from './common/proposal.calls.js';

type Who = Record<string, string>;
interface Published {
  broadcast: BroadcastDetail;
  proposal: string | null;
}

const { db, api } = setUpTestApi();
const DEMO_LIMIT = 1000;
let first: Who;
let second: Who;
let members: Registered[];

beforeAll(async () => {
  first = await operatorSession(db, api.url, 'operator1');
  second = await operatorSession(db, api.url, 'operator2');
  members = [];
  while (members.length < 3) members.push(await api.client.register());
  // Enough that all members of the brand are more than one operator may write to.
  await db.query(
    `insert into members.member (brand, account, type, password_hash, registered_at)
     select 'mela', 'many' || g, 0, 'none', now() from generate_series(1, $1::int) g`,
    [DEMO_LIMIT + 1],
  );
});

const outcome = ({ status, body }: Pick<Reply, 'status' | 'body'>) => `${status} ${body.message}`;
const call = <Value>(method: string, path: string, body?: object, headers = first) =>
  api.client.send<Value>(method, `/wps/ops/${path}`, body, { key: randomUUID(), headers });
const upload = (text: string, who = first) =>
  call<{ id: string; members: number }>('POST', 'broadcasts/lists', { text }, who);
const accounts = () => members.map(({ account }) => account);
const draft = (audience: object, changes: object = {}) => ({
  kind: 'service',
  texts: { EN: { title: 'News', content: 'Read it' } },
  audience,
  ...changes,
});
async function create(audience: object, changes: object = {}): Promise<BroadcastDetail> {
  const { body } = await call<BroadcastDetail>('POST', 'broadcasts', draft(audience, changes));
  if (!body.value) throw new Error(JSON.stringify(body));
  return body.value;
}
const publish = ({ id, version }: BroadcastDetail, what = 'publish', who = first) =>
  call<Published>('POST', `broadcasts/${id}/${what}`, { version, reason: 'for the season' }, who);
const approve = (proposal: string | null | undefined, who = second) =>
  call('POST', `proposals/${proposal}/approval`, undefined, who);
const state = async (id: string) =>
  (await call<BroadcastDetail>('GET', `broadcasts/${id}`)).body.value?.state;
const has = async (id: string, { token }: Registered) => {
  const { body } = await api.client.get<{ list: { id: string }[] }>('/wps/messages?language=EN', token);
  return body.value?.list.some((message) => message.id === id);
};
const limit = (text: string, value: number) =>
  Array.from({ length: value }, (_, n) => `${text}${n}`).join('\n');

test('a list of accounts, as text or CSV, is the audience: its members have the message, others do not', async () => {
  const [one, two, three] = members as [Registered, Registered, Registered];
  const csv = `\uFEFFUsername;Name\r\n"${one.account.toUpperCase()}";A\r\n\r\n ${two.account} ;B\r\n${one.account};again`;
  const { body } = await upload(csv);
  expect(body.value?.members).toBe(2);
  const list = body.value?.id;
  const made = await create({ list });
  expect(made).toMatchObject({ draft: { audience: { list } }, listed: 2 });
  const counted = await call<{ members: number }>('POST', 'broadcasts/audience', {
    kind: 'service',
    audience: { list },
  });
  expect(counted.body.value).toEqual({ members: 2 });
  const sent = await publish(made);
  expect(sent.body.value).toMatchObject({ proposal: null, broadcast: { state: 'published' } });
  expect(await Promise.all([one, two, three].map((member) => has(made.id, member)))).toEqual([
    true,
    true,
    false,
  ]);
  const narrower = await create({ list, levels: [19] });
  await publish(narrower);
  expect(await has(narrower.id, one)).toBe(false);
});

test('unknown accounts are counted and named, and nothing of the list is stored', async () => {
  const lists = async () => (await db.query('select 1 from messaging.audience_list')).length;
  const before = await lists();
  const refused = await upload([...accounts(), 'nobody1', 'nobody2', limit('none', 5)].join('\n'));
  expect(outcome(refused)).toBe('422 error_list_unknown');
  expect(refused.body.params).toEqual({ unknown: 7, first: 'nobody1, nobody2, none0, none1, none2' });
  expect(outcome(await upload(' \n,\n'))).toBe('400 error_invalid_input');
  expect(outcome(await upload('username'))).toBe('400 error_invalid_input');
  const [trial] = await db.query<{ account: string }>(
    `insert into members.member (brand, account, type, password_hash, registered_at)
     values ('mela', 'trial000000001', 4, 'none', now()) returning account`,
  );
  expect((await upload(trial?.account ?? '')).status).toBe(422);
  expect(await lists()).toBe(before);
});

test('10,000 lines are taken and not one more; a list of another brand, or none, is no audience', async () => {
  const [account = ''] = accounts();
  const lines = (count: number) => Array.from({ length: count }, () => account).join('\n');
  expect((await upload(lines(10_000))).body.value).toMatchObject({ members: 1 });
  const above = await upload(lines(10_001));
  expect([outcome(above), above.body.errors]).toEqual([
    '400 error_invalid_input',
    [{ field: 'text', code: 'field_above_limit', params: { max: 10_000 } }],
  ]);
  await db.query(
    "insert into site.brand (id, hosts, settings) select 'other', '{other.test}', settings from site.brand where id = 'mela'",
  );
  const foreign = (await upload(account)).body.value?.id;
  await db.query(`update messaging.audience_list set brand = 'other' where id = $1`, [foreign]);
  for (const list of [foreign, randomUUID()]) {
    const reply = await call('POST', 'broadcasts', draft({ list }));
    expect(reply.body.errors).toMatchObject([{ field: 'audience.list', code: 'field_invalid' }]);
  }
  const reader = await sessionWith(db, api.url, ['broadcast.read']);
  expect(outcome(await upload(account, reader))).toBe('403 error_permission_missing');
});

test('what reaches more than 1,000 members is proposed by one operator and published by another', async () => {
  const made = await create({});
  const { body } = await publish(made);
  const id = body.value?.proposal;
  expect(body.value?.broadcast.state).toBe('draft');
  const open = await call<{ list: ProposalValue[] }>('GET', 'proposals');
  expect(open.body.value?.list.find((one) => one.id === id)).toMatchObject({
    act: 'broadcast.publish',
    subject: `broadcast ${made.id}`,
    reason: 'for the season',
    changes: expect.arrayContaining([{ field: 'title', before: null, after: 'News' }]),
  });
  expect(outcome(await publish(made))).toBe('409 error_proposal_open');
  expect(outcome(await approve(id, first))).toBe('409 error_proposal_own');
  const publisher = await sessionWith(db, api.url, ['broadcast.publish', 'proposal.read']);
  expect((await approve(id, publisher)).status).toBe(403);
  expect(await state(made.id)).toBe('draft');
  expect(outcome(await approve(id))).toBe('200 null');
  expect([await state(made.id), await has(made.id, members[0] as Registered)]).toEqual(['published', true]);
});

test('so is what is planned, and a draft that was saved meanwhile is not published', async () => {
  const publishAt = new Date(Date.now() + 3_600_000).toISOString();
  const planned = await create({}, { publishAt });
  const { body } = await publish(planned, 'plan');
  expect(body.value?.broadcast.state).toBe('draft');
  expect(outcome(await approve(body.value?.proposal))).toBe('200 null');
  expect(await state(planned.id)).toBe('planned');
  const changed = await create({});
  const proposed = await publish(changed);
  await call('PUT', `broadcasts/${changed.id}`, { version: 1, ...draft({ members: 'players' }) });
  expect((await approve(proposed.body.value?.proposal)).status).toBe(409);
  expect(await state(changed.id)).toBe('draft');
});

test('what may not be published is not proposed either', async () => {
  const made = await create({}, { texts: {} });
  expect(outcome(await publish(made))).toBe('400 error_invalid_input');
  const stale = await create({});
  expect(outcome(await publish({ ...stale, version: 7 }))).toBe('409 error_broadcast_changed');
  expect(outcome(await publish(await create({}), 'plan'))).toBe('400 error_invalid_input');
});

test('exactly the limit takes one operator', async () => {
  const some = Array.from({ length: DEMO_LIMIT }, (_, n) => `many${n + 1}`);
  const exact = (await upload(some.join('\n'))).body.value?.id;
  const above = (await upload([...some, `many${DEMO_LIMIT + 1}`].join('\n'))).body.value?.id;
  expect((await publish(await create({ list: exact }))).body.value?.proposal).toBeNull();
  expect((await publish(await create({ list: above }))).body.value?.proposal).toBeTruthy();
});
