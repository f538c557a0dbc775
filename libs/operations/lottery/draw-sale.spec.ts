import { randomUUID } from 'node:crypto';
import { setUpDrawOperators } from './draw-operators.fixture.js';

const operators = setUpDrawOperators();
const { api } = operators.programs;

test('a suspended draw sells nothing, and goes on when it is resumed', async () => {
  const member = await operators.testbed.member();
  const suspend = async (suspended: boolean) =>
    operators.post(operators.second, `lottery/draws/${await operators.id()}/suspension`, {
      suspended,
      reason: 'rumours',
    });
  expect(await suspend(true)).toMatchObject({ status: 200 });
  expect(await suspend(true)).toMatchObject({ status: 422, message: 'error_nothing_changed' });
  expect(await operators.bet(member, 'sea.top3', ['427'], '1.00')).toMatchObject({
    status: 422,
    message: 'error_draw_suspended',
  });
  expect(await suspend(false)).toMatchObject({ status: 200 });
  expect(await operators.bet(member, 'sea.top3', ['427'], '1.00')).toMatchObject({ status: 200 });
});

test('numbers at half price and closed ones are sold so from then on only', async () => {
  const [early, late] = await Promise.all([operators.testbed.member(), operators.testbed.member()]);
  await operators.bet(early, 'sea.bottom2', ['74'], '1.00');
  const price = async (fields: object) =>
    operators.post(operators.first, `lottery/draws/${await operators.id()}/numbers`, {
      rule: 'sea.bottom2',
      reason: 'festival',
      ...fields,
    });
  expect(await price({ numbers: ['74'], price: 'half' })).toMatchObject({ status: 200 });
  expect(await price({ numbers: ['13'], price: 'closed' })).toMatchObject({ status: 200 });
  expect(await price({ numbers: ['7'], price: 'closed' })).toMatchObject({ status: 400 });
  expect(await price({ numbers: ['13', '13'], price: 'closed' })).toMatchObject({ status: 400 });
  expect(await price({ rule: 'ssc.pos', numbers: ['7'], price: 'closed' })).toMatchObject({ status: 400 });
  expect(await operators.bet(late, 'sea.bottom2', ['13'], '1.00')).toMatchObject({
    status: 422,
    message: 'error_lottery_number_closed',
    params: { line: 1, number: '13' },
  });
  expect(await operators.bet(late, 'sea.bottom2', ['74', '99'], '1.00')).toMatchObject({
    status: 422,
    params: { reason: 'mixed_prices' },
  });
  expect(await operators.bet(late, 'sea.bottom2', ['74'], '1.00')).toMatchObject({ status: 200 });
  const { body } = await api.client.get<{ draw: { prices: object[] } }>('/lotto/lgw/games/LAO_4D/current');
  expect(body.value?.draw.prices).toEqual([
    { rule: 'sea.bottom2', number: '13', price: 'closed' },
    { rule: 'sea.bottom2', number: '74', price: 'half' },
  ]);
  expect((await operators.detail()).exposure).toEqual([
    { group: 'bottom2', limit: '500000.00', worst: [{ outcome: '74', payout: '144.75' }] },
  ]);
  await operators.hold();
  expect(await operators.testbed.balance(early)).toBe('1095.50');
  expect(await operators.testbed.balance(late)).toBe('1047.25');
});

test('a member who waits while a number is closed does not get it', async () => {
  const member = await operators.testbed.member();
  const answer = await operators.meanwhile(
    () => operators.bet(member, 'sea.bottom2', ['13'], '1.00'),
    `insert into lottery.number_price (draw, rule, number, price) values (:draw, 'sea.bottom2', '13', 'closed');
     update lottery.draw set price_version = price_version + 1 where id = :draw`,
  );
  expect(answer).toMatchObject({ status: 422, message: 'error_lottery_number_closed' });
  expect(await operators.testbed.balance(member)).toBe('1000.00');
});

test('limits hold from then on, and whoever read older ones is refused', async () => {
  const member = await operators.testbed.member();
  const list = async () =>
    (
      await api.client.send<{ list: { gameCode: string; version: number; lineMax: string }[] }>(
        'GET',
        '/wps/ops/lottery/limits',
        undefined,
        { headers: operators.first },
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
        headers: operators.first,
      },
    );
  expect(await change({ lineMax: '10.00' })).toMatchObject({ status: 200 });
  expect(await change({ lineMax: '20.00' })).toMatchObject({
    status: 409,
    body: { message: 'error_lottery_limits_changed' },
  });
  expect(await change({ version: 2, lineMax: '0.50' })).toMatchObject({ status: 400 });
  expect(await operators.bet(member, 'sea.side.top', ['B'], '10.01')).toMatchObject({
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
