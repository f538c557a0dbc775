import { newPayee, orderWithdrawal } from '#libs/cashier/withdrawal/withdrawal.fixture';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import { insertOperator, insertSession, operatorHeaders } from '#libs/platform/testing/test-session';
import { zonedMoments } from './zoned-moment.js';

interface CsvFile {
  status: number;
  type: string;
  name: string;
  text: string;
  rows: number;
  isWhole: boolean;
}

const LISTS = ['withdrawals', 'deposits', 'payments', 'payment-alerts', 'ledger-findings', 'proposals'];
const ALL = [...LISTS, 'setting-changes', 'content', 'factor-resets'];
const AREAS = ['withdrawal', 'deposit', 'payment', 'finding', 'proposal', 'setting', 'content'];

const { db, api } = setUpTestApi();
let headers: Record<string, string>;
let operator: string;

beforeAll(async () => {
  operator = await insertOperator(db, [...AREAS.map((area) => `${area}.export`), 'member.export-factor']);
  headers = operatorHeaders(await insertSession(db, { person: operator, role: 'operator' }), api.url);
});

async function exported(path: string): Promise<CsvFile> {
  const reply = await fetch(`${api.url}/wps/ops/exports/${path}`, { headers });
  const header = (name: string) => reply.headers.get(name) ?? '';
  return {
    status: reply.status,
    type: header('content-type'),
    name: /filename="(.+)"/.exec(header('content-disposition'))?.[1] ?? '',
    text: Buffer.from(await reply.arrayBuffer()).toString(), // `text()` would leave out the mark of UTF-8
    rows: Number(header('x-file-rows')),
    isWhole: header('x-file-whole') === 'true',
  };
}
const linesOf = ({ text }: CsvFile) => text.slice(1).split('\r\n');
const recorded = (list: string) =>
  db.query<{ after: object }>(
    `select after from platform.audit where action = 'list.exported' and actor = $1 and subject = $2 order by id`,
    [`operator ${operator}`, `list ${list}`],
  );

test('a file has the rows of the list as it is filtered, amounts as text and times with their offset', async () => {
  for (const amount of ['600.00', '700.00', '800.00']) {
    const payee = await newPayee(api.client, db, '1000.00');
    await orderWithdrawal(api.client, payee, { amount });
  }
  const file = await exported('withdrawals?queue=requested&amountFrom=650&amountTo=750');
  expect(file).toMatchObject({ status: 200, type: 'text/csv; charset=utf-8', rows: 1, isWhole: true });
  expect(file.name).toMatch(/^withdrawals_\d{4}-\d\d-\d\d\.csv$/);
  expect(file.text.startsWith('\uFEFF')).toBe(true);
  const lines = linesOf(file);
  expect(lines.slice(0, 2)).toEqual(['brand,Mela', 'list,withdrawals']);
  expect(lines[4]).toBe('filters,amountFrom=650 amountTo=750 queue=requested');
  expect(lines[6]).toBe('id,account,amount,fee,currency,status,created at,waiting since,claimed by');
  expect(lines[7]).toMatch(
    /^[0-9a-f-]{36},\w+,700\.00,[\d.]+,BDT,requested,(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+06:00,){2}$/,
  );
  expect(await recorded('withdrawals')).toEqual([
    { after: { filters: { amountFrom: '650', amountTo: '750', queue: 'requested' }, rows: 1 } },
  ]);
});

test.each(ALL)('a file of %s without rows says so', async (list) => {
  const file = await exported(`${list}?from=2000-01-01T00:00:00Z&to=2000-01-02T00:00:00Z`);
  expect(file).toMatchObject({ status: 200, rows: 0, isWhole: true });
  expect(linesOf(file).at(-2)).toBe('No activity');
});

test('a refusal of a file is an envelope', async () => {
  const reply = await api.client.send('GET', '/wps/ops/exports/deposits?amountFrom=much', undefined, {
    headers,
  });
  expect([reply.status, reply.body.message]).toEqual([400, 'error_invalid_input']);
});

test('cells that a spreadsheet would run are told apart, in any list', async () => {
  await db.query(
    `insert into operations.proposal (id, brand, act, confirm_permission, subject, payload, before, after, version, reason,
       proposed_by, proposed_at, expires_at)
     values (gen_random_uuid(), 'mela', 'role.change', 'role.confirm', '=1+1', '{}', '{}', '{"permissions": ["a.b"]}', '1',
       '@SUM(A1)', $1, now(), now())`,
    [operator],
  );
  const [, , , , , , , row] = linesOf(await exported('proposals'));
  expect(row).toContain(`,role.change,'=1+1,"permissions: null -> [""a.b""]",'@SUM(A1),open,`);
});

test('a file has the first 100,000 rows of one moment, and says that more match', async () => {
  await db.query(
    `insert into ledger.finding (brand, kind, place, about, currency, expected, found, first_seen, last_seen)
     select 'mela', 'balance', g, jsonb_build_object('account', g), 'BDT', '0', '1', now(), now()
     from generate_series(1, 100001) g`,
  );
  await db.query('analyze ledger.finding'); // without it each page would sort the table
  const written = exported('ledger-findings?kind=balance');
  const isReading = `select 1 from pg_stat_activity where query like '%from ledger.finding%' and pid <> pg_backend_pid()
    and datname = current_database() and state <> 'idle' and backend_xmin is not null`;
  while ((await db.query(isReading)).length === 0);
  await db.query(
    `update ledger.finding set gone_at = now(), closed_at = now(), closed_by = 1, reason = 'test' where place = 100000`,
  );
  const file = await written;
  expect(file).toMatchObject({ status: 200, rows: 100_000, isWhole: false });
  const lines = linesOf(file);
  expect(lines.at(-2)).toBe('Only the first 100000 rows: more match the filters');
  const accounts = lines.slice(7, -2).map((line) => line.split(',')[2]);
  expect(accounts).toHaveLength(100_000);
  expect(new Set(accounts).size).toBe(100_000);
  expect(accounts.at(-1)).toBe('100000');
  expect(await recorded('ledger-findings')).toContainEqual({
    after: { filters: { kind: 'balance' }, rows: 100_000, isWhole: false },
  });
});

test.each([
  ['Asia/Dhaka', '2026-11-23T19:25:07+06:00'],
  ['America/New_York', '2026-11-23T08:25:07-05:00'],
  ['Asia/Kathmandu', '2026-11-23T19:10:07+05:45'],
  ['UTC', '2026-11-23T13:25:07+00:00'],
])('a moment in %s has the offset of the zone', (zone, expected) => {
  expect(zonedMoments(zone)('2026-11-23T13:25:07.123Z')).toBe(expected);
});
