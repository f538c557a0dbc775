import { faultsOf } from '#libs/ledger/ledger.fixture';
import type { Registered } from '#libs/platform/testing/portal-client';
import { repeated } from '#libs/platform/testing/repetitions';
import { leftToStake } from '#libs/wagering/requirement.fixture';
import { TransferTestbed } from './transfer.fixture.js';
import { createTransferServices, type TransferServices } from './transfer-services.fixture.js';

const UNIT = 100_000;

let testbed: TransferTestbed;
let services: TransferServices;
let member: Registered;

beforeAll(async () => {
  testbed = await TransferTestbed.open();
  services = await createTransferServices(testbed);
});
afterAll(async () => {
  await services.parts.close();
  await testbed.close();
});
/** A member with 500 at the vendor. */
beforeEach(async () => {
  testbed.vendor.afterBalance = () => undefined;
  member = await testbed.member();
  await testbed.order(member, 'to', '500.00');
});

const read = () => services.equation.countBets('mela', 'DELTA');
const rounds = (person = member.id) =>
  testbed.db.query(
    `select round, stake::int, payout::int, valid_bet::int as valid, status from games.round where member = $1 order by id`,
    [person],
  );
const statuses = async () => (await rounds()).map(({ status }) => status);
const findings = () =>
  testbed.db.query(
    `select kind, ours::int, theirs::int from games.reconciliation_finding where resolved_at is null order by id`,
  );
const turnoverLeft = () => leftToStake(testbed.db, member.id);
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
/** The account of the vendor's wallets is what the vendor has, in minor units. */
const houseAgrees = async () => {
  const there = [...testbed.vendor.balances.values()].reduce((sum, balance) => sum + balance, 0);
  expect((await testbed.house())['vendor-wallets-DELTA']).toBe((there * 100) / UNIT);
};

test('records what was played, counts it, and shows it in the record, profit and loss and on the board', async () => {
  const socket = testbed.api.client.socket(member.token);
  await socket.ready;
  const before = await turnoverLeft();
  const bet = testbed.vendor.play(member.id, 40 * UNIT, 70 * UNIT, { valid_amount: 25 * UNIT });
  await read();
  expect(await rounds()).toEqual([
    { round: bet.round, stake: 4000, payout: 7000, valid: 2500, status: 'settled' },
  ]);
  await socket.waitFor('bet.settled', ({ data }) => (data as { round: string }).round === bet.round);
  socket.close();
  expect(before - (await turnoverLeft())).toBe(2500);
  const get = async (path: string) => (await testbed.api.client.get(path, member.token)).body.value;
  expect(await get('/wps/records/bets')).toMatchObject({
    total: 1,
    list: [{ vendor: 'DELTA', gameCode: 'monsoon-fish', stake: '40.00', payout: '70.00', status: 'settled' }],
  });
  const today = new Date().toISOString().slice(0, 10);
  const days = `from=${dayAfter(today, -1)}&to=${dayAfter(today, 1)}`;
  expect(await get(`/wps/records/profit-loss?${days}&groupBy=vendor`)).toMatchObject({
    list: [
      { key: 'DELTA', stake: '40.00', payout: '70.00', profitLoss: '30.00', validBet: '25.00', rounds: 1 },
    ],
  });
  expect(await get('/wps/relay/GCSGAME_getRankList')).toMatchObject({
    list: [{ game: 'monsoon-fish', winAmount: '70.00' }],
  });
  await houseAgrees();
});

test("counts the money at vendors and on its way among the member's funds", async () => {
  const atVendors = async () => {
    const path = '/wps/member/info/funds/consolidated';
    const { body } = await testbed.api.client.get<{ atVendors: string }>(path, member.token);
    return body.value?.atVendors;
  };
  testbed.vendor.play(member.id, 40 * UNIT, 0);
  await read();
  testbed.vendor.fault = () => 'lost-request';
  await testbed.order(member, 'to', '25.00');
  expect([await atVendors(), await testbed.balance(member)]).toEqual(['485.00', '475.00']);
  testbed.vendor.fault = () => undefined;
});

test('records a bet once, however often it is read, and by several processes', async () => {
  for (let count = 0; count < 7; count++) testbed.vendor.play(member.id, 2 * UNIT, 3 * UNIT);
  testbed.vendor.pageSize = 2;
  await Promise.all([read(), read(), read()]);
  await testbed.db.query(`update games.bet_reading set cursor = ''`);
  await read();
  testbed.vendor.pageSize = 500;
  expect(await statuses()).toEqual(Array(7).fill('settled'));
  await houseAgrees();
});

test('records several bets of one round as lines of their own', async () => {
  testbed.vendor.play(member.id, 2 * UNIT, 0, { round: 'shared' });
  testbed.vendor.play(member.id, 3 * UNIT, 0, { round: 'shared' });
  await read();
  expect((await rounds()).map(({ round, stake }) => [round, stake])).toEqual([
    ['shared', 200],
    ['shared', 300],
  ]);
});

test('lets bets wait that do not explain the balance, shows the wallet to operators, and counts them once it is equal', async () => {
  testbed.vendor.play(member.id, 10 * UNIT, 0);
  testbed.vendor.balances.set(member.id, testbed.vendor.balanceOf(member.id) - 1000);
  const before = await turnoverLeft();
  await read();
  await read();
  expect([await statuses(), await turnoverLeft()]).toEqual([['open'], before]);
  expect(await findings()).toEqual([{ kind: 'wallet_differs', ours: 490 * UNIT, theirs: 490 * UNIT - 1000 }]);
  expect(await services.findingList.list('mela', { pageNo: 1, pageSize: 50 })).toMatchObject({
    total: 1,
    list: [
      {
        kind: 'wallet_differs',
        vendor: 'DELTA',
        account: member.account,
        ours: '490.00000',
        theirs: '489.99000',
      },
    ],
  });
  testbed.vendor.balances.set(member.id, testbed.vendor.balanceOf(member.id) + 1000);
  await read();
  expect([await statuses(), await findings()]).toEqual([['settled'], []]);
});

test('counts stakes under way as part of the balance', async () => {
  testbed.vendor.play(member.id, 10 * UNIT, 0);
  testbed.vendor.balances.set(member.id, testbed.vendor.balanceOf(member.id) - 7 * UNIT);
  testbed.vendor.atStake.set(member.id, 7 * UNIT);
  await read();
  expect([await statuses(), await findings()]).toEqual([['settled'], []]);
  expect(await testbed.wallets(member)).toMatchObject([{ balance: '483.00', atStake: '7.00' }]);
  testbed.vendor.balances.set(member.id, testbed.vendor.balanceOf(member.id) + 7 * UNIT);
  testbed.vendor.atStake.delete(member.id);
});

test('leaves bets out that were decided after the balance was read, and counts them next time', async () => {
  testbed.vendor.play(member.id, 10 * UNIT, 0);
  testbed.vendor.afterBalance = () => {
    testbed.vendor.afterBalance = () => undefined;
    testbed.vendor.play(member.id, 5 * UNIT, 50 * UNIT);
  };
  await read();
  expect([await statuses(), await findings()]).toEqual([['settled', 'open'], []]);
  await read();
  expect(await statuses()).toEqual(['settled', 'settled']);
});

test('compares nothing while a transfer is pending', async () => {
  testbed.vendor.play(member.id, 10 * UNIT, 0);
  testbed.vendor.fault = ({ path }) => (path.endsWith('/balance') ? undefined : 'lost-answer');
  await testbed.order(member, 'to', '100.00');
  await read();
  expect([await statuses(), await findings()]).toEqual([['open'], []]);
  testbed.vendor.fault = () => undefined;
  await testbed.api.advance(70_000);
  const [open] = await testbed.db.query<{ id: string }>(
    `select id from games.wallet_transfer where state = 'sent' and member = $1`,
    [member.id],
  );
  await services.parts.clock.onModuleInit();
  await services.inquiries.askIfDue(open?.id ?? '');
  await read();
  expect([await statuses(), await findings()]).toEqual([['settled'], []]);
});

test('keeps a void bet in the record, where it counts for nothing', async () => {
  const before = await turnoverLeft();
  testbed.vendor.play(member.id, 0, 0, { state: 'void', valid_amount: 0 });
  await read();
  expect(await rounds()).toMatchObject([{ stake: 0, payout: 0, valid: 0, status: 'void' }]);
  expect(await turnoverLeft()).toBe(before);
});

test.each([
  ['of an unknown title', { game_code: 'no-such-game' }],
  ['of an unknown person', { user: '999999999' }],
  ['in another currency', { currency: 'EUR' }],
  ['finer than the currency', { stake: 10 * UNIT + 1 }],
  ['with more at risk than was staked', { valid_amount: 11 * UNIT }],
  ['void, that moved money', { state: 'void' as const }],
  ['with a moment that is none', { placed_at: 'yesterday' }],
  ['with an amount that is none', { win: -1 }],
])('shows a bet %s to operators, lets the wallet wait, and records it once it fits', async (_, changes) => {
  const good = testbed.vendor.play(member.id, 10 * UNIT, 0);
  const bad = testbed.vendor.play(member.id, 10 * UNIT, 0);
  const proper = { ...bad };
  Object.assign(bad, changes);
  await read();
  expect((await rounds()).map(({ round, status }) => [round, status])).toEqual([[good.round, 'open']]);
  expect((await findings()).map(({ kind }) => kind).sort()).toEqual(['bet_unreadable', 'wallet_differs']);
  // As if an operator had accepted the title, or the vendor had mended its bet.
  Object.assign(bad, proper);
  await testbed.db.query('update games.unrecorded_bet set body = $1 where bet_id = $2', [
    JSON.stringify(proper),
    proper.id,
  ]);
  await read();
  expect([await statuses(), await findings()]).toEqual([['settled', 'settled'], []]);
});

test('freezes the uplines of the moment at which a bet is recorded', async () => {
  const upline = await testbed.member('0.00');
  await testbed.db.query(`insert into members.ancestor (member, ancestor, depth) values ($1, $2, 1)`, [
    member.id,
    upline.id,
  ]);
  testbed.vendor.play(member.id, UNIT, 0);
  await read();
  expect(await testbed.db.query('select ancestors from games.round where member = $1', [member.id])).toEqual([
    { ancestors: [upline.id] },
  ]);
});

test('random bets of many, read while they are played, are each recorded once and counted in the end', async () => {
  const people = [member, await testbed.member(), await testbed.member()];
  let playing = true;
  const reading = (async () => {
    while (playing) await read();
  })();
  let seed = 7;
  const next = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };
  testbed.vendor.pageSize = 10;
  for (const person of people.slice(1)) await testbed.order(person, 'to', '900.00');
  for (let count = 0; count < repeated(60, 600); count++) {
    const person = people[Math.floor(next() * people.length)] ?? member;
    const stake = Math.floor(next() * 300) * 1000;
    testbed.vendor.play(person.id, stake, next() < 0.5 ? 0 : Math.floor(next() * 400) * 1000);
    if (next() < 0.2) await testbed.order(person, next() < 0.5 ? 'to' : 'back', '1.00');
  }
  playing = false;
  await reading;
  await read();
  testbed.vendor.pageSize = 500;
  for (const { id } of people) {
    const theirs = testbed.vendor.bets.filter(({ user }) => user === id);
    expect((await rounds(id)).map(({ round, stake, status }) => [round, stake, status])).toEqual(
      theirs.map(({ round, stake }) => [round, stake / 1000, 'settled']),
    );
  }
  expect([await findings(), await faultsOf(testbed.db)]).toEqual([[], []]);
  await houseAgrees();
});
