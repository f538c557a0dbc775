import { randomUUID } from 'node:crypto';
import { payIn } from '#libs/cashier/withdrawal/withdrawal.fixture';
import { type GameSession, WalletTestbed } from '#libs/games/wallet/wallet.fixture';
import type { KeysetPageOf } from '#libs/platform/common/paging';
import { operatorSession } from '#libs/platform/testing/test-session';
import type { MemberNote } from './common/member-notes.calls.js';

type Who = { cookie: string; origin: string };

let bench: WalletTestbed;
let session: GameSession;
let member: string;
let first: Who;
let second: Who;

beforeAll(async () => {
  bench = await WalletTestbed.open();
  session = await bench.startSession('1000.00');
  member = session.member.id;
  first = await operatorSession(bench.db, bench.api.url, 'operator1');
  second = await operatorSession(bench.db, bench.api.url, 'operator2');
});
afterAll(() => bench.close());

const get = async <Row>(path: string, who = first) => {
  const reply = await bench.api.client.send<KeysetPageOf<Row>>('GET', `/wps/ops/members/${path}`, undefined, {
    headers: who,
  });
  return reply.body.value ?? { list: [], total: 0, next: null };
};
const write = (text: string, who = first, key: string = randomUUID(), of = member) =>
  bench.api.client.send<MemberNote>('POST', `/wps/ops/members/${of}/notes`, { text }, { key, headers: who });

test('shows the last ten deposits of a member, newest first', async () => {
  for (let no = 1; no <= 11; no += 1) await payIn(bench.api.client, session.member.token, `${500 + no}.00`);
  const { list } = await get<{ amount: string; status: string }>(`${member}/deposits`);
  expect(list.map(({ amount }) => amount)).toEqual(
    [511, 510, 509, 508, 507, 506, 505, 504, 503, 502].map((amount) => `${amount}.00`),
  );
  expect(list[0]?.status).toBe('paid');
});

test('shows the last ten rounds of a member, newest first', async () => {
  const bets = Array.from({ length: 11 }, () => bench.bet(session));
  for (const bet of bets) await bench.send('bet', bet);
  const { list } = await get<{ round: string; stake: string }>(`${member}/bets`);
  expect(list.map(({ round }) => round)).toEqual(
    bets
      .slice(1)
      .map(({ round }) => round)
      .reverse(),
  );
  expect(list[0]).toMatchObject({ stake: '10.00', status: 'open' });
});

test('shows when, from where and with what a member logged in', async () => {
  const { list } = await get<Record<string, unknown>>(`${member}/sessions`);
  expect(list[0]).toMatchObject({
    startedAt: expect.stringMatching(/^\d{4}-.+Z$/),
    address: '127.0.0.1',
    userAgent: expect.any(String),
    method: 'register',
  });
  expect(list[0]).toHaveProperty('device');
  expect(JSON.stringify(list)).not.toMatch(/token/i);
});

test('shows no withdrawals where there are none', async () => {
  expect(await get(`${member}/withdrawals`)).toEqual({ list: [] });
});

test.each(['deposits', 'withdrawals', 'bets', 'sessions', 'notes'])(
  'shows no %s to members',
  async (kind) => {
    const reply = await bench.api.client.get(`/wps/ops/members/${member}/${kind}`, session.member.token);
    expect(reply.status).toBe(403);
  },
);

test('a note is kept once with its author and time, recorded, and never changed', async () => {
  const key = randomUUID();
  const [one, two] = [
    await write('  Asked for a receipt  ', first, key),
    await write('  Asked for a receipt  ', first, key),
  ];
  expect([one.status, two.body]).toEqual([200, one.body]);
  await write('Receipt has come', second);
  const { list, total } = await get<MemberNote>(`${member}/notes`);
  expect(total).toBe(2);
  expect(list).toEqual([
    {
      id: expect.any(String),
      text: 'Receipt has come',
      by: { id: expect.any(String), account: 'operator2' },
      at: expect.any(String),
    },
    {
      id: one.body.value?.id,
      text: 'Asked for a receipt',
      by: { id: expect.any(String), account: 'operator1' },
      at: expect.any(String),
    },
  ]);
  const recorded = await bench.db.query(
    `select actor, address, after from platform.audit where subject = $1 and action = 'member-note.written' order by id`,
    [`member ${member}`],
  );
  expect(recorded).toMatchObject([
    {
      actor: `operator ${list[1]?.by.id}`,
      address: '127.0.0.1',
      after: { note: list[1]?.id, text: 'Asked for a receipt' },
    },
    { actor: `operator ${list[0]?.by.id}` },
  ]);
  for (const change of [
    "update operations.member_note set text = 'other'",
    'delete from operations.member_note',
  ])
    await expect(bench.db.query(`set local role mela_app; ${change}`)).rejects.toThrow(/permission denied/);
});

test.each([
  ['two letters', 'ab'],
  ['spaces', '     '],
  ['501 letters', 'n'.repeat(501)],
])('a note of %s is refused', async (_, text) => {
  expect(await write(text)).toMatchObject({ status: 400, body: { message: 'error_invalid_input' } });
});

test.each([
  ['3 letters', 'abc'],
  ['500 letters', 'ক'.repeat(500)],
])('a note of %s is kept', async (_, text) => {
  expect((await write(text)).body.value?.text).toBe(text);
  expect((await get<MemberNote>(`${member}/notes`)).list[0]?.text).toBe(text);
});

test('notes are read page by page', async () => {
  const all = (await get<MemberNote>(`${member}/notes?pageSize=100`)).list;
  const start = await get<MemberNote>(`${member}/notes?pageSize=1`);
  const rest = await get<MemberNote>(`${member}/notes?pageSize=100&after=${start.next}`);
  expect([...start.list, ...rest.list]).toEqual(all);
  expect([start.total, rest.next]).toEqual([all.length, null]);
});

test('a second operator learns of a note at once, and members do not', async () => {
  const operators = bench.api.client.socket(undefined, undefined, second);
  const page = bench.api.client.socket(session.member.token);
  await Promise.all([operators.ready, page.ready]);
  const { body } = await write('Calls back tomorrow');
  await operators.waitFor('operations.member-notes-changed', ({ data }) => {
    return (data as { data: { latest: string } }).data.latest === body.value?.id;
  });
  expect(page.events.map(({ name }) => name)).not.toContain('operations.member-notes-changed');
});

describe('of another brand', () => {
  beforeAll(() =>
    bench.db.query(
      "insert into site.brand (id, hosts, settings) select 'other', '{other.test}', settings from site.brand where id = 'mela'",
    ),
  );

  test.each([
    ['deposits', 'cashier.deposit'],
    ['bets', 'games.round'],
    ['sessions', 'authentication.session'],
    ['notes', 'operations.member_note'],
  ])('shows no %s', async (kind, table) => {
    expect((await get(`${member}/${kind}`)).list).not.toEqual([]);
    const column = kind === 'sessions' ? 'person' : 'member';
    await bench.db.query(`update ${table} set brand = 'other' where ${column} = $1`, [member]);
    expect((await get(`${member}/${kind}`)).list).toEqual([]);
  });

  test('no note is written about a member', async () => {
    await bench.db.query("update members.member set brand = 'other' where id = $1", [member]);
    const note = await write('of another brand');
    expect([note.status, note.body.message]).toEqual([404, 'error_not_found']);
  });
});
