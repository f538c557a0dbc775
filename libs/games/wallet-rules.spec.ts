import { randomUUID } from 'node:crypto';
import { betSettled } from './common/bet.events.js';
import {
  type Fields,
  RIVER_DICE,
  type Sitting,
  WalletBench,
  type WalletOperation,
} from './wallet.fixture.js';

const DAY_MS = 24 * 3600 * 1000;
const UNIT = 100_000;

let bench: WalletBench;
let sitting: Sitting;

beforeAll(async () => {
  bench = await WalletBench.open();
});
afterAll(() => bench.close());
beforeEach(async () => {
  await limits('min_bet = 100, max_bet = 1000000, largest_win = 100000000');
  sitting = await bench.sit('1000.00');
});

const limits = (set: string) =>
  bench.db.query(`update games.title set ${set} where node_id = $1`, [RIVER_DICE]);
const status = async (operation: WalletOperation, fields: Fields) =>
  (await bench.send(operation, fields)).status;
const balance = () => bench.balance(sitting.member);
const round = async () => (await bench.rounds(sitting.member)).at(-1);

test('a bet takes the stake, its win pays, and the member hears of both', async () => {
  const socket = bench.api.client.socket(sitting.member.token);
  await socket.ready;
  const bet = bench.bet(sitting);
  const taken = await bench.send('bet', bet);
  expect(taken).toMatchObject({
    status: 'RS_OK',
    user: sitting.member.id,
    currency: 'BDT',
    balance: 990 * UNIT,
    operator_tx_id: expect.stringMatching(/^\d+$/),
  });
  expect(await round()).toMatchObject({ status: 'open', stake: 1000, payout: 0, valid: 0 });
  await socket.waitFor('balance.changed', ({ data }) => (data as Fields).balance === '990.00');

  expect(await bench.send('win', bench.after(bet, { amount: 25 * UNIT }))).toMatchObject({
    status: 'RS_OK',
    balance: 1015 * UNIT,
  });
  expect(await round()).toMatchObject({ status: 'settled', stake: 1000, payout: 2500, valid: 1000 });
  const settled = await socket.waitFor('bet.settled');
  expect(betSettled.data.parse(settled.data)).toMatchObject({
    gameCode: 'river-dice',
    gameNames: { EN: 'River Dice' },
    vendor: 'STUDIO',
    round: bet.round,
    stake: '10.00',
    payout: '25.00',
    currency: 'BDT',
    status: 'settled',
  });
  await socket.waitFor('balance.changed', ({ data }) => (data as Fields).balance === '1015.00');
  socket.close();
});

test('rules 1 and 2: a repeated request has one effect and the first answer, other content under its id is refused', async () => {
  const bet = bench.bet(sitting);
  const first = await bench.send('bet', { ...bet, request_uuid: randomUUID() });
  const request_uuid = randomUUID();
  const copies = await Promise.all(
    Array.from({ length: 8 }, () => bench.send('bet', { ...bet, request_uuid })),
  );
  for (const copy of copies) expect(copy).toEqual({ ...first, request_uuid });
  expect(await balance()).toBe('990.00');

  const others: [WalletOperation, Fields][] = [
    ['bet', { ...bet, amount: 11 * UNIT }],
    ['bet', { ...bet, round: 'another' }],
    ['bet', { ...bet, round_closed: true }],
    ['win', { ...bet, reference_transaction_uuid: bet.transaction_uuid }],
    ['rollback', { ...bet, reference_transaction_uuid: bet.transaction_uuid }],
  ];
  for (const [operation, fields] of others)
    expect(await status(operation, fields)).toBe('RS_ERROR_DUPLICATE_TRANSACTION');
  const stranger = await bench.sit('100.00');
  const foreign = { ...bet, token: stranger.token, user: stranger.member.id };
  expect(await status('bet', foreign)).toBe('RS_ERROR_DUPLICATE_TRANSACTION');
  expect(await balance()).toBe('990.00');
});

test('rule 2: a bet that was refused stays refused, whatever has changed since', async () => {
  const bet = bench.bet(sitting, { amount: 1001 * UNIT });
  expect(await status('bet', bet)).toBe('RS_ERROR_NOT_ENOUGH_MONEY');
  await bench.pay(sitting.member, '500.00');
  expect(await status('bet', bet)).toBe('RS_ERROR_NOT_ENOUGH_MONEY');
  expect(await balance()).toBe('1500.00');
  expect(await bench.rounds(sitting.member)).toEqual([]);
  expect(await status('rollback', bench.after(bet))).toBe('RS_OK');
  expect(await balance()).toBe('1500.00');
});

test('rule 3: a rollback that comes before its bet is fine, and the late bet is refused', async () => {
  const bet = bench.bet(sitting);
  const rollback = bench.after(bet);
  expect(await bench.send('rollback', rollback)).toMatchObject({ status: 'RS_OK', balance: 1000 * UNIT });
  expect(await status('bet', bet)).toBe('RS_ERROR_DUPLICATE_TRANSACTION');
  expect(await status('rollback', rollback)).toBe('RS_OK');
  expect(await status('rollback', bench.after(bet))).toBe('RS_OK');
  expect(await status('win', bench.after(bet))).toBe('RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
  expect([await balance(), await bench.rounds(sitting.member)]).toEqual(['1000.00', []]);
});

test('a rollback gives the stake back once, and the round is void', async () => {
  const bet = bench.bet(sitting);
  await bench.send('bet', bet);
  const copies = await Promise.all([bet, bet, bet].map((sent) => bench.send('rollback', bench.after(sent))));
  expect(copies.map((copy) => copy.status)).toEqual(['RS_OK', 'RS_OK', 'RS_OK']);
  expect([await balance(), await round()]).toEqual([
    '1000.00',
    { status: 'void', stake: 0, payout: 0, valid: 0, settled: false },
  ]);
  expect(await status('win', bench.after(bet))).toBe('RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
});

test('a round is void once its bet is rolled back, whether a win of nothing has closed it or not', async () => {
  const bet = bench.bet(sitting);
  await bench.send('bet', bet);
  await bench.send('win', bench.after(bet, { amount: 0 }));
  expect(await status('rollback', bench.after(bet))).toBe('RS_OK');
  expect([await balance(), await round()]).toEqual([
    '1000.00',
    { status: 'void', stake: 0, payout: 0, valid: 0, settled: true },
  ]);
});

test('a rollback that names another amount than its bet had is refused', async () => {
  const bet = bench.bet(sitting);
  await bench.send('bet', bet);
  for (const amount of [0, 9 * UNIT, 11 * UNIT])
    expect(await status('rollback', bench.after(bet, { amount }))).toBe(
      'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
    );
  expect(await balance()).toBe('990.00');
  const { amount: _, ...unnamed } = bench.after(bet);
  expect(await status('rollback', unnamed)).toBe('RS_OK');
  expect(await balance()).toBe('1000.00');
});

describe('rule 4: bets are refused and wins and rollbacks are taken', () => {
  const cases: [string, string, () => Promise<unknown>][] = [
    [
      'for a disabled member',
      'RS_ERROR_USER_DISABLED',
      () =>
        bench.db.query(`update identity.member set status = 'disabled' where id = $1`, [sitting.member.id]),
    ],
    [
      'after a log-out',
      'RS_ERROR_TOKEN_EXPIRED',
      () =>
        bench.api.client.send('DELETE', '/wps/session/logout', undefined, { token: sitting.member.token }),
    ],
    [
      'when the sitting has expired',
      'RS_ERROR_TOKEN_EXPIRED',
      () =>
        bench.db.query(`update games.launch set expires_at = now() - interval '1 second' where member = $1`, [
          sitting.member.id,
        ]),
    ],
    [
      'while the vendor is in maintenance',
      'RS_ERROR_INVALID_GAME',
      () => bench.db.query(`update games.vendor set maintenance = true where code = 'STUDIO'`),
    ],
  ];
  afterEach(() => bench.db.query(`update games.vendor set maintenance = false where code = 'STUDIO'`));

  test.each(cases)('%s', async (_, refusal, happen) => {
    const [won, lost, open] = [bench.bet(sitting), bench.bet(sitting), bench.bet(sitting)];
    for (const bet of [won, lost, open]) await bench.send('bet', bet);
    await happen();
    expect(await status('bet', bench.bet(sitting))).toBe(refusal);
    expect(await status('win', bench.after(won, { amount: 30 * UNIT }))).toBe('RS_OK');
    expect(await status('win', bench.after(lost, { amount: 0 }))).toBe('RS_OK');
    expect(await status('rollback', bench.after(open))).toBe('RS_OK');
    expect(await balance()).toBe('1010.00');
  });
});

test("rule 4: limits of the title are the bet's alone", async () => {
  await limits('min_bet = 500, max_bet = 2000');
  expect(await status('bet', bench.bet(sitting, { amount: 499_000 }))).toBe('RS_ERROR_LIMIT_REACHED');
  expect(await status('bet', bench.bet(sitting, { amount: 2_001_000 }))).toBe('RS_ERROR_LIMIT_REACHED');
  const bet = bench.bet(sitting, { amount: 20 * UNIT });
  expect(await status('bet', bet)).toBe('RS_OK');
  expect(await status('win', bench.after(bet, { amount: 1 * UNIT }))).toBe('RS_OK');
});

test('rule 5: a win of 0 that closes the round settles a loss', async () => {
  const bet = bench.bet(sitting);
  await bench.send('bet', bet);
  const loss = bench.after(bet, { amount: 0 });
  expect([await status('win', loss), await status('win', loss)]).toEqual(['RS_OK', 'RS_OK']);
  expect([await balance(), await round()]).toEqual([
    '990.00',
    { status: 'settled', stake: 1000, payout: 0, valid: 1000, settled: true },
  ]);
  expect(await status('bet', bench.bet(sitting, { round: bet.round }))).toBe('RS_ERROR_INVALID_GAME');
});

test('rule 6: a request that fails half-way leaves nothing, and its retry works', async () => {
  await bench.db.query(`
    create function games.fail_insert() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
    create trigger fail before insert on games.round for each row execute function games.fail_insert()`);
  const bet = bench.bet(sitting);
  const events = () => bench.db.query('select 1 from platform.event where person = $1', [sitting.member.id]);
  const before = (await events()).length;
  expect(await status('bet', bet)).toBe('RS_ERROR_UNKNOWN');
  const kept = await bench.db.query('select 1 from games.wallet_transaction where transaction_uuid = $1', [
    bet.transaction_uuid,
  ]);
  const posted = await bench.db.query('select 1 from ledger.transaction where reference = $1', [
    bet.transaction_uuid,
  ]);
  expect([await balance(), kept, posted, (await events()).length]).toEqual(['1000.00', [], [], before]);
  await bench.db.query('drop trigger fail on games.round; drop function games.fail_insert()');
  expect(await status('bet', bet)).toBe('RS_OK');
  expect(await balance()).toBe('990.00');
});

test('rule 7: what is finer than the currency, beyond exact numbers or above the largest win is refused', async () => {
  const bet = bench.bet(sitting);
  expect(await status('bet', bench.bet(sitting, { amount: 10_00_001 }))).toBe('RS_ERROR_WRONG_SYNTAX');
  expect(await status('bet', bench.bet(sitting, { amount: -1000 }))).toBe('RS_ERROR_WRONG_SYNTAX');
  expect(await status('bet', bench.bet(sitting, { amount: 1000.5 }))).toBe('RS_ERROR_WRONG_SYNTAX');
  expect(await status('bet', bench.bet(sitting, { amount: '1000000' }))).toBe('RS_ERROR_WRONG_SYNTAX');
  expect(await status('bet', bench.bet(sitting, { amount: 2 ** 53 }))).toBe('RS_ERROR_WRONG_SYNTAX');
  await bench.send('bet', bet);
  await limits('largest_win = 5000');
  const win = bench.after(bet, { amount: 5_001_000 });
  expect(await status('win', win)).toBe('RS_ERROR_LIMIT_REACHED');
  expect(await round()).toMatchObject({ status: 'open' });
  await limits('largest_win = 5001');
  expect(await status('win', win)).toBe('RS_OK');
  expect(await balance()).toBe('1040.01');
});

test('rule 8: a win or rollback fits an accepted bet in member, currency, round and game', async () => {
  const bet = bench.bet(sitting);
  const unknown = 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST';
  const win = bench.after(bet, { amount: 30 * UNIT });
  expect(await status('win', win)).toBe(unknown);
  await bench.send('bet', bet);
  const stranger = await bench.sit('100.00');
  expect(await status('win', { ...win, user: stranger.member.id })).toBe(unknown);
  expect(await status('win', { ...win, round: 'another' })).toBe(unknown);
  expect(await status('win', { ...win, game_code: 'sky-kite' })).toBe(unknown);
  expect(await status('win', { ...win, currency: 'USD' })).toBe(unknown);
  const ofItself = { ...win, reference_transaction_uuid: win.transaction_uuid };
  for (const operation of ['win', 'rollback'] as const)
    expect(await status(operation, ofItself)).toBe('RS_ERROR_WRONG_SYNTAX');
  const rollback = bench.after(bet);
  expect(await status('rollback', { ...rollback, user: stranger.member.id })).toBe(unknown);
  expect(await status('rollback', { ...rollback, round: 'another' })).toBe(unknown);
  expect(await status('win', win)).toBe('RS_OK');
  expect(await status('rollback', bench.after(win, { transaction_uuid: randomUUID() }))).toBe('RS_OK');
  expect(await balance()).toBe('990.00');
  const ofRollback = bench.after(rollback, { reference_transaction_uuid: rollback.transaction_uuid });
  await bench.send('rollback', rollback);
  expect(await status('rollback', ofRollback)).toBe(unknown);
  expect([await balance(), await bench.balance(stranger.member)]).toEqual(['1000.00', '100.00']);
});

test('rule 9: the rollback of a win that was spent leaves a debt, and the next credits pay it', async () => {
  const bet = bench.bet(sitting, { amount: 100 * UNIT });
  await bench.send('bet', bet);
  const win = bench.after(bet, { amount: 700 * UNIT });
  await bench.send('win', win);
  await bench.send('bet', bench.bet(sitting, { amount: 1500 * UNIT }));
  expect(await balance()).toBe('100.00');
  const debts = () =>
    bench.db.query(
      'select amount::int, paid::int, settled_at is not null as settled from games.debt where member = $1',
      [sitting.member.id],
    );

  expect(await bench.send('rollback', bench.after(win))).toMatchObject({ status: 'RS_OK', balance: 0 });
  expect([await balance(), await debts()]).toEqual(['0.00', [{ amount: 60_000, paid: 0, settled: false }]]);
  await bench.pay(sitting.member, '200.00');
  expect([await balance(), await debts()]).toEqual([
    '0.00',
    [{ amount: 60_000, paid: 20_000, settled: false }],
  ]);
  const late = bench.after(bet, { amount: 450 * UNIT });
  expect(await bench.send('win', late)).toMatchObject({ status: 'RS_OK', balance: 50 * UNIT });
  expect([await balance(), await debts()]).toEqual([
    '50.00',
    [{ amount: 60_000, paid: 60_000, settled: true }],
  ]);
  await bench.pay(sitting.member, '100.00');
  expect(await balance()).toBe('150.00');
});

test('several bets of a round are one stake, and the uplines of the first are kept with it', async () => {
  const [agent] = await bench.db.query<{ id: string }>(
    `select id from identity.member where account = 'agentone'`,
  );
  await bench.db.query('insert into identity.ancestor (member, ancestor, depth) values ($1, $2, 1)', [
    sitting.member.id,
    agent?.id,
  ]);
  const first = bench.bet(sitting);
  const second = bench.bet(sitting, { round: first.round, amount: 5 * UNIT });
  await bench.send('bet', first);
  await bench.db.query('delete from identity.ancestor where member = $1', [sitting.member.id]);
  await bench.send('bet', second);
  await bench.send('rollback', bench.after(second, { round_closed: false }));
  expect(await round()).toMatchObject({ status: 'open', stake: 1000 });
  await bench.send('win', bench.after(first, { amount: 0 }));
  const kept = await bench.db.query('select ancestors from games.round where member = $1', [
    sitting.member.id,
  ]);
  expect([kept, await round()]).toMatchObject([
    [{ ancestors: [agent?.id] }],
    { status: 'settled', stake: 1000, valid: 1000 },
  ]);
});

test('a settled bet counts towards the turnover, by the weight of the game, until it is rolled back', async () => {
  const staked = async () =>
    (
      await bench.db.query('select staked::int from ledger.turnover where member = $1', [sitting.member.id])
    )[0];
  await bench.db.query(`select ledger.require_turnover($1, 'BDT', 100000, now())`, [sitting.member.id]);
  const before = ((await staked()) as { staked: number }).staked;
  await limits('bet_weight = 50');
  const bet = bench.bet(sitting);
  await bench.send('bet', bet);
  expect(await staked()).toEqual({ staked: before });
  await bench.send('win', bench.after(bet, { amount: 0 }));
  expect(await staked()).toEqual({ staked: before + 500 });
  await bench.send('rollback', bench.after(bet));
  expect(await staked()).toEqual({ staked: before });
  await limits('bet_weight = 100');
});

test('a free bet takes no money and counts for nothing, and its win is real', async () => {
  const bet = bench.bet(sitting, { is_free: true, amount: 0 });
  expect(await status('bet', bench.bet(sitting, { is_free: true }))).toBe('RS_ERROR_WRONG_SYNTAX');
  expect(await status('bet', bet)).toBe('RS_OK');
  expect(await status('win', bench.after(bet, { amount: 3 * UNIT }))).toBe('RS_OK');
  expect([await balance(), await round()]).toMatchObject(['1003.00', { stake: 0, payout: 300, valid: 0 }]);
});

test('a sitting ends in time, also for the test clock', async () => {
  const bet = bench.bet(sitting);
  await bench.send('bet', bet);
  await bench.api.advance(DAY_MS);
  expect(await status('bet', bench.bet(sitting))).toBe('RS_ERROR_TOKEN_EXPIRED');
  expect(await status('win', bench.after(bet, { amount: 20 * UNIT }))).toBe('RS_OK');
  expect(await balance()).toBe('1010.00');
  await bench.api.advance(-DAY_MS);
});

test('what changes a settled round afterwards is told: a late win, one bet of two, and the rest', async () => {
  const [first, late] = [bench.bet(sitting), randomUUID()];
  const second = { ...first, transaction_uuid: randomUUID() };
  const amended = async () =>
    (
      await bench.db.query(
        `select status, stake::int, payout::int, valid_bet::int as valid, edge_ppm as edge, revision,
           amended_at is not null as amended from games.round where member = $1 order by id desc limit 1`,
        [sitting.member.id],
      )
    )[0];
  await bench.send('bet', first);
  await bench.send('bet', second);
  const loss = bench.after(first, { amount: 0 });
  await bench.send('win', loss);
  const settled = { status: 'settled', stake: 2000, payout: 0, valid: 2000, edge: 10_000 };
  expect(await amended()).toEqual({ ...settled, revision: 1, amended: false });
  const win = bench.after(second, { transaction_uuid: late, amount: 5 * UNIT });
  await bench.send('win', win);
  expect(await amended()).toEqual({ ...settled, payout: 500, revision: 2, amended: true });
  await bench.send('rollback', bench.after(second));
  expect(await amended()).toMatchObject({ stake: 1000, payout: 500, valid: 1000, revision: 3 });
  for (const sent of [loss, win, first]) await bench.send('rollback', bench.after(sent));
  expect(await amended()).toMatchObject({ status: 'void', stake: 0, payout: 0, valid: 0, revision: 5 });
});
