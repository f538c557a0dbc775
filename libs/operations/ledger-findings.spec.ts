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
  const desk = api.client.socket(undefined, undefined, who);
  await desk.ready;
  const board = (findings: number) =>
    desk.waitFor('operations.queue-changed', ({ data }) => {
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
