import { randomUUID } from 'node:crypto';
import type { Registered } from '#libs/platform/testing/portal-client';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import { TEST_BANK_SECRET } from '#libs/platform/testing/test-program';
import { operatorSession } from '#libs/platform/testing/test-session';
import type { Promotion, Reward } from '../common/promotions.calls.js';
import { publishCampaign, type TermsChange } from './campaign.fixture.js';

const { db, api } = setUpTestApi({ worker: true });
let member: Registered;
beforeEach(async () => {
  member = await api.client.register();
});
const endAll = () => db.query(`update rewards.campaign set status = 'ended'`);
beforeAll(endAll);
afterEach(endAll);

const post = (path: string, body: object = {}, { token = member.token, key = randomUUID() } = {}) =>
  api.client.send('POST', `/wps/rewards/${path}`, body, { token, key });
const outcome = async (reply: ReturnType<typeof post>) => {
  const { status, body } = await reply;
  return status === 200 ? 'ok' : `${status} ${body.message}`;
};
const rewards = async (token = member.token) =>
  ((await api.client.get('/wps/rewards/center', token)).body.value as { list: Reward[] }).list;
const promotion = async (id: string, token?: string) =>
  (await api.client.get(`/wps/rewards/promotions/${id}`, token)).body.value as Promotion;
const balance = async () => (await api.client.get('/wps/member/info', member.token)).body.value;

/** A credited deposit; resolves when a worker has looked at it. */
async function deposit(amount: string): Promise<string> {
  const { id } = await api.client.deposit(member.token, amount);
  await api.client.bankReport(TEST_BANK_SECRET, { reference: id, amount });
  await signalsTaken();
  return id;
}

async function signalsTaken(): Promise<void> {
  while ((await db.query('select from rewards.signal')).length > 0) await new Promise(setImmediate);
}

const depositBonus = (change: TermsChange = {}) =>
  publishCampaign(db, {
    trigger: { on: 'deposit', least: '100.00', nth: null, within: null },
    reward: {
      kind: 'bonus',
      size: { kind: 'percent', percent: 100, least: null, most: '1000.00' },
      wagering: {
        times: 1000,
        plan: 'casino',
        counts: 'all',
        maxBet: '50.00',
        days: 7,
        onWithdrawal: 'forfeit',
      },
    },
    giving: { optIn: true, how: 'auto', claimDays: 7 },
    ...change,
  });

describe('a deposit bonus', () => {
  test('is given for deposits after the member has joined, up to its limit', async () => {
    const id = await depositBonus();
    expect((await promotion(id, member.token)).status).toBe('join');
    await deposit('200.00');
    expect(await rewards()).toEqual([]);
    expect(await outcome(post(`promotions/${id}/join`))).toBe('ok');
    expect(await outcome(post(`promotions/${id}/join`))).toBe('ok');
    expect((await promotion(id, member.token)).status).toBe('joined');
    const socket = api.client.socket(member.token);
    await socket.ready;
    await deposit('1234.56');
    await socket.waitFor('bonus.changed');
    await socket.waitFor('reward.changed');
    expect(await rewards()).toMatchObject([{ status: 'issued', amount: '1000.00', kind: 'bonus' }]);
    expect(await balance()).toMatchObject({ balance: '1434.56', bonus: '1000.00' });
    await deposit('300.00');
    expect(await rewards()).toHaveLength(1);
  });

  test('is rounded down once, and has to be staked as often as the terms say', async () => {
    await depositBonus({
      giving: { optIn: false, how: 'auto', claimDays: 7 },
      reward: {
        kind: 'bonus',
        size: { kind: 'percent', percent: 50, least: null, most: '1000.00' },
        wagering: { times: 1000, plan: null, counts: 'all', maxBet: null, days: 7, onWithdrawal: 'keep' },
      },
    });
    await deposit('333.33');
    const value = (await api.client.get('/wps/rewards/bonuses', member.token)).body.value as {
      list: object[];
    };
    expect(value.list).toMatchObject([{ amount: '166.66', required: '1666.60' }]);
  });

  test('counts only the deposit that the terms name', async () => {
    await depositBonus({
      trigger: { on: 'deposit', least: '100.00', nth: 2, within: null },
      giving: { optIn: false, how: 'auto', claimDays: 7 },
    });
    await deposit('200.00');
    expect(await rewards()).toEqual([]);
    await deposit('300.00');
    await deposit('400.00');
    expect(await rewards()).toMatchObject([{ amount: '300.00' }]);
  });

  test('counts deposits of a week, and is given once in it, also after a reversal', async () => {
    const operator = await operatorSession(db, api.url, 'operator1');
    const id = await depositBonus({
      trigger: { on: 'deposit', least: '100.00', nth: 2, within: 'W' },
      giving: { optIn: false, how: 'auto', claimDays: 7 },
    });
    /** Moves what was credited so far to the week before. */
    const aWeekPasses = async () => {
      await db.query(
        `update cashier.deposit_step set at = at - interval '7 days' where deposit in (select id from cashier.deposit where member = $1)`,
        [member.id],
      );
      await db.query(`update rewards.entitlement set occurrence = 'deposits:before' where member = $1`, [
        member.id,
      ]);
    };
    await deposit('200.00');
    await aWeekPasses();
    await deposit('300.00');
    expect(await rewards()).toEqual([]);
    const second = await deposit('400.00');
    expect(await rewards()).toMatchObject([{ amount: '400.00', status: 'issued' }]);
    const reversal = { reason: 'chargeback' };
    const path = `/wps/ops/deposits/${second}/reversal`;
    const reply = await api.client.send('POST', path, reversal, { key: randomUUID(), headers: operator });
    expect(reply.status).toBe(200);
    expect(await balance()).toMatchObject({ bonus: '0.00' });
    await deposit('500.00');
    expect(await rewards()).toHaveLength(1);
    await aWeekPasses();
    await deposit('600.00');
    await deposit('700.00');
    expect((await rewards()).map(({ amount, promotion: of }) => [of, amount])).toEqual([
      [id, '700.00'],
      [id, '400.00'],
    ]);
  });

  test('ends with its deposit, whether it waits to be claimed or is played with', async () => {
    const operator = await operatorSession(db, api.url, 'operator1');
    const reverse = (id: string) =>
      api.client.send(
        'POST',
        `/wps/ops/deposits/${id}/reversal`,
        { reason: 'chargeback' },
        { key: randomUUID(), headers: operator },
      );
    const first = await depositBonus({ giving: { optIn: false, how: 'auto', claimDays: 7 } });
    const played = await deposit('500.00');
    expect((await reverse(played)).status).toBe(200);
    expect(await balance()).toMatchObject({ bonus: '0.00' });
    const bonuses = await db.query(
      `select status from wagering.requirement where source = 'reward' and member = $1`,
      [member.id],
    );
    expect(bonuses).toEqual([{ status: 'cancelled' }]);
    await db.query(`update rewards.campaign set status = 'ended' where id = $1`, [first]);
    const second = await depositBonus({ giving: { optIn: false, how: 'claim', claimDays: 7 } });
    const waiting = await deposit('600.00');
    expect((await promotion(second, member.token)).status).toBe('claim');
    expect((await reverse(waiting)).status).toBe(200);
    expect((await rewards()).find(({ promotion: of }) => of === second)?.status).toBe('closed');
    expect(
      await db.query('select spent::int as spent from rewards.campaign where id = $1', [second]),
    ).toEqual([{ spent: 0 }]);
  });

  test('keeps the terms under which the member joined', async () => {
    const id = await depositBonus();
    await post(`promotions/${id}/join`);
    await publishCampaign(db, { trigger: { on: 'deposit', least: '5000.00', nth: null } }, id);
    await deposit('200.00');
    expect(await rewards()).toMatchObject([{ status: 'issued', amount: '200.00' }]);
  });
});

test('a contact outside of the site is shown beside the texts of its language, and none where they have none', async () => {
  const contact = { label: 'Zalo: Mela', url: 'https://zalo.me/mela' };
  const texts = { EN: { title: 'Lotus', text: '', contact }, BN: { title: 'পদ্ম', text: '' } };
  const id = await publishCampaign(db, { texts });
  const read = async (language: string) =>
    (await api.client.get(`/wps/rewards/promotions/${id}?language=${language}`)).body.value as Promotion;
  expect(await read('EN')).toMatchObject({ title: 'Lotus', contact });
  expect(await read('BN')).toMatchObject({ title: 'পদ্ম', contact: null });
});

test('who is barred loses what could be claimed, and gets nothing', async () => {
  const operator = await operatorSession(db, api.url, 'operator1');
  await publishCampaign(db);
  await post('codes', { code: 'LOTUS10' });
  const [reward] = await rewards();
  const bar = await api.client.send(
    'POST',
    `/wps/ops/members/${member.id}/restrictions/no-rewards`,
    { reason: 'asked for it' },
    { key: randomUUID(), headers: operator },
  );
  expect(bar.status).toBe(200);
  expect((await rewards())[0]?.status).toBe('closed');
  expect(await outcome(post(`claims/${reward?.id}`))).toBe('423 error_rewards_barred');
  const id = await depositBonus();
  expect(await outcome(post(`promotions/${id}/join`))).toBe('423 error_rewards_barred');
  await publishCampaign(db, { trigger: { on: 'code', code: 'LOTUS22' } });
  expect(await outcome(post('codes', { code: 'LOTUS22' }))).toBe('422 error_code_invalid');
  expect(await rewards()).toMatchObject([{ status: 'closed' }]);
});

test('who had joined before a bar can join again after it', async () => {
  const operator = await operatorSession(db, api.url, 'operator1');
  const id = await depositBonus();
  await post(`promotions/${id}/join`);
  for (const path of ['', '/lift']) {
    const bar = await api.client.send(
      'POST',
      `/wps/ops/members/${member.id}/restrictions/no-rewards${path}`,
      { reason: 'asked for it' },
      { key: randomUUID(), headers: operator },
    );
    expect(bar.status).toBe(200);
    expect((await promotion(id, member.token)).status).toBe('join');
  }
  expect(await outcome(post(`promotions/${id}/join`))).toBe('ok');
  expect((await promotion(id, member.token)).status).toBe('joined');
  await deposit('200.00');
  expect(await rewards()).toMatchObject([{ status: 'issued', amount: '200.00' }, { status: 'closed' }]);
});

describe('a code', () => {
  test('gives a reward to claim, once, and one answer for anything wrong', async () => {
    const id = await publishCampaign(db);
    expect((await promotion(id)).trigger).toEqual({ on: 'code' });
    expect(await outcome(post('codes', { code: 'UNKNOWN1' }))).toBe('422 error_code_invalid');
    expect(await outcome(post('codes', { code: 'lotus10' }))).toBe('ok');
    expect(await outcome(post('codes', { code: 'LOTUS10' }))).toBe('422 error_code_invalid');
    const [reward] = await rewards();
    expect(reward).toMatchObject({ status: 'claimable', amount: '10.00' });
    expect(await counted()).toBe(1);
    expect(
      await outcome(post(`claims/${reward?.id}`, {}, { token: (await api.client.register()).token })),
    ).toBe('404 error_not_found');
    expect(await outcome(post(`claims/${reward?.id}`))).toBe('ok');
    expect(await counted()).toBe(0);
    expect(await balance()).toMatchObject({ balance: '10.00' });
    const required = await db.query(
      `select required::int as required from wagering.requirement where member = $1`,
      [member.id],
    );
    expect(required).toEqual([{ required: 1000 }]);
    await db.query(`update rewards.campaign set status = 'paused' where id = $1`, [id]);
    expect(
      await outcome(post('codes', { code: 'LOTUS10' }, { token: (await api.client.register()).token })),
    ).toBe('422 error_code_invalid');
  });

  const counted = async () =>
    ((await api.client.get('/wps/relay/CSP_unreadCount', member.token)).body.value as { rewards: number })
      .rewards;

  test('can be guessed ten times an hour', async () => {
    await publishCampaign(db);
    const guesses = await Promise.all(
      Array.from({ length: 11 }, (_, at) => outcome(post('codes', { code: `GUESS${at}` }))),
    );
    expect(guesses.filter((one) => one === '429 error_too_many_requests')).toHaveLength(1);
    expect(await outcome(post('codes', { code: 'LOTUS10' }))).toBe('429 error_too_many_requests');
  });

  test('is not told to anybody', async () => {
    await publishCampaign(db);
    const all = JSON.stringify((await api.client.get('/wps/rewards/promotions', member.token)).body);
    expect(all).not.toContain('LOTUS10');
  });

  test('of fifty claims at once one is paid', async () => {
    await publishCampaign(db);
    await post('codes', { code: 'LOTUS10' });
    const [reward] = await rewards();
    const claims = await Promise.all(Array.from({ length: 50 }, () => outcome(post(`claims/${reward?.id}`))));
    expect(claims.filter((one) => one === 'ok')).toHaveLength(1);
    expect(await balance()).toMatchObject({ balance: '10.00' });
  });

  test('gives no more than its budget, and a claim that lapses gives back', async () => {
    const id = await publishCampaign(db, { budget: { amount: '30.00', claims: null, perMember: null } });
    const tokens = [];
    for (let person = 0; person < 6; person++) tokens.push((await api.client.register()).token);
    const taken = await Promise.all(
      tokens.map((token) => outcome(post('codes', { code: 'LOTUS10' }, { token }))),
    );
    expect(taken.filter((one) => one === 'ok')).toHaveLength(3);
    expect((await promotion(id)).status).toBe('closed');
    await api.advance(7 * 86_400_000 + 1000);
    while ((await spent(id)) > 0) await new Promise(setImmediate);
    const late = await api.client.login(member.account);
    expect(await outcome(post('codes', { code: 'LOTUS10' }, { token: late.token }))).toBe('ok');
    expect(await spent(id)).toBe(1000);
  });

  const spent = async (id: string) =>
    (
      await db.query<{ spent: number }>('select spent::int as spent from rewards.campaign where id = $1', [
        id,
      ])
    )[0]?.spent ?? 0;
});

test('a log-in gives points once a day, by the clock of the brand', async () => {
  await publishCampaign(db, {
    trigger: { on: 'login', every: 'day', app: false },
    reward: {
      kind: 'points',
      size: { kind: 'fixed', amount: '10' },
      wagering: { times: 0, plan: null, counts: 'all', maxBet: null, days: 7, onWithdrawal: 'keep' },
    },
  });
  const socket = api.client.socket((await api.client.login(member.account)).token);
  await socket.ready;
  await api.client.login(member.account);
  await signalsTaken();
  const { token } = await api.client.login(member.account);
  await signalsTaken();
  const [reward, ...others] = await rewards(token);
  expect([reward, others]).toMatchObject([{ status: 'claimable', amount: '10', kind: 'points' }, []]);
  await post(`claims/${reward?.id}`, {}, { token });
  expect(await socket.waitFor('earnings.changed')).toMatchObject({ data: { points: 10 } });
  await api.advance(86_400_000);
  const tomorrow = await api.client.login(member.account);
  await signalsTaken();
  expect(await rewards(tomorrow.token)).toMatchObject([{ status: 'claimable' }, { status: 'claimed' }]);
});

test('a promotion shows what its caller can do', async () => {
  const past = '2026-02-01T00:00:00Z';
  const future = '2099-01-01T00:00:00Z';
  const states = {
    'coming-soon': await depositBonus({ schedule: { startsAt: future, endsAt: null, weekdays: null } }),
    join: await depositBonus(),
    open: await depositBonus({ giving: { optIn: false, how: 'auto', claimDays: 7 } }),
    closed: await depositBonus({ eligibility: { levels: [5], agents: false, registeredFrom: null } }),
  };
  const welcome = await publishCampaign(db, { trigger: { on: 'registered' } });
  expect((await promotion(welcome)).status).toBe('open');
  expect((await promotion(welcome, member.token)).status).toBe('closed');
  await db.query(`update rewards.campaign set status = 'ended' where id = $1`, [welcome]);
  const over = await depositBonus({
    schedule: { startsAt: '2026-01-01T00:00:00Z', endsAt: past, weekdays: null },
  });
  for (const [status, id] of Object.entries(states))
    expect((await promotion(id, member.token)).status).toBe(status);
  const list = (await api.client.get('/wps/rewards/promotions')).body.value as { list: Promotion[] };
  expect(list.list.map(({ id }) => id).sort()).toEqual(Object.values(states).sort());
  expect(await promotion(states.closed, member.token)).toMatchObject({ obstacle: 'level', level: 5 });
  const spent = await depositBonus({ budget: { amount: '0.00' } });
  const agents = await depositBonus({ eligibility: { levels: [], agents: true, registeredFrom: null } });
  const lately = await depositBonus({
    schedule: { startsAt: '2026-01-01T00:00:00Z', endsAt: new Date(Date.now() - 3_600_000).toISOString() },
  });
  const own = (await api.client.get('/wps/rewards/promotions', member.token)).body.value as {
    list: Promotion[];
  };
  const obstacles = Object.fromEntries(own.list.map(({ id, obstacle }) => [id, obstacle]));
  expect(obstacles).toMatchObject({
    [lately]: 'over',
    [spent]: 'spent',
    [agents]: 'others',
    [states.open]: null,
  });
  expect(obstacles).not.toHaveProperty(over);
  const guests = (await api.client.get('/wps/rewards/promotions')).body.value as { list: Promotion[] };
  expect(guests.list.map(({ id }) => id)).not.toContain(spent);
  expect(await outcome(post(`promotions/${over}/join`))).toBe('422 error_campaign_over');
  expect(await outcome(post(`promotions/${states.closed}/join`))).toBe('422 error_not_eligible');
});
