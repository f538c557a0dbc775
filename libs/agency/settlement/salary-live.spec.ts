import { randomUUID } from 'node:crypto';
import type { ValueOf } from '#libs/platform/common/call';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import type { listDividends, listSalaries, listSalaryLines, PayoutSummary } from '../common/salary.calls.js';
import { addMember, fund, playRound, type TreeMember } from '../team/team.fixture.js';

const DAY_MS = 24 * 3_600_000;
const PATIENCE = { timeoutMs: 20_000 };

const { db, api } = setUpTestApi({ worker: true });
let upline: TreeMember;
let agent: TreeMember;

beforeAll(async () => {
  upline = await addMember(db, null, { type: 1 });
  agent = await addMember(db, upline, { type: 41 });
});

async function contract(kind: string, ppm: number, from: TreeMember | null): Promise<void> {
  await db.query(
    `with made as (
       insert into agency.contract (brand, kind, upline, downline, version, status, terms, period, offered_at, in_force_from)
       values ('mela', $1, $2, $3, 1, 'active', '{}', case $1 when 'dividend' then 'D' end, now(), now() - interval '9 days')
       returning id)
     insert into agency.contract_tier select id, 1, 0, 0, 0, 0, $4 from made`,
    [kind, from?.id ?? null, agent.id, ppm],
  );
}

const value = async <Value>(path: string, who: TreeMember) =>
  (await api.client.get<Value>(path, who.token)).body;

test('pays a salary five minutes later, and lists the rounds behind it', async () => {
  await contract('realtime', 1000, null);
  const player = await addMember(db, agent);
  for (const stake of [100_000, 60_050]) await playRound(db, player.id, { stake });
  await db.query('update games.round set edge_ppm = 10000');
  const socket = api.client.socket(agent.token);
  await socket.ready;
  await api.advance(6 * 60_000);
  const paid = (await socket.waitFor('salary.paid', undefined, PATIENCE)).data as PayoutSummary;
  expect(paid).toMatchObject({
    kind: 'realtime',
    status: 'paid',
    side: 'received',
    amount: '1.60',
    payer: null,
  });
  expect(socket.events.map(({ name }) => name)).toContain('balance.changed');

  const list = await value<ValueOf<typeof listSalaries>>('/wps/agent/salaries?kind=realtime', agent);
  expect(list.value).toMatchObject({ total: 1, sum: '1.60', list: [{ id: paid.id, gross: '1.60050000' }] });
  const { at, ...pushed } = paid as PayoutSummary & { at: string };
  expect([pushed, at]).toEqual([list.value?.list[0], pushed.paidAt]);
  const opened = await value<ValueOf<typeof listSalaryLines>>(`/wps/agent/salaries/${paid.id}/lines`, agent);
  expect(opened.value).toMatchObject({
    exact: '1.60050000',
    total: 2,
    list: [
      { account: player.account, ownRate: '0.10', belowRate: '0.00', outcome: 'loss', reversal: false },
      { account: player.account },
    ],
  });
  const others = await value(`/wps/agent/salaries/${paid.id}/lines`, upline);
  expect(others.message).toBe('error_not_found');
  expect((await value<ValueOf<typeof listSalaries>>('/wps/agent/salaries', upline)).value?.total).toBe(0);
});

test('leaves a dividend unpaid if the upline cannot pay it, freezes the upline, and lets it pay later', async () => {
  await contract('dividend', 100_000, upline);
  const socket = api.client.socket(upline.token);
  await socket.ready;
  await db.query(
    `update authentication.session set seen_at = seen_at + interval '1 day', expires_at = expires_at + interval '1 day'`,
  );
  await api.advance(DAY_MS);
  const owed = (await socket.waitFor('dividend.paid', undefined, PATIENCE)).data as PayoutSummary;
  expect(owed).toMatchObject({
    status: 'unpaid',
    side: 'owed',
    amount: '160.05',
    profit: '1600.50',
    period: 'D',
  });
  const list = async (who: TreeMember, side: string) =>
    (await value<ValueOf<typeof listDividends>>(`/wps/agent/dividends?side=${side}`, who)).value;
  expect(await list(upline, 'owed')).toMatchObject({ owed: '160.05', frozen: true, total: 1 });

  const pay = async (who: TreeMember) =>
    (
      await api.client.send(
        'POST',
        `/wps/agent/dividends/${owed.id}/payment`,
        {},
        { token: who.token, key: randomUUID() },
      )
    ).body.message;
  expect(await pay(upline)).toBe('error_dividend_funds_short');
  expect(await pay(agent)).toBe('error_not_found');
  await fund(db, upline.id, 20_000);
  expect(await pay(upline)).toBeNull();
  expect(await pay(upline)).toBe('error_dividend_not_owed');
  await socket.waitFor('dividend.paid', ({ data }) => (data as PayoutSummary).status === 'paid');
  expect(await list(upline, 'owed')).toMatchObject({ owed: '0.00', frozen: false });
  expect(await list(agent, 'received')).toMatchObject({ list: [{ status: 'paid', amount: '160.05' }] });
});
