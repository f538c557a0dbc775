import { randomUUID } from 'node:crypto';
import type { Reply } from '#libs/platform/testing/portal-client';
import type { PortalSocket } from '#libs/platform/testing/portal-socket';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import {
  startTestApi,
  startTestWorker,
  type TestApi,
  type TestWorker,
} from '#libs/platform/testing/test-program';
import type { ContractSummary } from '../common/contract.calls.js';
import { plant, type TreeMember } from '../team/team.fixture.js';

let db: TestDatabase;
let api: TestApi;
let worker: TestWorker;
let a: TreeMember;
let b: TreeMember;
let c: TreeMember;
beforeAll(async () => {
  db = await createTestDatabase();
  api = await startTestApi({ databaseUrl: db.url });
  worker = await startTestWorker({ databaseUrl: db.url });
});
afterAll(async () => {
  await worker.stop();
  await api.stop();
  await db.drop();
});
beforeEach(async () => {
  a = await plant(db, null, { type: 1 });
  b = await plant(db, a, { type: 2 });
  c = await plant(db, b);
});

const TERMS = { kind: 'realtime', winRate: '0.20', lossRate: '0.30', betRate: '0.00' };
const call = <Value = ContractSummary>(
  who: TreeMember,
  path: string,
  body: object = {},
  key = randomUUID(),
) => api.client.send<Value>('POST', path, body, { token: who.token, key });
const offer = (terms: object = TERMS, who = a, to = b) =>
  call(who, '/wps/agent/contracts', { downlineId: to.id, terms });
const move = (who: TreeMember, id: string, name: string, body: object = {}) =>
  call(who, `/wps/agent/contracts/${id}/${name}`, body);
const outcome = ({ status, body }: Reply) => [status, body.message];
const consolidated = async (who: TreeMember) =>
  (await api.client.get<Record<string, unknown>>('/wps/member/info/funds/consolidated', who.token)).body
    .value;

/** The next contract push with this state. */
async function pushed(socket: PortalSocket, name: string, status: string): Promise<ContractSummary> {
  const { data } = await socket.waitFor(name, (push) => (push.data as ContractSummary).status === status);
  return data as ContractSummary;
}

test('an offer, its acceptance and its end come by themselves to both parties', async () => {
  const [above, below] = [api.client.socket(a.token), api.client.socket(b.token)];
  await Promise.all([above.ready, below.ready]);
  const { body } = await offer();
  const id = body.value?.id ?? '';
  expect(await pushed(below, 'contract.offered', 'offered')).toMatchObject({ id, side: 'received' });
  expect(await consolidated(b)).toMatchObject({ realtimesalreqtype: 'offered', divtypereq: 'none' });
  expect((await move(b, id, 'acceptance')).body.value?.status).toBe('active');
  expect(await pushed(above, 'contract.accepted', 'active')).toMatchObject({ id, side: 'given' });
  expect(await consolidated(b)).toMatchObject({ realtimesalreqtype: 'active', givesRealtimeSalary: true });
  await move(b, id, 'termination');
  expect(await pushed(above, 'contract.terminated', 'ending')).toMatchObject({ id, endReason: 'downline' });
  await api.advance(300_000);
  expect(await pushed(above, 'contract.terminated', 'ended')).toMatchObject({ id });
  expect(await pushed(below, 'contract.terminated', 'ended')).toMatchObject({ id });
  expect(await consolidated(b)).toMatchObject({ realtimesalreqtype: 'none' });
});

test('a repeated call has one effect', async () => {
  const key = randomUUID();
  const body = { downlineId: b.id, terms: TERMS };
  const replies = await Promise.all([1, 2, 3].map(() => call(a, '/wps/agent/contracts', body, key)));
  expect(new Set(replies.map((reply) => reply.body.value?.id)).size).toBe(1);
});

test('what is no offer is refused clearly', async () => {
  const daily = (dailyBetAmount: string) => ({
    kind: 'daily',
    tiers: [{ activeMembers: 1, dailyBetAmount, rate: '1.00' }],
  });
  const cases: [object, number, string][] = [
    [{ ...TERMS, winRate: '0.41' }, 422, 'error_contract_above_cap'],
    [{ ...TERMS, winRate: '-1' }, 400, 'error_invalid_input'],
    [{ ...TERMS, winRate: '999.9999' }, 422, 'error_contract_above_cap'],
    [{ ...TERMS, kind: 'weekly' }, 400, 'error_invalid_input'],
    [{ ...TERMS, tiers: [] }, 400, 'error_invalid_input'],
    [{ kind: 'daily', tiers: [] }, 400, 'error_invalid_input'],
    [daily('1.001'), 400, 'error_invalid_input'],
    [daily('999999999999999999999999'), 400, 'error_invalid_input'],
    [daily('0'), 200, 'null'],
  ];
  for (const [terms, status, message] of cases) {
    const reply = await offer(terms);
    expect([terms, reply.status, String(reply.body.message)]).toEqual([terms, status, message]);
  }
  expect(outcome(await offer(TERMS, b, c))).toEqual([422, 'error_downline_not_agent']);
  expect(outcome(await offer(TERMS, a, c))).toEqual([404, 'error_downline_unknown']);
  expect(outcome(await move(a, '999999999', 'acceptance'))).toEqual([404, 'error_not_found']);
});

test('the specification’s names make the same moves', async () => {
  const { body } = await offer();
  const contractId = body.value?.id ?? '';
  const process = (name: string, action: string) => call(b, `/wps/relay/${name}`, { contractId, action });
  expect(outcome(await process('MCS2_processDividendReq', 'accept'))).toEqual([404, 'error_not_found']);
  expect(outcome(await process('MCS2_processDailySalContract', 'accept'))).toEqual([404, 'error_not_found']);
  expect(outcome(await process('MCS2_processContractHourSalary', 'accept'))).toEqual([
    404,
    'error_not_found',
  ]);
  const accepted = await process('MCSFE_processRealTimeSalaryContract', 'accept');
  expect(accepted.body.value).toMatchObject({ status: 'active', answeredAt: expect.any(String) });
});

test('consolidated figures are for members of a brand that has agents', async () => {
  expect(await consolidated(c)).toMatchObject({
    balance: '0.00',
    currency: 'BDT',
    dailysalreqtype: 'none',
    givesDividend: false,
  });
  const trial = await plant(db, null, { type: 4 });
  await db.query(`update identity.session set role = 'trial' where person = $1`, [trial.id]);
  const path = '/wps/member/info/funds/consolidated';
  expect(outcome(await api.client.get(path, trial.token))).toEqual([403, 'error_in_need_true_account']);
});
