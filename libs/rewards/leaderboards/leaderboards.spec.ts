import { RewardsTestbed } from '../rewards.fixture.js';
import { type BoardChange, joinBoard, publishBoard } from './leaderboard.fixture.js';

/** A Wednesday, noon in Dhaka. */
const NOON = new Date('2027-03-10T06:00:00Z');
/** Midnight after it in Dhaka. */
const MIDNIGHT = new Date('2027-03-10T18:00:00Z');
const MINUTE = 60_000;
const fish = { game: 'monsoon-fish' };

let testbed: RewardsTestbed;
beforeEach(async () => {
  testbed = await RewardsTestbed.open(NOON);
});
afterEach(async () => {
  expect(await testbed.sums()).toEqual([]);
  await testbed.close();
});

const board = (change: BoardChange = {}) => publishBoard(testbed.db, change);
const now = () => testbed.parts.clock.now();
const bet = (member: string, taka: number, { at = 0, ...round }: { at?: number; game?: string } = {}) =>
  testbed.bet(member, { stake: BigInt(taka * 100), at: new Date(now().getTime() - 2000 + at), ...round });
const player = async (taka?: number) => {
  const member = await testbed.addPlayer();
  if (taka !== undefined) await bet(member, taka);
  return member;
};
const scores = (campaign: string) =>
  testbed.db.query<{ member: string; score: string }>(
    `select s.member, s.score from rewards.board_score s join rewards.board b on b.id = s.board
     where b.campaign = $1 order by s.board, -s.score, s.reached_at, s.entry`,
    [campaign],
  );
const standing = (campaign: string) =>
  testbed.db.query<{ place: number; rank: number; member: string; score: string; prize: string }>(
    `select s.place, s.rank, s.member, s.score, s.prize from rewards.standing s join rewards.board b on b.id = s.board
     where b.campaign = $1 order by s.board, s.place`,
    [campaign],
  );
const rewards = (campaign: string) =>
  testbed.db.query<{ member: string; amount: string; occurrence: string; status: string }>(
    `select member, amount, occurrence, status from rewards.entitlement where campaign = $1 and status <> 'joined'
     order by occurrence, amount desc, member`,
    [campaign],
  );
const boardsDue = () =>
  testbed.db.query<{ id: string }>('select id from rewards.board where due_at is not null order by id');
const closeAt = async (moment: Date) => {
  await testbed.moveTo(moment);
  await testbed.count();
  for (const { id } of await boardsDue()) await testbed.closing.close(id);
};
const RESTRICT = `
  insert into safer_play.restriction (brand, member, kind, reason, set_by, set_as, since)
  select 'mela', $1, 'no_rewards', 'asked', min(id), 'operator1', $2 from authentication.operator`;
const bar = (member: string) =>
  testbed.parts.database.transaction(async () => {
    await testbed.parts.database.query(RESTRICT, [member, now()]);
    await testbed.boards.leave('mela', member);
  });

/** Of the golden cases: what was played, in the order of the feed's entries. */
const GOLDEN = [
  { name: 'd', taka: 500, at: 300 },
  { name: 'a', taka: 500, at: 300 },
  { name: 'c', taka: 700, at: 500 },
  { name: 'b', taka: 700, at: 900 },
  { name: 'e', taka: 120, at: 1000 },
];
test.each([
  ['L1', 'first', ['1 c 100000', '2 b 50000', '3 d 30000', '4 a 10001', '5 e 0']],
  ['L2', 'share', ['1 c 75000', '1 b 75000', '3 d 20001', '3 a 20000', '5 e 0']],
] as const)('golden case %s: prizes where ties are %s', async (_, ties, expected) => {
  const campaign = await board({ ties });
  const names = new Map<string, string>();
  for (const { name, taka, at } of GOLDEN) {
    const member = await player();
    names.set(member, name);
    await bet(member, taka, { at });
  }
  await testbed.count();
  await closeAt(new Date(MIDNIGHT.getTime() + 16 * MINUTE));
  const rows = await standing(campaign);
  expect(rows.map(({ rank, member, prize }) => `${rank} ${names.get(member)} ${prize}`)).toEqual(expected);
  expect(rows.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5]);
  expect((await rewards(campaign)).map(({ amount }) => Number(amount))).toEqual(
    expected.map((line) => Number(line.split(' ')[2])).filter((prize) => prize > 0),
  );
});

test('the standing is frozen a quarter of an hour after the end, with what came late, and once', async () => {
  const campaign = await board();
  const [first, second] = [await player(100), await player(90)];
  await testbed.count();
  await testbed.moveTo(new Date(MIDNIGHT.getTime() + 5 * MINUTE));
  await testbed.bet(second, { stake: 2000n, at: new Date(MIDNIGHT.getTime() - 1000) });
  await closeAt(new Date(MIDNIGHT.getTime() + 14 * MINUTE));
  expect(await standing(campaign)).toEqual([]);
  await testbed.moveTo(new Date(MIDNIGHT.getTime() + 16 * MINUTE));
  await testbed.count();
  const [due] = await boardsDue();
  await Promise.all([1, 2, 3, 4].map(() => testbed.closing.close(due?.id ?? '')));
  await testbed.due.giveAll('mela');
  expect(await standing(campaign)).toMatchObject([
    { place: 1, member: second, score: '11000', prize: '100000' },
    { place: 2, member: first, score: '10000', prize: '50000' },
  ]);
  expect(await rewards(campaign)).toEqual([
    { member: second, amount: '100000', occurrence: 'rank:2027-03-10', status: 'claimable' },
    { member: first, amount: '50000', occurrence: 'rank:2027-03-10', status: 'claimable' },
  ]);
  expect(await scores(campaign)).toEqual([]);
});

test('a board is not closed before all play is counted, nor while the campaign is paused', async () => {
  const campaign = await board();
  await player(100);
  await testbed.count();
  await testbed.moveTo(new Date(MIDNIGHT.getTime() + 16 * MINUTE));
  const [due] = await boardsDue();
  await testbed.closing.close(due?.id ?? '');
  expect(await standing(campaign)).toEqual([]);
  await testbed.db.query(`update rewards.campaign set status = 'paused' where id = $1`, [campaign]);
  await closeAt(new Date(MIDNIGHT.getTime() + 18 * MINUTE));
  expect(await standing(campaign)).toEqual([]);
  await testbed.db.query(`update rewards.campaign set status = 'published' where id = $1`, [campaign]);
  await closeAt(new Date(MIDNIGHT.getTime() + 20 * MINUTE));
  expect(await rewards(campaign)).toHaveLength(1);
});

test('a new period begins anew, with the terms that hold when it does', async () => {
  const campaign = await board();
  const member = await player(100);
  await testbed.count();
  const half = [{ from: 1, to: 1, amount: '7.00' }];
  await publishBoard(testbed.db, { metric: 'rounds', prizes: half }, campaign);
  await bet(member, 50);
  await testbed.count();
  expect(await scores(campaign)).toEqual([{ member, score: '15000' }]);
  await testbed.moveTo(new Date(MIDNIGHT.getTime() + MINUTE));
  await testbed.count();
  await bet(member, 20);
  await testbed.count();
  expect((await scores(campaign)).map(({ score }) => score)).toEqual(['15000', '1']);
  await closeAt(new Date(MIDNIGHT.getTime() + 25 * 60 * MINUTE));
  expect(await rewards(campaign)).toMatchObject([
    { amount: '100000', occurrence: 'rank:2027-03-10' },
    { amount: '700', occurrence: 'rank:2027-03-11' },
  ]);
});

test('only who has joined takes part, with what was played since, and stays joined', async () => {
  const campaign = await board({ optIn: true });
  const [joined, other] = [await player(100), await player(500)];
  await testbed.count();
  await joinBoard(testbed.db, campaign, { member: joined, at: now() });
  await testbed.moveTo(new Date(now().getTime() + 10_000));
  const round = await bet(joined, 30);
  await bet(other, 500);
  await testbed.count();
  expect(await scores(campaign)).toEqual([{ member: joined, score: '3000' }]);
  await bet(joined, 5);
  await testbed.count();
  await testbed.voidRound(round);
  await testbed.count();
  expect(await scores(campaign)).toEqual([{ member: joined, score: '500' }]);
  await testbed.moveTo(new Date(MIDNIGHT.getTime() + MINUTE));
  await bet(joined, 40);
  await testbed.count();
  expect((await scores(campaign)).map(({ score }) => score)).toEqual(['500', '4000']);
});

test('who is barred leaves at once, and counts again with what is played after the bar', async () => {
  const campaign = await board();
  const [barred, other] = [await player(100), await player(50)];
  await testbed.count();
  await bar(barred);
  expect(await scores(campaign)).toEqual([{ member: other, score: '5000' }]);
  await bet(barred, 10, { at: 1999 });
  await testbed.count();
  expect(await scores(campaign)).toHaveLength(1);
  await testbed.db.query(
    `update safer_play.restriction set lifted_at = $1, lifted_by = set_by, lifted_as = set_as, lift_reason = 'over'`,
    [now()],
  );
  await testbed.moveTo(new Date(now().getTime() + 10_000));
  await bet(barred, 20);
  await testbed.count();
  expect((await scores(campaign)).at(-1)).toEqual({ member: barred, score: '2000' });
});

test('a bar at the moment of counting leaves no score behind', async () => {
  const campaign = await board();
  const member = await player(100);
  await testbed.count();
  await testbed.db.query('delete from rewards.board_score');
  const [window] = await testbed.db.query<{ firstEntry: string; lastEntry: string }>(
    'select min(id) as "firstEntry", max(id) as "lastEntry" from games.bet_entry',
  );
  let begin: () => void = () => undefined;
  const counted = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const barring = counted.then(() => bar(member));
  const { database } = testbed.parts;
  await database.transaction(async () => {
    const feed = { batch: '1', takenUntil: now(), firstEntry: '0', lastEntry: '0', ...window };
    await testbed.boards.count('mela', feed);
    begin();
    await Promise.race([barring, waitsForLock()]);
  });
  await barring;
  expect(await scores(campaign)).toEqual([]);
});

/** Until somebody waits for a lock. */
async function waitsForLock(): Promise<void> {
  for (;;) {
    const waiting = await testbed.db.query('select from pg_locks where not granted');
    if (waiting.length > 0) return;
  }
}

test('the barred, and who may take part no more, are passed over, and prizes sum to the pool', async () => {
  const campaign = await board();
  const members: string[] = [];
  for (const taka of [900, 800, 700, 600, 500, 400]) members.push(await player(taka));
  await testbed.count();
  await testbed.db.query(RESTRICT, [members[0], now()]);
  await testbed.db.query(`update members.member set status = 'disabled' where id = $1`, [members[2]]);
  await closeAt(new Date(MIDNIGHT.getTime() + 16 * MINUTE));
  const rows = await standing(campaign);
  expect(rows.map(({ member }) => member)).toEqual([1, 3, 4, 5].map((at) => members[at]));
  expect(rows.reduce((sum, { prize }) => sum + Number(prize), 0)).toBe(190_001);
  expect(await rewards(campaign)).toHaveLength(4);
});

test('only games of the scope count, on its weekdays, and a best multiple asks for own money', async () => {
  const ofFish = await board({ scope: { types: ['FISH'] }, metric: 'rounds' });
  const thursdays = await board({
    terms: { schedule: { startsAt: '2026-01-01T00:00:00Z', endsAt: null, weekdays: [4] } },
  });
  const multiple = await board({ metric: 'best-multiple' });
  const member = await player();
  await bet(member, 100);
  await bet(member, 100, fish);
  await testbed.bet(member, { stake: 300n, payout: 1000n });
  await testbed.bet(member, { stake: 100n, payout: 9000n, bonusStake: 100n, bonusPayout: 9000n });
  await testbed.count();
  expect(await scores(ofFish)).toEqual([{ member, score: '1' }]);
  expect(await scores(thursdays)).toEqual([]);
  expect(await scores(multiple)).toEqual([{ member, score: '333' }]);
});

test('no board opens whose prizes the budget cannot pay, and an ended campaign pays none', async () => {
  const poor = await board({ terms: { budget: { amount: '1900.00', claims: null, perMember: null } } });
  const ended = await board();
  const tournament = await board({
    every: 'once',
    terms: { schedule: { startsAt: '2026-01-01T00:00:00Z', endsAt: '2027-03-10T08:00:00Z' } },
  });
  const member = await player(100);
  await testbed.count();
  expect(await scores(poor)).toEqual([]);
  await testbed.db.query(`update rewards.campaign set status = 'ended' where id = $1`, [ended]);
  await closeAt(new Date('2027-03-10T08:16:00Z'));
  expect(await rewards(tournament)).toMatchObject([{ member, amount: '100000', occurrence: 'rank:once' }]);
  await closeAt(new Date(MIDNIGHT.getTime() + 16 * MINUTE));
  expect(await standing(ended)).toHaveLength(1);
  expect(await rewards(ended)).toEqual([]);
});
