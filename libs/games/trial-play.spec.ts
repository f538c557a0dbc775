import { type Fields, RIVER_DICE, type Sitting, WalletBench } from './wallet.fixture.js';

const UNIT = 100_000;

let bench: WalletBench;
let trial: Sitting;

beforeAll(async () => {
  bench = await WalletBench.open();
  const path = '/wps/session/login/freeplay';
  const { payload } = await bench.api.client.seal('POST', path, {});
  const order = { os: 'Linux', platform: 'W', version: 3, token: payload };
  const { body } = await bench.api.client.send('POST', path, order);
  const { token, member } = body.value as { token: string; member: { id: string; account: string } };
  const sitting = await bench.launch({ token, ...member });
  trial = { member: { token, ...member }, token: sitting };
});
afterAll(() => bench.close());

const bet = (changes: Fields = {}) => bench.bet(trial, { currency: 'XTS', ...changes });
const winners = async () => {
  const path = '/wps/relay/GCSGAME_getRankList?gameCategory=ALL&language=EN&limitNum=20';
  return ((await bench.api.client.get(path)).body.value as { list: Fields[] }).list;
};

test('a trial stakes and wins play money by the wallet of every vendor, and only that', async () => {
  const sitting = { user: trial.member.id, currency: 'XTS', game_code: 'river-dice', token: trial.token };
  expect(await bench.send('authenticate', sitting)).toMatchObject({
    status: 'RS_OK',
    currency: 'XTS',
    balance: 10_000 * UNIT,
  });
  const staked = bet();
  expect(await bench.send('bet', staked)).toMatchObject({ status: 'RS_OK', balance: 9990 * UNIT });
  expect(await bench.send('win', bench.after(staked, { amount: 500 * UNIT }))).toMatchObject({
    status: 'RS_OK',
    balance: 10_490 * UNIT,
  });
  expect((await bench.send('bet', bet({ currency: 'BDT' }))).status).toBe('RS_ERROR_WRONG_CURRENCY');
  const sums = await bench.db.query('select currency from ledger.posting group by 1 having sum(amount) <> 0');
  expect(sums).toEqual([]);
});

test('what was won with play money is on no board', async () => {
  const member = await bench.sit('1000.00');
  const staked = bench.bet(member);
  await bench.send('bet', staked);
  await bench.send('win', bench.after(staked, { amount: 20 * UNIT }));
  const wins = await bench.db.query('select id from games.round where payout > stake');
  expect(wins).toHaveLength(2);
  expect(await winners()).toMatchObject([{ nodeId: RIVER_DICE, currency: 'BDT', winAmount: '20.00' }]);
});
