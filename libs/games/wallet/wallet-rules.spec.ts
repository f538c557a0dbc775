import { randomUUID } from 'node:crypto';
import { leftToStake } from '#libs/wagering/requirement.fixture';
import { betSettled } from '../common/bet.events.js';
import {
  type Fields,
  type GameSession,
  RIVER_DICE,
  type WalletOperation,
  WalletTestbed,
} from './wallet.fixture.js';

const DAY_MS = 24 * 3600 * 1000;
const UNIT = 100_000;

let testbed: WalletTestbed;
let gameSession: GameSession;

beforeAll(async () => {
  testbed = await WalletTestbed.open();
});
afterAll(() => testbed.close());
beforeEach(async () => {
  await limits('min_bet = 100, max_bet = 1000000, largest_win = 100000000');
  gameSession = await testbed.startSession('1000.00');
});

const limits = (set: string) =>
  testbed.db.query(`update games.title set ${set} where node_id = $1`, [RIVER_DICE]);
const status = async (operation: WalletOperation, fields: Fields) =>
  (await testbed.send(operation, fields)).status;
const balance = () => testbed.balance(gameSession.member);
const round = async () => (await testbed.rounds(gameSession.member)).at(-1);

test('debits the stake of a bet, credits its win, and notifies the member of both', async () => {
  const socket = testbed.api.client.socket(gameSession.member.token);
  await socket.ready;
  const bet = testbed.bet(gameSession);
  const taken = await testbed.send('bet', bet);
  expect(taken).toMatchObject({
    status: 'RS_OK',
    user: gameSession.member.id,
    currency: 'BDT',
    balance: 990 * UNIT,
    operator_tx_id: expect.stringMatching(/^\d+$/),
  });
  expect(await round()).toMatchObject({ status: 'open', stake: 1000, payout: 0, valid: 0 });
  await socket.waitFor('balance.changed', ({ data }) => (data as Fields).balance === '990.00');

  expect(await testbed.send('win', testbed.after(bet, { amount: 25 * UNIT }))).toMatchObject({
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

test('rules 1 and 2: applies a repeated request once with the same answer, and refuses other content under its id', async () => {
  const bet = testbed.bet(gameSession);
  const first = await testbed.send('bet', { ...bet, request_uuid: randomUUID() });
  const request_uuid = randomUUID();
  const copies = await Promise.all(
    Array.from({ length: 8 }, () => testbed.send('bet', { ...bet, request_uuid })),
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
  const stranger = await testbed.startSession('100.00');
  const foreign = { ...bet, token: stranger.token, user: stranger.member.id };
  expect(await status('bet', foreign)).toBe('RS_ERROR_DUPLICATE_TRANSACTION');
  expect(await balance()).toBe('990.00');
});

test('rule 2: keeps a refused bet refused, whatever has changed since', async () => {
  const bet = testbed.bet(gameSession, { amount: 1001 * UNIT });
  expect(await status('bet', bet)).toBe('RS_ERROR_NOT_ENOUGH_MONEY');
  await testbed.pay(gameSession.member, '500.00');
  expect(await status('bet', bet)).toBe('RS_ERROR_NOT_ENOUGH_MONEY');
  expect(await balance()).toBe('1500.00');
  expect(await testbed.rounds(gameSession.member)).toEqual([]);
  expect(await status('rollback', testbed.after(bet))).toBe('RS_OK');
  expect(await balance()).toBe('1500.00');
});

test('rule 3: accepts a rollback before its bet, and refuses the late bet', async () => {
  const bet = testbed.bet(gameSession);
  const rollback = testbed.after(bet);
  expect(await testbed.send('rollback', rollback)).toMatchObject({ status: 'RS_OK', balance: 1000 * UNIT });
  expect(await status('bet', bet)).toBe('RS_ERROR_DUPLICATE_TRANSACTION');
  expect(await status('rollback', rollback)).toBe('RS_OK');
  expect(await status('rollback', testbed.after(bet))).toBe('RS_OK');
  expect(await status('win', testbed.after(bet))).toBe('RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
  expect([await balance(), await testbed.rounds(gameSession.member)]).toEqual(['1000.00', []]);
});

test('returns the stake once on a rollback, and voids the round', async () => {
  const bet = testbed.bet(gameSession);
  await testbed.send('bet', bet);
  const copies = await Promise.all(
    [bet, bet, bet].map((sent) => testbed.send('rollback', testbed.after(sent))),
  );
  expect(copies.map((copy) => copy.status)).toEqual(['RS_OK', 'RS_OK', 'RS_OK']);
  expect([await balance(), await round()]).toEqual([
    '1000.00',
    { status: 'void', stake: 0, payout: 0, valid: 0, settled: false },
  ]);
  expect(await status('win', testbed.after(bet))).toBe('RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
});

test('voids a round once its bet is rolled back, whether a win of 0 has closed it or not', async () => {
  const bet = testbed.bet(gameSession);
  await testbed.send('bet', bet);
  await testbed.send('win', testbed.after(bet, { amount: 0 }));
  expect(await status('rollback', testbed.after(bet))).toBe('RS_OK');
  expect([await balance(), await round()]).toEqual([
    '1000.00',
    { status: 'void', stake: 0, payout: 0, valid: 0, settled: true },
  ]);
});

test("refuses a rollback whose amount is not its bet's", async () => {
  const bet = testbed.bet(gameSession);
  await testbed.send('bet', bet);
  for (const amount of [0, 9 * UNIT, 11 * UNIT])
    expect(await status('rollback', testbed.after(bet, { amount }))).toBe(
      'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
    );
  expect(await balance()).toBe('990.00');
  const { amount: _, ...unnamed } = testbed.after(bet);
  expect(await status('rollback', unnamed)).toBe('RS_OK');
  expect(await balance()).toBe('1000.00');
});

describe('rule 4: refuses bets, and accepts wins and rollbacks', () => {
  const cases: [string, string, () => Promise<unknown>][] = [
    [
      'for a disabled member',
      'RS_ERROR_USER_DISABLED',
      () =>
        testbed.db.query(`update members.member set status = 'disabled' where id = $1`, [
          gameSession.member.id,
        ]),
    ],
    [
      'after a log-out',
      'RS_ERROR_TOKEN_EXPIRED',
      () =>
        testbed.api.client.send('DELETE', '/wps/session/logout', undefined, {
          token: gameSession.member.token,
        }),
    ],
    [
      'when the gameSession has expired',
      'RS_ERROR_TOKEN_EXPIRED',
      () =>
        testbed.db.query(
          `update games.launch set expires_at = now() - interval '1 second' where member = $1`,
          [gameSession.member.id],
        ),
    ],
    [
      'while the vendor is in maintenance',
      'RS_ERROR_INVALID_GAME',
      () => testbed.db.query(`update games.vendor set maintenance = true where code = 'STUDIO'`),
    ],
  ];
  afterEach(() => testbed.db.query(`update games.vendor set maintenance = false where code = 'STUDIO'`));

  test.each(cases)('%s', async (_, refusal, happen) => {
    const [won, lost, open] = [testbed.bet(gameSession), testbed.bet(gameSession), testbed.bet(gameSession)];
    for (const bet of [won, lost, open]) await testbed.send('bet', bet);
    await happen();
    expect(await status('bet', testbed.bet(gameSession))).toBe(refusal);
    expect(await status('win', testbed.after(won, { amount: 30 * UNIT }))).toBe('RS_OK');
    expect(await status('win', testbed.after(lost, { amount: 0 }))).toBe('RS_OK');
    expect(await status('rollback', testbed.after(open))).toBe('RS_OK');
    expect(await balance()).toBe('1010.00');
  });
});

test("rule 4: applies a title's limits to bets only", async () => {
  await limits('min_bet = 500, max_bet = 2000');
  expect(await status('bet', testbed.bet(gameSession, { amount: 499_000 }))).toBe('RS_ERROR_LIMIT_REACHED');
  expect(await status('bet', testbed.bet(gameSession, { amount: 2_001_000 }))).toBe('RS_ERROR_LIMIT_REACHED');
  const bet = testbed.bet(gameSession, { amount: 20 * UNIT });
  expect(await status('bet', bet)).toBe('RS_OK');
  expect(await status('win', testbed.after(bet, { amount: 1 * UNIT }))).toBe('RS_OK');
});

test('rule 5: settles a loss on a win of 0 that closes the round', async () => {
  const bet = testbed.bet(gameSession);
  await testbed.send('bet', bet);
  const loss = testbed.after(bet, { amount: 0 });
  expect([await status('win', loss), await status('win', loss)]).toEqual(['RS_OK', 'RS_OK']);
  expect([await balance(), await round()]).toEqual([
    '990.00',
    { status: 'settled', stake: 1000, payout: 0, valid: 1000, settled: true },
  ]);
  expect(await status('bet', testbed.bet(gameSession, { round: bet.round }))).toBe('RS_ERROR_INVALID_GAME');
});

test('rule 6: leaves nothing of a request that fails half-way, and its retry works', async () => {
  await testbed.db.query(`
    create function games.fail_insert() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
    create trigger fail before insert on games.round for each row execute function games.fail_insert()`);
  const bet = testbed.bet(gameSession);
  const events = () =>
    testbed.db.query('select 1 from platform.event where person = $1', [gameSession.member.id]);
  const before = (await events()).length;
  expect(await status('bet', bet)).toBe('RS_ERROR_UNKNOWN');
  const stored = await testbed.db.query(
    'select 1 from games.wallet_transaction where transaction_uuid = $1',
    [bet.transaction_uuid],
  );
  const posted = await testbed.db.query('select 1 from ledger.transaction where reference = $1', [
    bet.transaction_uuid,
  ]);
  expect([await balance(), stored, posted, (await events()).length]).toEqual(['1000.00', [], [], before]);
  await testbed.db.query('drop trigger fail on games.round; drop function games.fail_insert()');
  expect(await status('bet', bet)).toBe('RS_OK');
  expect(await balance()).toBe('990.00');
});

test('rule 7: refuses amounts finer than the currency, beyond exact numbers or above the largest win', async () => {
  const bet = testbed.bet(gameSession);
  expect(await status('bet', testbed.bet(gameSession, { amount: 10_00_001 }))).toBe('RS_ERROR_WRONG_SYNTAX');
  expect(await status('bet', testbed.bet(gameSession, { amount: -1000 }))).toBe('RS_ERROR_WRONG_SYNTAX');
  expect(await status('bet', testbed.bet(gameSession, { amount: 1000.5 }))).toBe('RS_ERROR_WRONG_SYNTAX');
  expect(await status('bet', testbed.bet(gameSession, { amount: '1000000' }))).toBe('RS_ERROR_WRONG_SYNTAX');
  expect(await status('bet', testbed.bet(gameSession, { amount: 2 ** 53 }))).toBe('RS_ERROR_WRONG_SYNTAX');
  await testbed.send('bet', bet);
  await limits('largest_win = 5000');
  const win = testbed.after(bet, { amount: 5_001_000 });
  expect(await status('win', win)).toBe('RS_ERROR_LIMIT_REACHED');
  expect(await round()).toMatchObject({ status: 'open' });
  await limits('largest_win = 5001');
  expect(await status('win', win)).toBe('RS_OK');
  expect(await balance()).toBe('1040.01');
});

test('rule 8: requires a win or rollback to match an accepted bet in member, currency, round and game', async () => {
  const bet = testbed.bet(gameSession);
  const unknown = 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST';
  const win = testbed.after(bet, { amount: 30 * UNIT });
  expect(await status('win', win)).toBe(unknown);
  await testbed.send('bet', bet);
  const stranger = await testbed.startSession('100.00');
  expect(await status('win', { ...win, user: stranger.member.id })).toBe(unknown);
  expect(await status('win', { ...win, round: 'another' })).toBe(unknown);
  expect(await status('win', { ...win, game_code: 'sky-kite' })).toBe(unknown);
  expect(await status('win', { ...win, currency: 'USD' })).toBe(unknown);
  const ofItself = { ...win, reference_transaction_uuid: win.transaction_uuid };
  for (const operation of ['win', 'rollback'] as const)
    expect(await status(operation, ofItself)).toBe('RS_ERROR_WRONG_SYNTAX');
  const rollback = testbed.after(bet);
  expect(await status('rollback', { ...rollback, user: stranger.member.id })).toBe(unknown);
  expect(await status('rollback', { ...rollback, round: 'another' })).toBe(unknown);
  expect(await status('win', win)).toBe('RS_OK');
  expect(await status('rollback', testbed.after(win, { transaction_uuid: randomUUID() }))).toBe('RS_OK');
  expect(await balance()).toBe('990.00');
  const ofRollback = testbed.after(rollback, { reference_transaction_uuid: rollback.transaction_uuid });
  await testbed.send('rollback', rollback);
  expect(await status('rollback', ofRollback)).toBe(unknown);
  expect([await balance(), await testbed.balance(stranger.member)]).toEqual(['1000.00', '100.00']);
});

test('rule 9: turns the rollback of a spent win into a debt, which the next credits pay', async () => {
  const bet = testbed.bet(gameSession, { amount: 100 * UNIT });
  await testbed.send('bet', bet);
  const win = testbed.after(bet, { amount: 700 * UNIT });
  await testbed.send('win', win);
  await testbed.send('bet', testbed.bet(gameSession, { amount: 1500 * UNIT }));
  expect(await balance()).toBe('100.00');
  const debts = () =>
    testbed.db.query(
      'select amount::int, paid::int, settled_at is not null as settled from games.debt where member = $1',
      [gameSession.member.id],
    );

  expect(await testbed.send('rollback', testbed.after(win))).toMatchObject({ status: 'RS_OK', balance: 0 });
  expect([await balance(), await debts()]).toEqual(['0.00', [{ amount: 60_000, paid: 0, settled: false }]]);
  await testbed.pay(gameSession.member, '200.00');
  expect([await balance(), await debts()]).toEqual([
    '0.00',
    [{ amount: 60_000, paid: 20_000, settled: false }],
  ]);
  const late = testbed.after(bet, { amount: 450 * UNIT });
  expect(await testbed.send('win', late)).toMatchObject({ status: 'RS_OK', balance: 50 * UNIT });
  expect([await balance(), await debts()]).toEqual([
    '50.00',
    [{ amount: 60_000, paid: 60_000, settled: true }],
  ]);
  await testbed.pay(gameSession.member, '100.00');
  expect(await balance()).toBe('150.00');
});

test('adds up the bets of a round, and stores the uplines of the first', async () => {
  const [agent] = await testbed.db.query<{ id: string }>(
    `select id from members.member where account = 'agentone'`,
  );
  await testbed.db.query('insert into members.ancestor (member, ancestor, depth) values ($1, $2, 1)', [
    gameSession.member.id,
    agent?.id,
  ]);
  const first = testbed.bet(gameSession);
  const second = testbed.bet(gameSession, { round: first.round, amount: 5 * UNIT });
  await testbed.send('bet', first);
  await testbed.db.query('delete from members.ancestor where member = $1', [gameSession.member.id]);
  await testbed.send('bet', second);
  await testbed.send('rollback', testbed.after(second, { round_closed: false }));
  expect(await round()).toMatchObject({ status: 'open', stake: 1000 });
  await testbed.send('win', testbed.after(first, { amount: 0 }));
  const stored = await testbed.db.query('select ancestors from games.round where member = $1', [
    gameSession.member.id,
  ]);
  expect([stored, await round()]).toMatchObject([
    [{ ancestors: [agent?.id] }],
    { status: 'settled', stake: 1000, valid: 1000 },
  ]);
});

test('counts a settled bet towards the turnover by the weight of the game, until it is rolled back', async () => {
  const left = () => leftToStake(testbed.db, gameSession.member.id);
  const before = await left();
  await limits('bet_weight = 50');
  const bet = testbed.bet(gameSession);
  await testbed.send('bet', bet);
  expect(await left()).toBe(before);
  await testbed.send('win', testbed.after(bet, { amount: 0 }));
  expect(await left()).toBe(before - 500);
  await testbed.send('rollback', testbed.after(bet));
  expect(await left()).toBe(before);
  await limits('bet_weight = 100');
});

test('ends a game session in time, by the test clock too', async () => {
  const bet = testbed.bet(gameSession);
  await testbed.send('bet', bet);
  await testbed.api.advance(DAY_MS);
  expect(await status('bet', testbed.bet(gameSession))).toBe('RS_ERROR_TOKEN_EXPIRED');
  expect(await status('win', testbed.after(bet, { amount: 20 * UNIT }))).toBe('RS_OK');
  expect(await balance()).toBe('1010.00');
  await testbed.api.advance(-DAY_MS);
});

test('reports changes of a settled round: a late win, one of two bets, and the rest', async () => {
  const [first, late] = [testbed.bet(gameSession), randomUUID()];
  const second = { ...first, transaction_uuid: randomUUID() };
  const amended = async () =>
    (
      await testbed.db.query(
        `select status, stake::int, payout::int, valid_bet::int as valid, edge_ppm as edge, revision,
           amended_at is not null as amended from games.round where member = $1 order by id desc limit 1`,
        [gameSession.member.id],
      )
    )[0];
  await testbed.send('bet', first);
  await testbed.send('bet', second);
  const loss = testbed.after(first, { amount: 0 });
  await testbed.send('win', loss);
  const settled = { status: 'settled', stake: 2000, payout: 0, valid: 2000, edge: 10_000 };
  expect(await amended()).toEqual({ ...settled, revision: 1, amended: false });
  const win = testbed.after(second, { transaction_uuid: late, amount: 5 * UNIT });
  await testbed.send('win', win);
  expect(await amended()).toEqual({ ...settled, payout: 500, revision: 2, amended: true });
  await testbed.send('rollback', testbed.after(second));
  expect(await amended()).toMatchObject({ stake: 1000, payout: 500, valid: 1000, revision: 3 });
  for (const sent of [loss, win, first]) await testbed.send('rollback', testbed.after(sent));
  expect(await amended()).toMatchObject({ status: 'void', stake: 0, payout: 0, valid: 0, revision: 5 });
});

test('counts what was at risk where a closing win says that opposite stakes cover each other', async () => {
  const bet = testbed.bet(gameSession);
  await testbed.send('bet', bet);
  const win = testbed.after(bet, { amount: 9 * UNIT, valid_amount: 4 * UNIT });
  expect((await testbed.send('win', win)).status).toBe('RS_OK');
  expect(await round()).toMatchObject({ status: 'settled', stake: 1000, payout: 900, valid: 400 });
});

test('counts no more than the stakes of the round, whatever is said to have been at risk', async () => {
  const bet = testbed.bet(gameSession);
  await testbed.send('bet', bet);
  await testbed.send('win', testbed.after(bet, { amount: 0, valid_amount: 700 * UNIT }));
  expect(await round()).toMatchObject({ valid: 1000 });
});

test('counts anew what was at risk when a settled round is corrected', async () => {
  const bet = testbed.bet(gameSession);
  await testbed.send('bet', bet);
  const refund = testbed.after(bet, { amount: 10 * UNIT, valid_amount: 0 });
  await testbed.send('win', refund);
  expect(await round()).toMatchObject({ payout: 1000, valid: 0 });
  expect(await status('rollback', testbed.after(refund, { amount: 10 * UNIT, round_closed: false }))).toBe(
    'RS_OK',
  );
  expect(await status('win', testbed.after(bet, { amount: 0, valid_amount: 10 * UNIT }))).toBe('RS_OK');
  expect(await round()).toMatchObject({ status: 'settled', payout: 0, valid: 1000 });
});

test.each([
  ['finer than the currency', { valid_amount: 1 }],
  ['of a win that closes no round', { valid_amount: UNIT, round_closed: false }],
  ['below zero', { valid_amount: -1 }],
])('refuses an amount at risk that is %s', async (_, changes) => {
  const bet = testbed.bet(gameSession);
  await testbed.send('bet', bet);
  expect(await status('win', testbed.after(bet, { amount: 0, ...changes }))).toBe('RS_ERROR_WRONG_SYNTAX');
});
