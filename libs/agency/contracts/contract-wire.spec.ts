import { randomUUID } from 'node:crypto';
import type { DataOf } from '#libs/platform/common/push';
import type { Reply } from '#libs/platform/testing/portal-client';
import type { PortalSocket } from '#libs/platform/testing/portal-socket';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import type { ContractSummary } from '../common/contract.calls.js';
import type { contractOffered } from '../common/contract.events.js';
import { addMember, type TreeMember } from '../team/team.fixture.js';

const { db, api } = setUpTestApi({ worker: true });
let a: TreeMember;
let b: TreeMember;
let c: TreeMember;
beforeEach(async () => {
  a = await addMember(db, null, { type: 1 });
  b = await addMember(db, a, { type: 2 });
  c = await addMember(db, b);
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

test('pushes an offer, its acceptance and its end to both parties', async () => {
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

test('pushes the contract as its GET returns it, to each party with its own side', async () => {
  const sockets = [a, b].map((who) => api.client.socket(who.token));
  await Promise.all(sockets.map((socket) => socket.ready));
  await move(b, (await offer()).body.value?.id ?? '', 'acceptance');
  const id = (await offer({ ...TERMS, winRate: '0.25' })).body.value?.id ?? '';
  const check = async (name: string, status: string) => {
    for (const [index, who] of [a, b].entries()) {
      const { data } = await (sockets[index] as PortalSocket).waitFor(
        name,
        (push) =>
          (push.data as ContractSummary).id === id && (push.data as ContractSummary).status === status,
      );
      const {
        inForce,
        timeline,
        takesEffectAt,
        at: _at,
        ...contract
      } = data as DataOf<typeof contractOffered>;
      const { value } = (await api.client.get(`/wps/agent/contracts/${id}`, who.token)).body;
      // An offer takes effect with the next period, which may begin between the two readings.
      expect(value).toEqual({
        contract,
        inForce,
        timeline,
        takesEffectAt: status === 'offered' ? expect.any(String) : takesEffectAt,
        seq: expect.any(Number),
      });
    }
  };
  await check('contract.offered', 'offered');
  await move(b, id, 'acceptance');
  await check('contract.accepted', 'active');
  await move(a, id, 'termination');
  await check('contract.terminated', 'ending');
  for (const socket of sockets) socket.close();
});

test('makes one offer of a repeated call', async () => {
  const key = randomUUID();
  const body = { downlineId: b.id, terms: TERMS };
  const replies = await Promise.all([1, 2, 3].map(() => call(a, '/wps/agent/contracts', body, key)));
  expect(new Set(replies.map((reply) => reply.body.value?.id)).size).toBe(1);
});

test('refuses invalid offers with the right code', async () => {
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

test("makes the same moves under the specification's names", async () => {
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

test('gives consolidated figures to members, but not to trial accounts', async () => {
  expect(await consolidated(c)).toMatchObject({
    balance: '0.00',
    currency: 'BDT',
    dailysalreqtype: 'none',
    givesDividend: false,
  });
  const trial = await addMember(db, null, { type: 4 });
  await db.query(`update authentication.session set role = 'trial' where person = $1`, [trial.id]);
  const path = '/wps/member/info/funds/consolidated';
  expect(outcome(await api.client.get(path, trial.token))).toEqual([403, 'error_in_need_true_account']);
});
