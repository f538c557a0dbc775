import { randomUUID } from 'node:crypto';
import type { ValueOf } from '#libs/platform/common/call';
import { getBet, listBets } from '../common/bet-record.calls.js';
import { listWinners } from '../common/winners.calls.js';
import { winnersUpdated } from '../common/winners.events.js';
import { type Fields, type GameSession, WalletTestbed } from '../wallet/wallet.fixture.js';

const UNIT = 100_000;

let testbed: WalletTestbed;
let gameSession: GameSession;
let rounds: Fields[];

beforeAll(async () => {
  testbed = await WalletTestbed.open();
  gameSession = await testbed.startSession('1000.00');
  rounds = [
    testbed.bet(gameSession),
    testbed.bet(gameSession),
    testbed.bet(gameSession),
    testbed.bet(gameSession),
  ];
  const [won, lost, back] = rounds as [Fields, Fields, Fields, Fields];
  for (const bet of rounds) await testbed.send('bet', bet);
  await testbed.send('win', testbed.after(won, { amount: 35.5 * UNIT }));
  await testbed.send('win', testbed.after(lost, { amount: 0 }));
  await testbed.send('rollback', testbed.after(back));
});
afterAll(() => testbed.close());

async function list(query = '', token = gameSession.member.token): Promise<ValueOf<typeof listBets>> {
  const reply = await testbed.api.client.get(`/wps/records/bets?${query}`, token);
  return listBets.value.parse(reply.body.value);
}
const names = (value: ValueOf<typeof listBets>) => value.list.map(({ round, status }) => [round, status]);
/** A board arrives as `{ at, data }`. */
const boardIn = (message: unknown) => winnersUpdated.data.parse((message as { data: unknown }).data);
const at = (index: number) => rounds[index]?.round;

test('lists rounds, the latest first, with the totals of those that are not void', async () => {
  const value = await list();
  expect(names(value)).toEqual([
    [at(3), 'open'],
    [at(2), 'void'],
    [at(1), 'settled'],
    [at(0), 'settled'],
  ]);
  expect(value).toMatchObject({
    total: 4,
    totalPages: 1,
    totals: { stake: '30.00', payout: '35.50', currency: 'BDT' },
    seq: expect.any(Number),
  });
  expect(value.list.at(-1)).toMatchObject({
    gameCode: 'river-dice',
    gameNames: { EN: 'River Dice' },
    vendorName: 'Studio',
    stake: '10.00',
    payout: '35.50',
  });
});

test('filters and pages', async () => {
  expect(names(await list('status=void'))).toEqual([[at(2), 'void']]);
  expect(names(await list('pageSize=1&pageNo=2'))).toEqual([[at(2), 'void']]);
  expect((await list('vendor=DELTA')).total).toBe(0);
  expect((await list('gameType=LIVE')).total).toBe(0);
  expect((await list('gameType=RNG&vendor=STUDIO')).total).toBe(4);
  const soon = encodeURIComponent(new Date(Date.now() + 60_000).toISOString());
  const past = encodeURIComponent(new Date(Date.now() - 600_000).toISOString());
  expect((await list(`from=${soon}`)).total).toBe(0);
  expect((await list(`from=${past}&to=${soon}`)).total).toBe(4);
  const reply = await testbed.api.client.get('/wps/records/bets?from=yesterday', gameSession.member.token);
  expect([reply.status, reply.body.errors]).toEqual([400, [{ field: 'from', code: 'field_invalid' }]]);
});

test("shows a round's transactions and the vendor's proof", async () => {
  const { list: all } = await list('status=settled');
  const id = all.at(-1)?.id;
  const asked: URLSearchParams[] = [];
  testbed.studio.answer(({ path, query }) => {
    if (path === '/studio/game/round') asked.push(query);
    return {
      json: {
        server_seed_hash: 'abc',
        server_seed: null,
        client_seed: 'mine',
        nonce: 4,
        result: { roll: 5120 },
        verify_url: 'http://127.0.0.1:1/verify',
      },
    };
  });
  const read = async () =>
    getBet.value.parse(
      (await testbed.api.client.get(`/wps/records/bets/${id}`, gameSession.member.token)).body.value,
    );
  expect(await read()).toMatchObject({
    round: at(0),
    transactions: [
      { operation: 'bet', amount: '10.00', rolledBack: false },
      { operation: 'win', amount: '35.50', rolledBack: false },
    ],
    proof: {
      serverSeedHash: 'abc',
      serverSeed: null,
      clientSeed: 'mine',
      nonce: 4,
      result: { roll: 5120 },
      verifyUrl: 'http://127.0.0.1:1/verify',
    },
  });
  expect(asked.map((query) => [query.get('round'), query.get('user')])).toEqual([
    [at(0), gameSession.member.id],
  ]);
  testbed.studio.answer(() => ({ status: 404, json: {} }));
  expect(await read()).toMatchObject({ round: at(0), proof: null });
  testbed.studio.answer(() => ({ json: { url: 'http://127.0.0.1:1/play' } }));
});

test('shows a round to its member only', async () => {
  const stranger = await testbed.member();
  const id = (await list()).list[0]?.id;
  expect(await list('', stranger.token)).toMatchObject({ total: 0, list: [] });
  for (const wanted of [id, '999999', '0', 'x', randomUUID(), '9'.repeat(30)]) {
    const reply = await testbed.api.client.get(`/wps/records/bets/${wanted}`, stranger.token);
    expect([wanted, reply.status, reply.body.message]).toEqual([wanted, 404, 'error_not_found']);
  }
});

test("shows today's largest wins on the board, masked, and pushes the board on a new one", async () => {
  const guest = testbed.api.client.socket();
  await guest.ready;
  const richer = await testbed.startSession('500.00');
  const bet = testbed.bet(richer);
  await testbed.send('bet', bet);
  await testbed.send('win', testbed.after(bet, { amount: 80 * UNIT }));
  const two = await guest.waitFor('winners.updated', ({ data }) => boardIn(data).list.length === 2);
  const masked = ({ account }: { account: string }) => `${account.slice(0, 2)}***${account.slice(-1)}`;
  expect(boardIn(two.data).list).toMatchObject([
    { account: masked(richer.member), winAmount: '80.00', currency: 'BDT', game: 'river-dice' },
    { account: masked(gameSession.member), winAmount: '35.50' },
  ]);
  guest.close();

  const read = async (query: string) =>
    listWinners.value.parse(
      (await testbed.api.client.get(`/wps/relay/GCSGAME_getRankList?${query}`)).body.value,
    ).list;
  expect(await read('limitNum=1')).toMatchObject([{ winAmount: '80.00' }]);
  expect(await read('gameCategory=LIVE')).toEqual([]);
  await testbed.api.advance(25 * 3600 * 1000);
  expect(await read('')).toEqual([]);
  await testbed.api.advance(-25 * 3600 * 1000);
});

test('counts play as activity of the session', async () => {
  const { member, token } = await testbed.startSession('100.00');
  const minutes = async (count: number) => testbed.api.advance(count * 60_000);
  await minutes(20);
  await testbed.send('bet', testbed.bet({ member, token }));
  await minutes(20);
  expect((await testbed.api.client.get('/wps/member/info', member.token)).status).toBe(200);
  await minutes(31);
  expect((await testbed.api.client.get('/wps/member/info', member.token)).status).toBe(401);
});
