import { type Fields, type GameSession, RIVER_DICE, WalletTestbed } from './wallet.fixture.js';

const UNIT = 100_000;

let testbed: WalletTestbed;
let trial: GameSession;

beforeAll(async () => {
  testbed = await WalletTestbed.open();
  const path = '/wps/session/login/freeplay';
  const { payload } = await testbed.api.client.seal('POST', path, {});
  const order = { os: 'Linux', platform: 'W', version: 3, token: payload };
  const { body } = await testbed.api.client.send('POST', path, order);
  const { token, member } = body.value as { token: string; member: { id: string; account: string } };
  const game = await testbed.launch({ token, ...member });
  trial = { member: { token, ...member }, token: game };
});
afterAll(() => testbed.close());

const bet = (changes: Fields = {}) => testbed.bet(trial, { currency: 'XTS', ...changes });
const winners = async () => {
  const path = '/wps/relay/GCSGAME_getRankList?gameCategory=ALL&language=EN&limitNum=20';
  return ((await testbed.api.client.get(path)).body.value as { list: Fields[] }).list;
};

test("moves only play money when a trial account bets and wins, in every vendor's wallet", async () => {
  const game = { user: trial.member.id, currency: 'XTS', game_code: 'river-dice', token: trial.token };
  expect(await testbed.send('authenticate', game)).toMatchObject({
    status: 'RS_OK',
    currency: 'XTS',
    balance: 10_000 * UNIT,
  });
  const staked = bet();
  expect(await testbed.send('bet', staked)).toMatchObject({ status: 'RS_OK', balance: 9990 * UNIT });
  expect(await testbed.send('win', testbed.after(staked, { amount: 500 * UNIT }))).toMatchObject({
    status: 'RS_OK',
    balance: 10_490 * UNIT,
  });
  expect((await testbed.send('bet', bet({ currency: 'BDT' }))).status).toBe('RS_ERROR_WRONG_CURRENCY');
  const sums = await testbed.db.query(
    'select currency from ledger.posting group by 1 having sum(amount) <> 0',
  );
  expect(sums).toEqual([]);
});

test('shows no win of play money on a board', async () => {
  const member = await testbed.startSession('1000.00');
  const staked = testbed.bet(member);
  await testbed.send('bet', staked);
  await testbed.send('win', testbed.after(staked, { amount: 20 * UNIT }));
  const wins = await testbed.db.query('select id from games.round where payout > stake');
  expect(wins).toHaveLength(2);
  expect(await winners()).toMatchObject([{ nodeId: RIVER_DICE, currency: 'BDT', winAmount: '20.00' }]);
});
