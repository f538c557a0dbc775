import { randomUUID } from 'node:crypto';
import type { ValueOf } from '#libs/platform/common/call';
import { getBet, listBets } from './common/bet-record.calls.js';
import { listWinners } from './common/winners.calls.js';
import { winnersUpdated } from './common/winners.events.js';
import { type Fields, type Sitting, WalletBench } from './wallet.fixture.js';

const UNIT = 100_000;

let bench: WalletBench;
let sitting: Sitting;
let rounds: Fields[];

beforeAll(async () => {
  bench = await WalletBench.open();
  sitting = await bench.sit('1000.00');
  rounds = [bench.bet(sitting), bench.bet(sitting), bench.bet(sitting), bench.bet(sitting)];
  const [won, lost, back] = rounds as [Fields, Fields, Fields, Fields];
  for (const bet of rounds) await bench.send('bet', bet);
  await bench.send('win', bench.after(won, { amount: 35.5 * UNIT }));
  await bench.send('win', bench.after(lost, { amount: 0 }));
  await bench.send('rollback', bench.after(back));
});
afterAll(() => bench.close());

async function list(query = '', token = sitting.member.token): Promise<ValueOf<typeof listBets>> {
  const reply = await bench.api.client.get(`/wps/records/bets?${query}`, token);
  return listBets.value.parse(reply.body.value);
}
const names = (value: ValueOf<typeof listBets>) => value.list.map(({ round, status }) => [round, status]);
/** A board travels as `{ at, data }`. */
const boardIn = (message: unknown) => winnersUpdated.data.parse((message as { data: unknown }).data);
const at = (index: number) => rounds[index]?.round;

test('rounds are listed, the latest first, with the sums of what was not void', async () => {
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
  const reply = await bench.api.client.get('/wps/records/bets?from=yesterday', sitting.member.token);
  expect([reply.status, reply.body.errors]).toEqual([400, [{ field: 'from', code: 'field_invalid' }]]);
});

test('one round shows its transactions and the proof that the vendor gives', async () => {
  const { list: all } = await list('status=settled');
  const id = all.at(-1)?.id;
  const asked: URLSearchParams[] = [];
  bench.studio.answer(({ path, query }) => {
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
      (await bench.api.client.get(`/wps/records/bets/${id}`, sitting.member.token)).body.value,
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
  expect(asked.map((query) => [query.get('round'), query.get('user')])).toEqual([[at(0), sitting.member.id]]);
  bench.studio.answer(() => ({ status: 404, json: {} }));
  expect(await read()).toMatchObject({ round: at(0), proof: null });
  bench.studio.answer(() => ({ json: { url: 'http://127.0.0.1:1/play' } }));
});

test("a round is its member's alone", async () => {
  const stranger = await bench.member();
  const id = (await list()).list[0]?.id;
  expect(await list('', stranger.token)).toMatchObject({ total: 0, list: [] });
  for (const wanted of [id, '999999', '0', 'x', randomUUID(), '9'.repeat(30)]) {
    const reply = await bench.api.client.get(`/wps/records/bets/${wanted}`, stranger.token);
    expect([wanted, reply.status, reply.body.message]).toEqual([wanted, 404, 'error_not_found']);
  }
});

test("today's largest wins stand on the board, masked, and the board is pushed when one comes", async () => {
  const guest = bench.api.client.socket();
  await guest.ready;
  const richer = await bench.sit('500.00');
  const bet = bench.bet(richer);
  await bench.send('bet', bet);
  await bench.send('win', bench.after(bet, { amount: 80 * UNIT }));
  const two = await guest.waitFor('winners.updated', ({ data }) => boardIn(data).list.length === 2);
  const masked = ({ account }: { account: string }) => `${account.slice(0, 2)}***${account.slice(-1)}`;
  expect(boardIn(two.data).list).toMatchObject([
    { account: masked(richer.member), winAmount: '80.00', currency: 'BDT', game: 'river-dice' },
    { account: masked(sitting.member), winAmount: '35.50' },
  ]);
  guest.close();

  const read = async (query: string) =>
    listWinners.value.parse(
      (await bench.api.client.get(`/wps/relay/GCSGAME_getRankList?${query}`)).body.value,
    ).list;
  expect(await read('limitNum=1')).toMatchObject([{ winAmount: '80.00' }]);
  expect(await read('gameCategory=LIVE')).toEqual([]);
  await bench.api.advance(25 * 3600 * 1000);
  expect(await read('')).toEqual([]);
  await bench.api.advance(-25 * 3600 * 1000);
});

test('who plays is not idle', async () => {
  const { member, token } = await bench.sit('100.00');
  const minutes = async (count: number) => bench.api.advance(count * 60_000);
  await minutes(20);
  await bench.send('bet', bench.bet({ member, token }));
  await minutes(20);
  expect((await bench.api.client.get('/wps/member/info', member.token)).status).toBe(200);
  await minutes(31);
  expect((await bench.api.client.get('/wps/member/info', member.token)).status).toBe(401);
});
