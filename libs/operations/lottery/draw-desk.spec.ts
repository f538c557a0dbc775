import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { DrawDetail } from '#libs/lottery/common/draw-desk';
import { LotteryTestbed } from '#libs/lottery/lottery.fixture';
import type { Registered } from '#libs/platform/testing/portal-client';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import { operatorSession } from '#libs/platform/testing/test-session';
import type { ProposalValue } from '../common/proposal.calls.js';

type Who = Record<string, string>;

const RIGHT = '7427';
const WRONG = '7428';
const DAY_MS = 86_400_000;
/** When Lao's draw of a Monday closes. */
const CLOSE = new Date('2027-04-05T13:00:00Z').getTime();

const { db, api, parts } = setUpTestApi({ parts: [] });
let testbed: LotteryTestbed;
let first: Who;
let second: Who;
/** Each test has a week of its own: the clock only goes forwards. */
let closeAt = CLOSE - 7 * DAY_MS;
let drawNo = '';
const numberOf = (at: number) => new Date(at).toISOString().slice(0, 10).replaceAll('-', '');

beforeAll(async () => {
  testbed = new LotteryTestbed({ db, api, parts });
});
beforeEach(async () => {
  closeAt += 7 * DAY_MS;
  drawNo = numberOf(closeAt);
  await testbed.begin(new Date(closeAt - 600_000), 'LAO_4D');
  await logIn();
});

/** Anew after the clock has moved far; members stay logged in. */
async function logIn(): Promise<void> {
  await db.query(`delete from authentication.session where role = 'operator'`);
  first = await operatorSession(db, api.url, 'operator1');
  second = await operatorSession(db, api.url, 'operator2');
  await db.query(
    `update authentication.session set seen_at = $1, expires_at = $1::timestamptz + interval '1 day', elevated_until = $1::timestamptz + interval '1 day'`,
    [parts.clock.now()],
  );
}

const post = async <Value>(who: Who, path: string, body: object) => {
  const { status, body: answer } = await api.client.send<Value>('POST', `/wps/ops/${path}`, body, {
    key: randomUUID(),
    headers: who,
  });
  return { status, message: answer.message, value: answer.value, params: answer.params };
};
const idOf = async (number = drawNo) => (await testbed.draws.find('LAO_4D', number)).id;
const enter = async (who: Who, result: string) =>
  post<{ final: boolean }>(who, `lottery/draws/${await idOf()}/result`, { result });
const detail = async () =>
  (
    await api.client.send<DrawDetail>('GET', `/wps/ops/lottery/draws/${await idOf()}`, undefined, {
      headers: first,
    })
  ).body.value as DrawDetail;

const close = async () => {
  await testbed.moveTo(new Date(closeAt));
  await testbed.draws.advanceDue();
};
const bet = (member: Registered, rule: string, picks: string[], amount: string, number = drawNo) =>
  testbed.bet(member, {
    gameCode: 'LAO_4D',
    drawNo: number,
    prizeMode: 'SEA',
    lines: [{ rule, picks: [picks], amount, bets: picks.length }],
    amount: `${(Number(amount) * picks.length).toFixed(2)}`,
  });
/** Proposed by the first operator and approved by the second. */
const byTwo = async (path: string, body: object) => {
  const { value } = await post<{ proposal: ProposalValue }>(first, path, body);
  return post(second, `proposals/${value?.proposal.id}/approval`, {});
};
const hold = async () => {
  await close();
  await enter(first, RIGHT);
  await enter(second, RIGHT);
  await testbed.settle({ id: await idOf() });
};

test('two operators who differ type the result again, and the same numbers settle the draw', async () => {
  const member = await testbed.member();
  await bet(member, 'sea.top3', ['427'], '1.00');
  expect(await enter(first, RIGHT)).toMatchObject({ status: 409, message: 'error_draw_move_not_allowed' });
  await close();
  expect(await enter(first, '742')).toMatchObject({ status: 422, message: 'error_draw_result' });
  expect(await enter(first, WRONG)).toMatchObject({ status: 200, value: { final: false } });
  expect((await detail()).entries).toMatchObject([{ operator: 'operator1', state: 'waiting', result: null }]);
  expect(await enter(first, WRONG)).toMatchObject({ status: 409, message: 'error_second_operator_needed' });
  expect(await enter(second, RIGHT)).toMatchObject({
    status: 409,
    message: 'error_result_mismatch',
    value: { places: [1] },
  });
  expect((await detail()).entries.map(({ state }) => state)).toEqual(['cleared', 'cleared']);
  expect(await enter(second, RIGHT)).toMatchObject({ value: { final: false } });
  expect(await enter(first, RIGHT)).toMatchObject({ value: { final: true } });
  await testbed.settle({ id: await idOf() });
  expect(await testbed.balance(member)).toBe('1964.00');
  expect(await detail()).toMatchObject({ status: 'settled', result: RIGHT, revision: 1, paid: '965.00' });
});

test('a correction pays by the new result, and a win that is spent becomes a debt', async () => {
  const [winner, loser] = await Promise.all([testbed.member(), testbed.member()]);
  expect(await bet(winner, 'sea.top3', ['427'], '1.00')).toMatchObject({ status: 200 });
  await bet(loser, 'sea.top3', ['428'], '1.00');
  await hold();
  const next = numberOf(closeAt + 2 * DAY_MS);
  expect(await bet(winner, 'sea.side.top', ['B'], '1500.00', next)).toMatchObject({ status: 200 });
  expect(await testbed.balance(winner)).toBe('464.00');
  const path = `lottery/draws/${await idOf()}/correction`;
  expect(await byTwo(path, { result: WRONG, reason: 'misread' })).toMatchObject({ status: 200 });
  await testbed.settle({ id: await idOf() });
  await testbed.settle({ id: await idOf() });
  expect(await testbed.balance(winner)).toBe('0.00');
  expect(await testbed.balance(loser)).toBe('1964.00');
  expect(await testbed.isBalanced()).toBe(true);
  const messages = await db.query<{ data: object }>(
    `select data from messaging.message where member = $1 and kind = 'draw.corrected'`,
    [winner.id],
  );
  expect(messages).toMatchObject([{ data: { before: '965.00', after: '0.00', reason: 'misread' } }]);
  expect(await detail()).toMatchObject({
    status: 'settled',
    revision: 2,
    result: WRONG,
    revisions: [{ result: RIGHT }, { result: WRONG, reason: 'misread' }],
  });
  const [round] = await testbed.rounds(loser);
  expect(round).toMatchObject({ status: 'settled', stake: 100, payout: 96_500, valid: 100 });
});

test('a settled draw that two operators void gives stakes back and takes wins', async () => {
  const [winner, loser] = await Promise.all([testbed.member(), testbed.member()]);
  expect(await bet(winner, 'sea.top3', ['427'], '1.00')).toMatchObject({ status: 200 });
  await bet(loser, 'sea.bottom2', ['71'], '5.00');
  await hold();
  expect(await testbed.balance(winner)).toBe('1964.00');
  const path = `lottery/draws/${await idOf()}/void`;
  const { value } = await post<{ proposal: ProposalValue }>(first, path, { reason: 'drawing repeated' });
  const approval = `proposals/${value?.proposal.id}/approval`;
  expect(await post(first, approval, {})).toMatchObject({ status: 409 });
  expect(await post(second, approval, {})).toMatchObject({ status: 200 });
  await testbed.settle({ id: await idOf() });
  expect(await testbed.balance(winner)).toBe('1000.00');
  expect(await testbed.balance(loser)).toBe('1000.00');
  expect(await testbed.rounds(winner)).toMatchObject([{ status: 'void', stake: 0, payout: 0, valid: 0 }]);
  expect(await testbed.isBalanced()).toBe(true);
  const { body } = await api.client.get(`/lotto/lgw/draws/LAO_4D/${drawNo}/proof`);
  expect(body.value).toMatchObject({ status: 'void', result: null, voidReason: 'operators' });
  expect(await post(first, path, { reason: 'again' })).toMatchObject({
    status: 409,
    message: 'error_draw_move_not_allowed',
  });
});

test('a result is neither corrected nor voided after 48 hours', async () => {
  await hold();
  await testbed.moveTo(new Date(parts.clock.now().getTime() + 48 * 3_600_000));
  await logIn();
  const id = await idOf();
  for (const [act, body] of [
    ['void', {}],
    ['correction', { result: WRONG }],
  ] as const)
    expect(await post(first, `lottery/draws/${id}/${act}`, { ...body, reason: 'too late' })).toMatchObject({
      status: 409,
    });
});

test('without a result operators are alarmed after half an hour, and the draw of Laos is void after an hour', async () => {
  const member = await testbed.member();
  await bet(member, 'sea.top3', ['427'], '1.00');
  await close();
  const drawAt = closeAt + 30 * 60_000;
  await testbed.moveTo(new Date(drawAt + 30 * 60_000));
  await testbed.draws.advanceDue();
  await logIn();
  expect((await detail()).alarmedAt).not.toBeNull();
  const { body } = await api.client.send<{ awaitedResults: number }>('GET', '/wps/ops/queue', undefined, {
    headers: first,
  });
  expect(body.value?.awaitedResults).toBe(1);
  await testbed.moveTo(new Date(drawAt + 60 * 60_000));
  await testbed.draws.advanceDue();
  await testbed.settle({ id: await idOf() });
  await logIn();
  expect(await detail()).toMatchObject({ status: 'void', voidReason: 'no-result' });
  expect(await testbed.balance(member)).toBe('1000.00');
});

test('a suspended draw sells nothing, and goes on when it is resumed', async () => {
  const member = await testbed.member();
  const suspend = async (suspended: boolean) =>
    post(second, `lottery/draws/${await idOf()}/suspension`, { suspended, reason: 'rumours' });
  expect(await suspend(true)).toMatchObject({ status: 200 });
  expect(await suspend(true)).toMatchObject({ status: 422, message: 'error_nothing_changed' });
  expect(await bet(member, 'sea.top3', ['427'], '1.00')).toMatchObject({
    status: 422,
    message: 'error_draw_suspended',
  });
  expect(await suspend(false)).toMatchObject({ status: 200 });
  expect(await bet(member, 'sea.top3', ['427'], '1.00')).toMatchObject({ status: 200 });
});

test('numbers at half price and closed ones are sold so from then on only', async () => {
  const [early, late] = await Promise.all([testbed.member(), testbed.member()]);
  await bet(early, 'sea.bottom2', ['74'], '1.00');
  const price = async (fields: object) =>
    post(first, `lottery/draws/${await idOf()}/numbers`, {
      rule: 'sea.bottom2',
      reason: 'festival',
      ...fields,
    });
  expect(await price({ numbers: ['74'], price: 'half' })).toMatchObject({ status: 200 });
  expect(await price({ numbers: ['13'], price: 'closed' })).toMatchObject({ status: 200 });
  expect(await price({ numbers: ['7'], price: 'closed' })).toMatchObject({ status: 400 });
  expect(await price({ numbers: ['13', '13'], price: 'closed' })).toMatchObject({ status: 400 });
  expect(await price({ rule: 'ssc.pos', numbers: ['7'], price: 'closed' })).toMatchObject({ status: 400 });
  expect(await bet(late, 'sea.bottom2', ['13'], '1.00')).toMatchObject({
    status: 422,
    message: 'error_lottery_number_closed',
    params: { line: 1, number: '13' },
  });
  expect(await bet(late, 'sea.bottom2', ['74', '99'], '1.00')).toMatchObject({
    status: 422,
    params: { reason: 'mixed_prices' },
  });
  expect(await bet(late, 'sea.bottom2', ['74'], '1.00')).toMatchObject({ status: 200 });
  const { body } = await api.client.get<{ draw: { prices: object[] } }>('/lotto/lgw/games/LAO_4D/current');
  expect(body.value?.draw.prices).toEqual([
    { rule: 'sea.bottom2', number: '13', price: 'closed' },
    { rule: 'sea.bottom2', number: '74', price: 'half' },
  ]);
  expect((await detail()).exposure).toEqual([
    { group: 'bottom2', limit: '500000.00', worst: [{ outcome: '74', payout: '144.75' }] },
  ]);
  await hold();
  expect(await testbed.balance(early)).toBe('1095.50');
  expect(await testbed.balance(late)).toBe('1047.25');
});

/** While nobody else may buy for the draw or settle it, `work` begins; what `change` writes is there before it goes on. */
async function meanwhile<Value>(work: () => Promise<Value>, change: string): Promise<Value> {
  const holder = new pg.Client(db.url);
  await holder.connect();
  try {
    const id = await idOf();
    await holder.query('begin');
    await holder.query('select pg_advisory_xact_lock(lottery.draw_lock($1::bigint))', [id]);
    const working = work();
    for (;;) {
      const [waiting] = await db.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and wait_event = 'advisory'`,
      );
      if (waiting) break;
    }
    await holder.query(change.replaceAll(':draw', id));
    await holder.query('commit');
    return await working;
  } finally {
    await holder.end();
  }
}

test('a member who waits while a number is closed does not get it', async () => {
  const member = await testbed.member();
  const answer = await meanwhile(
    () => bet(member, 'sea.bottom2', ['13'], '1.00'),
    `insert into lottery.number_price (draw, rule, number, price) values (:draw, 'sea.bottom2', '13', 'closed');
     update lottery.draw set price_version = price_version + 1 where id = :draw`,
  );
  expect(answer).toMatchObject({ status: 422, message: 'error_lottery_number_closed' });
  expect(await testbed.balance(member)).toBe('1000.00');
});

test('a result that is withdrawn while it is settled stops no chase', async () => {
  const member = await testbed.member();
  const chase = {
    gameCode: 'LAO_4D',
    prizeMode: 'SEA',
    lines: [{ rule: 'sea.top3', picks: [['427']], amount: '1.00', bets: 1 }],
    draws: [closeAt, closeAt + 2 * DAY_MS].map((at) => ({ drawNo: numberOf(at), multiple: 1 })),
    stopOnWin: true,
    amount: '2.00',
  };
  const { value } = await testbed.post<{ chaseId: string }>(member, '/chases', chase);
  await close();
  await enter(first, RIGHT);
  await enter(second, RIGHT);
  const id = await idOf();
  await meanwhile(
    () => testbed.settle({ id }),
    `update lottery.draw set revision = 2, result = '${WRONG}' where id = :draw;
     insert into lottery.draw_result (draw, revision, result, reason, decided_at) values (:draw, 2, '${WRONG}', 'misread', now())`,
  );
  await testbed.settle({ id });
  const held = await testbed.get<{ status: string; draws: { status: string }[] }>(
    member,
    `/chases/${value.chaseId}`,
  );
  expect(held.value.status).toBe('running');
  expect(held.value.draws.map(({ status }) => status)).toEqual(['lost', 'accepted']);
  expect(await testbed.balance(member)).toBe('998.00');
});

test('limits hold from then on, and whoever read older ones is refused', async () => {
  const member = await testbed.member();
  const list = async () =>
    (
      await api.client.send<{ list: { gameCode: string; version: number; lineMax: string }[] }>(
        'GET',
        '/wps/ops/lottery/limits',
        undefined,
        { headers: first },
      )
    ).body.value?.list ?? [];
  const [limits] = await list();
  const change = (fields: object) =>
    api.client.send(
      'PUT',
      '/wps/ops/lottery/limits/LAO_4D',
      { ...withoutNames(limits), ...fields },
      {
        key: randomUUID(),
        headers: first,
      },
    );
  expect(await change({ lineMax: '10.00' })).toMatchObject({ status: 200 });
  expect(await change({ lineMax: '20.00' })).toMatchObject({
    status: 409,
    body: { message: 'error_lottery_limits_changed' },
  });
  expect(await change({ version: 2, lineMax: '0.50' })).toMatchObject({ status: 400 });
  expect(await bet(member, 'sea.side.top', ['B'], '10.01')).toMatchObject({
    status: 422,
    params: { max: '10.00' },
  });
  expect((await list())[0]).toMatchObject({ version: 2, lineMax: '10.00' });
});

function withoutNames(limits: object | undefined): object {
  const {
    names: _names,
    currency: _currency,
    gameCode: _code,
    ...rest
  } = { ...limits } as Record<string, unknown>;
  return { ...rest, reason: 'calmer' };
}
