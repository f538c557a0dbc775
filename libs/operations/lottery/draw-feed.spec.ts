import { randomUUID } from 'node:crypto';
import type { FeedStatus } from '#libs/lottery/common/feed.calls';
import type { DrawDetail } from '#libs/lottery/common/operator-draws';
import { LotteryTestbed } from '#libs/lottery/lottery.fixture';
import { sign } from '#libs/platform/crypto/signature';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import { operatorSession } from '#libs/platform/testing/test-session';

const PATH = '/gw/v1/lottery/results';
const DAY_MS = 86_400_000;
const VN_RESULT =
  '42021/33379/54024,29062/70419,40306,41068,34819,02247,09692/1528,8590,4810,9103/4421,2140,4591,1692,2471,9345/691,928,304/13,18,09,98';

const { db, api, parts } = setUpTestApi({ parts: [] });
let testbed: LotteryTestbed;
/** When Lao's draw of a Monday closes; its result comes half an hour later. */
let closeAt = new Date('2027-03-29T13:00:00Z').getTime();
let drawNo = '';

beforeAll(() => {
  testbed = new LotteryTestbed({ db, api, parts });
});
beforeEach(async () => {
  closeAt += 7 * DAY_MS;
  drawNo = new Date(closeAt).toISOString().slice(0, 10).replaceAll('-', '');
  await testbed.begin(new Date(closeAt - 7_200_000), 'LAO_4D', 'VN_NORTH');
});

const close = async () => {
  await testbed.moveTo(new Date(closeAt));
  await testbed.draws.advanceDue();
};

interface Sent {
  sequence?: number;
  result?: string;
  drawNo?: string;
  game?: string;
  drawnAt?: Date;
  secret?: string;
  merchant?: string;
}

/** As the feed sends it. */
async function send(fields: Sent = {}): Promise<FeedStatus> {
  const { sequence = 1, result = '7427', game = 'LAO_4D', secret = 'change-me', merchant = 'mela' } = fields;
  const body = JSON.stringify({
    feed: 'ticker',
    game_code: game,
    draw_no: fields.drawNo ?? drawNo,
    sequence,
    result,
    drawn_at: (fields.drawnAt ?? new Date(closeAt + 1_800_000)).toISOString(),
  });
  const timestamp = Math.floor(Date.now() / 1000);
  const reply = await fetch(`${api.url}${PATH}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-operator-id': merchant,
      'x-timestamp': String(timestamp),
      'x-signature': sign(secret, timestamp, 'POST', PATH, merchant, body),
    },
    body,
  });
  return ((await reply.json()) as { status: FeedStatus }).status;
}

const state = async (game = 'LAO_4D', number = drawNo) => {
  const { status, result } = await testbed.draws.find(game, number);
  return { status, result };
};

test('the first result of the feed is final, and the same message gets the same answer', async () => {
  await close();
  expect(await send()).toBe('RS_OK');
  expect(await state()).toEqual({ status: 'settled', result: '7427' });
  expect(await Promise.all([send(), send()])).toEqual(['RS_OK', 'RS_OK']);
  expect(await send({ result: '7428' })).toBe('RS_ERROR_DUPLICATE_TRANSACTION');
  expect(await send({ sequence: 2, result: '7428' })).toBe('RS_OK');
  expect(await state()).toEqual({ status: 'settled', result: '7427' });
  const [row] = await db.query(
    'select contradicted_at is not null as alarmed from lottery.draw where draw_no = $1 and game = $2',
    [drawNo, 'LAO_4D'],
  );
  expect(row).toEqual({ alarmed: true });
});

test('operators are told for two days of a feed that contradicts a result', async () => {
  await close();
  await send();
  await send({ sequence: 2, result: '7428' });
  const count = async () => {
    const { body } = await api.client.send<{ awaitedResults: number }>('GET', '/wps/ops/queue', undefined, {
      headers: await operator(),
    });
    return body.value?.awaitedResults;
  };
  expect(await count()).toBe(1 + north());
  await testbed.moveTo(new Date(parts.clock.now().getTime() + 2 * DAY_MS));
  expect((await detailOf('LAO_4D')).contradictedAt).not.toBeNull();
  expect(await count()).toBe(north());
});

/** Draws of Vietnam that wait for an operator's confirmation. */
const north = () => 1;

test('a draw that closes late waits for its result as long as any other', async () => {
  await testbed.moveTo(new Date(closeAt + 2 * 3_600_000));
  await testbed.draws.advanceDue();
  expect(await state()).toEqual({ status: 'closed', result: null });
  expect(await send()).toBe('RS_OK');
  expect(await state()).toEqual({ status: 'settled', result: '7427' });
});

test('copies of a message that come at once decide the draw once', async () => {
  await close();
  const answers = await Promise.all(Array.from({ length: 8 }, () => send()));
  expect(answers).toEqual(Array(8).fill('RS_OK'));
  const results = await db.query('select revision from lottery.draw_result');
  expect(results).toEqual([{ revision: 1 }]);
});

test.each<[string, Sent, FeedStatus]>([
  ['a foreign signature', { secret: 'somebody-else' }, 'RS_ERROR_INVALID_SIGNATURE'],
  ['another merchant', { merchant: 'other' }, 'RS_ERROR_INVALID_PARTNER'],
  ['a digit too few', { result: '742' }, 'RS_ERROR_WRONG_SYNTAX'],
  ['numbers of another game', { result: VN_RESULT }, 'RS_ERROR_WRONG_SYNTAX'],
  ['an unknown draw', { drawNo: '20200101' }, 'RS_ERROR_INVALID_GAME'],
  ['a game of our own', { game: 'SSC5M', result: '1,2,3,4,5' }, 'RS_ERROR_INVALID_GAME'],
  ['a result of the day before', { drawnAt: new Date(0) }, 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST'],
])('refuses %s', async (_name, fields, status) => {
  await close();
  expect(await send(fields)).toBe(status);
  expect(await state()).toEqual({ status: 'closed', result: null });
});

test('a result before the close is refused, and taken once it is sent again', async () => {
  expect(await send()).toBe('RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
  await close();
  expect(await send()).toBe('RS_OK');
});

test('a lower sequence is ignored', async () => {
  await testbed.moveTo(new Date(closeAt));
  await testbed.draws.advanceDue();
  const north = { game: 'VN_NORTH' };
  expect(await send({ ...north, sequence: 5, result: VN_RESULT })).toBe('RS_OK');
  expect(await send({ ...north, sequence: 4, result: VN_RESULT.replace('42021', '42022') })).toBe('RS_OK');
  const { fed } = await detailOf('VN_NORTH');
  expect(fed).toBe(VN_RESULT);
});

test('one operator confirms what the feed said last', async () => {
  await close();
  const north = { game: 'VN_NORTH' };
  const confirm = async (result: string) => {
    const { id } = await testbed.draws.find('VN_NORTH', drawNo);
    const { status, body } = await api.client.send(
      'POST',
      `/wps/ops/lottery/draws/${id}/confirmation`,
      { result },
      {
        key: randomUUID(),
        headers: await operator(),
      },
    );
    return { status, message: body.message };
  };
  expect(await confirm(VN_RESULT)).toEqual({ status: 409, message: 'error_draw_move_not_allowed' });
  await send({ ...north, result: VN_RESULT.replace('42021', '42022') });
  expect(await state('VN_NORTH')).toEqual({ status: 'closed', result: null });
  await send({ ...north, sequence: 2, result: VN_RESULT });
  expect(await confirm(VN_RESULT.replace('42021', '42022'))).toEqual({
    status: 409,
    message: 'error_result_mismatch',
  });
  expect(await confirm(VN_RESULT)).toEqual({ status: 200, message: null });
  expect(await state('VN_NORTH')).toEqual({ status: 'settled', result: VN_RESULT });
  expect((await detailOf('VN_NORTH')).messages.map(({ sequence }) => sequence)).toEqual([2, 1]);
});

async function operator() {
  const headers = await operatorSession(db, api.url, 'operator1');
  await db.query(
    `update authentication.session set seen_at = $1, expires_at = $1::timestamptz + interval '1 day' where role = 'operator'`,
    [parts.clock.now()],
  );
  return headers;
}

async function detailOf(game: string): Promise<DrawDetail> {
  const { id } = await testbed.draws.find(game, drawNo);
  const { body } = await api.client.send<DrawDetail>('GET', `/wps/ops/lottery/draws/${id}`, undefined, {
    headers: await operator(),
  });
  return body.value as DrawDetail;
}
