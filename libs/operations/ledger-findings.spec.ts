import { randomUUID } from 'node:crypto';
import type { LedgerFinding } from '#libs/ledger/common/finding';
import type { Reply } from '#libs/platform/testing/portal-client';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { startTestApi, startTestWorker, type TestApi } from '#libs/platform/testing/test-program';
import { operatorSession } from '#libs/platform/testing/test-session';

let db: TestDatabase;
let api: TestApi;
let who: { cookie: string; origin: string };

beforeAll(async () => {
  db = await createTestDatabase();
  api = await startTestApi({ databaseUrl: db.url });
  who = await operatorSession(db, api.url);
});
afterAll(async () => {
  await api.stop();
  await db.drop();
});

const list = async () =>
  (
    await api.client.send<{ list: LedgerFinding[] }>('GET', '/wps/ops/ledger-findings', undefined, {
      headers: who,
    })
  ).body.value?.list ?? [];
const idsOf = async (query: string) => {
  const { body } = await api.client.send<{ list: LedgerFinding[]; total: number; next: string | null }>(
    'GET',
    `/wps/ops/ledger-findings?${query}`,
    undefined,
    { headers: who },
  );
  return { ids: body.value?.list.map(({ about }) => about.account ?? about.day), ...body.value };
};
const close = (id: string, reason: string): Promise<Reply> =>
  api.client.send(
    'POST',
    `/wps/ops/ledger-findings/${id}/closure`,
    { reason },
    { headers: who, key: randomUUID() },
  );
const outcome = ({ status, body }: Reply) => `${status} ${body.message}`;

test('a worker finds one minor unit, and operators see it, watch it go, and close it with a reason', async () => {
  const member = await api.client.register();
  const change = (by: number) =>
    db.query(
      `update ledger.balance set amount = amount + $2 where account = (select id from ledger.account where member = $1 and kind = 'wallet')`,
      [member.id, by],
    );
  await change(1);
  const operatorPage = api.client.socket(undefined, undefined, who);
  await operatorPage.ready;
  const board = (findings: number) =>
    operatorPage.waitFor('operations.queue-changed', ({ data }) => {
      const { ledger } = (data as { data: { ledger: { findings: number } } }).data;
      return ledger.findings === findings;
    });
  // Each repeating job runs once when a worker starts on an empty queue.
  const worker = await startTestWorker({ databaseUrl: db.url });
  try {
    await board(2);
    const found = await list();
    expect(found.map(({ kind, expected, found, goneAt }) => [kind, expected, found, goneAt]).sort()).toEqual([
      ['balance', '0.00', '0.01', null],
      ['sum', '0.00', '0.01', null],
    ]);
    const id = found.find(({ kind }) => kind === 'balance')?.id ?? '';
    expect(outcome(await close(id, 'a test'))).toBe('409 error_finding_still_there');
    const metrics = await (await fetch(`${api.url}/metrics`)).text();
    expect(metrics).toContain('ledger_findings{kind="balance"} 1');
    await db.query('update ledger.finding set gone_at = now() where id = $1', [id]);
    expect(outcome(await close(id, 'x'))).toBe('400 error_invalid_input');
    expect(outcome(await close(id, 'put right by hand'))).toBe('200 null');
    expect(outcome(await close(id, 'once more'))).toBe('404 error_not_found');
    await board(1);
  } finally {
    await worker.stop();
  }
});

test('findings are read page by page, those that are gone last, and found by what they are about', async () => {
  const member = await api.client.register();
  const since = '2020-01-01T00:00:00Z';
  await db.query(
    `insert into ledger.finding (brand, kind, place, about, currency, expected, found, first_seen, last_seen, gone_at)
     select brand, kind, 1, about::jsonb, 'BDT', '0', '1', $1::timestamptz + n * interval '1 day', now(), gone
     from (values
       (1, 'mela', 'hold', '{"account": "901", "member": "' || $2 || '"}', now()),
       (2, 'mela', 'balance', '{"account": "902"}', null),
       (3, null, 'balance', '{"account": "903", "transaction": "77001"}', null),
       (4, 'fener', 'balance', '{"account": "904"}', null)) f(n, brand, kind, about, gone)`,
    [since, member.id],
  );
  const span = `from=${since}&to=2020-02-01T00:00:00Z`;
  const first = await idsOf(`${span}&pageSize=2`);
  expect(first).toMatchObject({ ids: ['902', '903'], total: 3 });
  expect(await idsOf(`${span}&pageSize=2&after=${first.next}`)).toMatchObject({ ids: ['901'], next: null });
  expect((await idsOf(`${span}&state=gone`)).ids).toEqual(['901']);
  expect((await idsOf(`${span}&state=there&kind=balance`)).ids).toEqual(['902', '903']);
  expect((await idsOf('from=2020-01-03T12:00:00Z&to=2020-01-04T12:00:00Z')).ids).toEqual(['903']);
  for (const [search, ids] of [
    ['902', ['902']],
    ['77001', ['903']],
    [member.id, ['901']],
    [member.account.slice(0, -1).toUpperCase(), ['901']],
    ['904', []],
    ['90', []],
  ] as const)
    expect((await idsOf(`${span}&search=${search}`)).ids).toEqual(ids);
  expect(await idsOf('after=nonsense')).toMatchObject({ ids: undefined });
});
