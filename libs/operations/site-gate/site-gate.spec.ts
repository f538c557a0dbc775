import { randomUUID } from 'node:crypto';
import { newPayee, orderWithdrawal } from '#libs/cashier/withdrawal/withdrawal.fixture';
import type { Reply } from '#libs/platform/testing/portal-client';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import { TEST_BANK_SECRET } from '#libs/platform/testing/test-program';
import { moveSessions, sessionWith } from '#libs/platform/testing/test-session';
import { DEFAULT_REGIONS } from '#libs/site/common/region-settings';
import type { MaintainedVendor } from '../common/game-maintenance.calls.js';
import type { ProposalValue } from '../common/proposal.calls.js';
import type { SiteGateState } from '../common/site-gate.calls.js';

const HOUR = 3_600_000;
type Who = Record<string, string>;

const { db, api } = setUpTestApi({ worker: true });
let who: Who;
let other: Who;
let confirming: Who;
let lacking: Who;
beforeAll(async () => {
  who = await sessionWith(db, api.url, [
    ...['site.read', 'site.close', 'site.open', 'game.read', 'game.close'],
    ...['withdrawal.approve', 'withdrawal.distribute', 'withdrawal.claim'],
  ]);
  other = await sessionWith(db, api.url, [
    ...['site.read', 'site.close', 'site.open', 'proposal.read', 'setting.confirm'],
  ]);
  confirming = await sessionWith(db, api.url, ['proposal.read', 'setting.confirm']);
  lacking = await sessionWith(db, api.url, ['proposal.read']);
});

const outcome = ({ status, body }: Reply) => `${status} ${body.message}`;
const sendAs = <Value = unknown>(headers: Who, method: string, path: string, body?: object) =>
  api.client.send<Value>(method, `/wps/ops/${path}`, body, { key: randomUUID(), headers });
const send = <Value = unknown>(method: string, path: string, body?: object) =>
  sendAs<Value>(who, method, path, body);
const state = async () => {
  const { body } = await send<SiteGateState>('GET', 'site');
  if (!body.value) throw new Error(String(body.message));
  return body.value;
};
const reason = 'new servers';
const close = (endTime: string | null = null, by = who) =>
  sendAs(by, 'POST', 'site/closing', { endTime, reason });
const open = (by = who) => sendAs(by, 'POST', 'site/opening', { reason });
const restrict = (by = who) => sendAs(by, 'POST', 'site/restriction', { reason });
const proposeLifting = (by = who) =>
  sendAs<{ proposal: ProposalValue }>(by, 'POST', 'site/restriction/proposals', { reason });
const approve = (id: string | undefined, by = other) => sendAs(by, 'POST', `proposals/${id}/approval`);
/** By both operators. */
async function lift(): Promise<Reply> {
  return approve((await proposeLifting()).body.value?.proposal.id);
}
const publicStatus = async () =>
  (await api.client.get<{ status: number; maintenanceEndTime: string | null }>('/wps/system/status')).body
    .value;
const inHours = async (hours: number) => {
  const [{ now } = { now: new Date() }] = await db.query<{ now: Date }>(
    'select platform.business_time() as now',
  );
  return new Date(now.getTime() + hours * HOUR).toISOString();
};
/** Lets time pass, without ending the operator's session. */
async function advance(ms: number): Promise<void> {
  await api.advance(ms);
  await moveSessions(db, ms);
}
/** Waits until this process reads the change. */
async function until(status: number) {
  while ((await publicStatus())?.status !== status);
}

test('an operator closes the site, changes the end, and opens it; each is audited', async () => {
  const socket = api.client.socket();
  await socket.ready;
  const [end, later] = [await inHours(1), await inHours(2)];
  expect(outcome(await close(end))).toBe('200 null');
  await socket.waitFor('site.changed');
  await until(1);
  expect(await publicStatus()).toMatchObject({ maintenanceEndTime: end });
  expect(await state()).toMatchObject({
    status: 1,
    endTime: end,
    beganAt: expect.any(String),
    timeZone: 'Asia/Dhaka',
  });
  expect(outcome(await close(end))).toBe('409 error_site_closed');
  expect(outcome(await send('PUT', 'site/end-time', { endTime: later, reason }))).toBe('200 null');
  expect((await state()).endTime).toBe(later);
  expect(outcome(await open())).toBe('200 null');
  await until(0);
  expect(await state()).toMatchObject({ status: 0, endTime: null, beganAt: null });
  expect(outcome(await open())).toBe('409 error_site_open');
  expect(outcome(await send('PUT', 'site/end-time', { endTime: later, reason }))).toBe('409 error_site_open');
  const audit = await db.query<{ action: string }>(
    `select action from platform.audit where subject = 'site mela' order by id`,
  );
  expect(audit.map(({ action }) => action)).toEqual(['site.closed', 'site.end-announced', 'site.opened']);
});

test.each([
  ['an end that has passed', '2020-01-01T00:00:00.000Z'],
  ['an end that is no time', 'tomorrow'],
])('refuses %s', async (_, endTime) => {
  const reply = await close(endTime);
  expect([reply.status, reply.body.errors?.[0]?.field]).toEqual([400, 'endTime']);
  expect((await publicStatus())?.status).toBe(0);
});

describe('deadlines', () => {
  const deposit = async (id: string) =>
    (
      await db.query<{ status: string; expires_at: Date }>(
        'select status, expires_at from cashier.deposit where id = $1',
        [id],
      )
    )[0];
  const tranche = async (id: string) =>
    (
      await db.query<{ status: string; deadline_at: Date; remind_at: Date }>(
        'select status, deadline_at, remind_at from cashier.tranche where withdrawal = $1',
        [id],
      )
    )[0];

  test('do not pass in a maintenance, and are later by its length', async () => {
    const member = await api.client.register();
    const before = await api.client.deposit(member.token, '500.00');
    const payee = await newPayee(api.client, db, '1000.00');
    const { body } = await orderWithdrawal(api.client, payee, { amount: '600.00' });
    const id = (body.value as { id: string }).id;
    for (const [move, fields] of [
      ['approve', {}],
      ['distribute', { amount: '600.00', reference: 'R-1' }],
    ] as const)
      expect(outcome(await send('POST', `withdrawals/${id}/${move}`, fields))).toBe('200 null');
    const [d0, t0] = [await deposit(before.id), await tranche(id)];
    await close();
    await until(1);
    await advance(5 * HOUR);
    // Another deadline, of a row that no maintenance suspends, shows that the worker has looked.
    const paid = await api.client.bankReport(TEST_BANK_SECRET, { reference: before.id, amount: '500.00' });
    expect(paid.status).toBe(200);
    expect((await deposit(before.id))?.status).toBe('paid');
    expect((await tranche(id))?.status).toBe('sent');
    const maintenance = await db.query<{ began_at: Date }>(
      'select began_at from site.maintenance where ended_at is null',
    );
    await open();
    const [{ ended_at, deadlines_moved_at } = { ended_at: new Date(0), deadlines_moved_at: null }] =
      await db.query<{
        ended_at: Date;
        deadlines_moved_at: Date | null;
      }>('select ended_at, deadlines_moved_at from site.maintenance order by id desc limit 1');
    const lengthMs = ended_at.getTime() - (maintenance[0]?.began_at.getTime() ?? 0);
    expect(lengthMs).toBeGreaterThan(5 * HOUR);
    expect(deadlines_moved_at).not.toBeNull();
    const t1 = await tranche(id);
    const near = (at: Date | undefined, from: Date | undefined) =>
      Math.abs((at?.getTime() ?? 0) - (from?.getTime() ?? 0) - lengthMs) < 5;
    expect([near(t1?.deadline_at, t0?.deadline_at), near(t1?.remind_at, t0?.remind_at)]).toEqual([
      true,
      true,
    ]);
    // It was credited before the end, so that nothing was left to move.
    expect((await deposit(before.id))?.expires_at).toEqual(d0?.expires_at);
    await until(0);
  });

  test('are moved once, also if something else than the call ends the maintenance', async () => {
    const member = await api.client.register();
    const { id } = await api.client.deposit(member.token, '500.00');
    const before = await deposit(id);
    await close();
    await until(1);
    await advance(2 * HOUR);
    await db.query(`update site.brand set settings = jsonb_set(settings, '{systemStatus}', '0')`);
    const moved = async () =>
      (await db.query('select from site.maintenance where deadlines_moved_at is null')).length === 0;
    while (!(await moved()));
    const after = await deposit(id);
    const added = (after?.expires_at.getTime() ?? 0) - (before?.expires_at.getTime() ?? 0);
    expect(after?.status).toBe('created');
    expect(added).toBeGreaterThanOrEqual(2 * HOUR);
    expect(added).toBeLessThan(2 * HOUR + 60_000);
    await until(0);
    // The deadline itself is in force again.
    await advance(HOUR);
    while ((await deposit(id))?.status === 'created');
    expect((await deposit(id))?.status).toBe('expired');
  });
});

describe('a restriction', () => {
  const OK = '200 null';

  test('closes the site at once, and is lifted when another operator approves', async () => {
    const socket = api.client.socket();
    await socket.ready;
    expect(outcome(await proposeLifting())).toBe('409 error_site_unrestricted');
    expect((await sendAs(who, 'POST', 'site/restriction', {})).body.errors?.[0]?.field).toBe('reason');
    expect(outcome(await restrict())).toBe(OK);
    await socket.waitFor('site.changed');
    await until(2);
    expect(outcome(await restrict(other))).toBe('409 error_site_restricted');
    expect(outcome(await open())).toBe('409 error_site_open');
    const { restrictedSince } = await state();
    expect(restrictedSince).not.toBeNull();

    const proposal = (await proposeLifting()).body.value?.proposal;
    expect(outcome(await proposeLifting(other))).toBe('409 error_proposal_open');
    expect(proposal).toMatchObject({
      act: 'site.open',
      confirmPermission: 'setting.confirm',
      changes: [{ field: 'site', before: 'restricted', after: 'open' }],
    });
    expect(await state()).toMatchObject({ status: 2, restrictedSince, lifting: proposal });
    expect(outcome(await approve(proposal?.id, lacking))).toBe('403 error_permission_missing');
    const told = socket.events.length;
    expect(outcome(await approve(proposal?.id))).toBe(OK);
    await socket.waitFor('site.changed', (event) => socket.events.indexOf(event) >= told);
    await until(0);
    expect(await state()).toMatchObject({ status: 0, restrictedSince: null, lifting: null });
    const audit = await db.query<{ action: string }>(
      `select action from platform.audit where subject = 'site mela' and action like 'site.restrict%' order by id`,
    );
    expect(audit.map(({ action }) => action)).toEqual(['site.restricted', 'site.restriction-lifted']);
    const [change] = await db.query<{ author: string; approver: string | null }>(
      'select author, approver from site.setting_change order by version desc limit 1',
    );
    expect(change?.approver).not.toBeNull();
    expect(change?.author).not.toBe(change?.approver);
  });

  test('is not lifted by one operator: neither the own proposal, nor a stale one, nor by an allowed network', async () => {
    await restrict(other);
    const own = (await proposeLifting(other)).body.value?.proposal;
    expect(outcome(await approve(own?.id, other))).toBe('409 error_proposal_own');
    const allow = async (block: string) =>
      send('PUT', 'site/regions', {
        version: (await state()).version,
        regions: { ...DEFAULT_REGIONS, allowedAddresses: [block] },
        reason,
      });
    expect(outcome(await allow('0.0.0.0/0'))).toBe('409 error_allows_restricted');
    expect(outcome(await allow('203.0.113.7'))).toBe(OK);
    await sendAs(other, 'POST', `proposals/${own?.id}/withdrawal`);
    const stale = (await proposeLifting()).body.value?.proposal;
    // Another restriction than the one that was to be lifted.
    for (const status of [0, 2])
      await db.query(`update site.brand set settings = jsonb_set(settings, '{systemStatus}', $1)`, [
        String(status),
      ]);
    expect(outcome(await approve(stale?.id))).toBe('409 error_proposal_stale');
    await sendAs(other, 'POST', `proposals/${stale?.id}/rejection`, { reason });
    expect(outcome(await lift())).toBe(OK);
    await until(0);
  });

  test.each([
    ['restricted, then closed', [restrict, close]],
    ['closed, then restricted', [close, restrict]],
  ])('%s: the maintenance comes first, and leaves the restriction', async (_, moves) => {
    for (const move of moves) expect(outcome(await move())).toBe(OK);
    await until(1);
    expect(await state()).toMatchObject({
      status: 1,
      beganAt: expect.any(String),
      restrictedSince: expect.any(String),
    });
    expect(outcome(await open())).toBe(OK);
    await until(2);
    expect(await state()).toMatchObject({ status: 2, beganAt: null, restrictedSince: expect.any(String) });
    expect(outcome(await lift())).toBe(OK);
    await until(0);
  });

  test('lifted beneath a maintenance leaves the site open when that ends', async () => {
    await restrict();
    await close();
    expect(outcome(await lift())).toBe(OK);
    expect(await state()).toMatchObject({ status: 1, restrictedSince: null });
    await until(1);
    expect(outcome(await open())).toBe(OK);
    await until(0);
  });

  test('of two operators who race, whoever is first, the site ends in the state of both moves', async () => {
    const racing = async (...moves: Promise<Reply>[]) => (await Promise.all(moves)).map(outcome).sort();
    const shown = async () => {
      const { status, restrictedSince } = await state();
      return [status, restrictedSince !== null];
    };
    expect(await racing(restrict(who), restrict(other))).toEqual([OK, '409 error_site_restricted']);
    const ids = await Promise.all([proposeLifting(who), proposeLifting(other)]);
    expect(ids.map(outcome).sort()).toEqual([OK, '409 error_proposal_open']);
    const mine = ids.map(({ body }) => body.value?.proposal.id);
    const [by, id] = mine[0] ? [other, mine[0]] : [confirming, mine[1]];
    expect(await racing(approve(id, by), close(null, who))).toEqual([OK, OK]);
    expect(await shown()).toEqual([1, false]);
    expect(await racing(restrict(who), open(other))).toEqual([OK, OK]);
    expect(await shown()).toEqual([2, true]);
    expect(await racing(close(null, who), close(null, other))).toEqual([OK, '409 error_site_closed']);
    const lifting = (await proposeLifting()).body.value?.proposal.id;
    expect(await racing(approve(lifting), open(who))).toEqual([OK, OK]);
    expect(await shown()).toEqual([0, false]);
    expect(await racing(restrict(who), close(null, other))).toEqual([OK, OK]);
    expect(await shown()).toEqual([1, true]);
    const last = (await proposeLifting()).body.value?.proposal.id;
    expect(await racing(approve(last, other), approve(last, confirming))).toEqual([
      OK,
      '409 error_proposal_over',
    ]);
    await open();
    await until(0);
  });
});

describe('regions', () => {
  const change = async (regions: object, more: object = {}) =>
    send('PUT', 'site/regions', {
      version: (await state()).version,
      regions: { ...DEFAULT_REGIONS, ...regions },
      reason,
      ...more,
    });

  test('an operator who would be blocked is told, and may mean it', async () => {
    const blocking = { blockedAddresses: ['127.0.0.1'] };
    expect(outcome(await change(blocking))).toBe('409 error_blocks_yourself');
    expect((await publicStatus())?.status).toBe(0);
    expect(outcome(await change(blocking, { blocksYourself: true }))).toBe('200 null');
    await until(2);
    // The console stays open.
    expect(await state()).toMatchObject({
      status: 0,
      regions: blocking,
      you: { address: '127.0.0.1', country: null },
    });
    expect(outcome(await change({}))).toBe('200 null');
    await until(0);
  });

  test('refuses a stale version and malformed lists', async () => {
    const { version } = await state();
    const stale = { version: version - 1, regions: { ...DEFAULT_REGIONS, blockedCountries: ['US'] }, reason };
    expect(outcome(await send('PUT', 'site/regions', stale))).toBe('409 error_setting_conflict');
    for (const bad of [
      { blockedCountries: ['usa'] },
      { blockedAddresses: ['1.2.3.4/40'] },
      { blockedCountries: ['US'], allowedCountries: ['BD'] },
    ])
      expect(outcome(await change(bad))).toBe('400 error_invalid_input');
  });
});

describe('games', () => {
  const vendors = async () =>
    (await send<{ list: MaintainedVendor[] }>('GET', 'game-maintenance')).body.value?.list ?? [];
  const tile = async (nodeId: number) =>
    (
      await api.client.get<{ games: { nodeId: number; maintenance: boolean }[] }>(
        `/wps/relay/GCSGAME_getGameList?nodeId=${nodeId}`,
      )
    ).body.value?.games[0];

  test('a title in maintenance shows it on its tile at once, and a vendor on all of them', async () => {
    const studio = (await vendors()).find(({ code }) => code === 'STUDIO');
    const nodeId = studio?.titles[0]?.nodeId ?? 0;
    expect(outcome(await send('PUT', `titles/${nodeId}/maintenance`, { maintenance: true, reason }))).toBe(
      '200 null',
    );
    expect(outcome(await send('PUT', `titles/${nodeId}/maintenance`, { maintenance: true, reason }))).toBe(
      '422 error_nothing_changed',
    );
    expect((await vendors()).find(({ code }) => code === 'STUDIO')?.titles[0]?.maintenance).toBe(true);
    while ((await tile(nodeId))?.maintenance !== true);
    expect(outcome(await send('PUT', `titles/${nodeId}/maintenance`, { maintenance: false, reason }))).toBe(
      '200 null',
    );
    expect(outcome(await send('PUT', 'vendors/STUDIO/maintenance', { maintenance: true, reason }))).toBe(
      '200 null',
    );
    expect((await vendors()).find(({ code }) => code === 'STUDIO')?.maintenance).toBe(true);
    expect(outcome(await send('PUT', 'vendors/STUDIO/maintenance', { maintenance: false, reason }))).toBe(
      '200 null',
    );
    expect(outcome(await send('PUT', 'vendors/NOBODY/maintenance', { maintenance: true, reason }))).toBe(
      '404 error_not_found',
    );
    expect(outcome(await send('PUT', 'titles/999999/maintenance', { maintenance: true, reason }))).toBe(
      '404 error_not_found',
    );
  });
});
