import { pino } from 'pino';
import { FeedReaders } from '#libs/games/index';
import { Audit } from '#libs/platform/audit/audit';
import { insertOperator } from '#libs/platform/testing/test-session';
import { BrandRegistry } from '#libs/site/index';
import { BRAND, RewardsTestbed } from '../rewards.fixture.js';
import { PlayVerifier } from './play-verifier.js';

const NOON = new Date('2027-03-10T06:00:00Z');
const DAY_MS = 86_400_000;

let testbed: RewardsTestbed;
let verifier: PlayVerifier;
let player: string;

beforeEach(async () => {
  testbed = await RewardsTestbed.open(NOON);
  const { database, clock } = testbed.parts;
  const brands = new BrandRegistry(database);
  await brands.onModuleInit();
  const audit = new Audit(database, clock);
  verifier = new PlayVerifier(
    database,
    clock,
    brands,
    new FeedReaders(database),
    audit,
    pino({ level: 'silent' }),
  );
  player = await testbed.addPlayer();
});
afterEach(() => testbed.close());

const nextDay = async () => {
  await testbed.moveTo(new Date(testbed.parts.clock.now().getTime() + DAY_MS));
  await testbed.count();
};
const audited = () =>
  testbed.db.query<{ subject: string }>(`select subject from platform.audit where action = 'play.differs'`);

test('finds nothing where facts and rounds agree: bonus money, void rounds and barred members with them', async () => {
  await testbed.bet(player, { stake: 5000n, payout: 1200n, bonusStake: 2000n, bonusPayout: 480n });
  const gone = await testbed.bet(player, { stake: 700n, game: 'lantern-reels' });
  const barred = await testbed.addPlayer();
  await testbed.db.query(
    `insert into safer_play.restriction (brand, member, kind, reason, since, set_by, set_as)
     values ('mela', $1, 'no_rewards', 'signs of harm', $2, $3, 'operator1')`,
    [barred, new Date(NOON.getTime() - DAY_MS), await insertOperator(testbed.db, [])],
  );
  await testbed.bet(barred, { stake: 900n });
  await testbed.count();
  await testbed.voidRound(gone);
  await testbed.count();
  await nextDay();
  expect(await verifier.verify(BRAND)).toEqual([]);
  const [{ days } = { days: 0 }] = await testbed.db.query<{ days: number }>(
    'select count(*)::int as days from rewards.play_day where rounds > 0',
  );
  expect(days).toBe(1);
});

test('finds one planted unit, and a day that was not counted', async () => {
  await testbed.bet(player, { stake: 5000n, payout: 1200n });
  await testbed.count();
  await nextDay();
  await testbed.db.query('update rewards.play_day set valid_bet = valid_bet + 1 where member = $1', [player]);
  const sums = { stake: '5000', payout: '1200', rounds: 1 };
  expect(await verifier.verify(BRAND)).toMatchObject([
    {
      member: player,
      day: '2027-03-10',
      counted: { ...sums, validBet: '5001' },
      played: { ...sums, validBet: '5000' },
    },
  ]);
  expect(await audited()).toEqual([{ subject: `member ${player}` }]);
  await testbed.db.query('delete from rewards.play_day where member = $1', [player]);
  const nothing = { stake: '0', payout: '0', validBet: '0', rounds: 0 };
  expect(await verifier.verify(BRAND)).toMatchObject([{ counted: nothing, played: sums }]);
});

test('waits for what the feed has not counted yet', async () => {
  const round = await testbed.bet(player, { stake: 5000n });
  await testbed.count();
  await nextDay();
  await testbed.moveTo(new Date(testbed.parts.clock.now().getTime() + 60_000));
  await testbed.voidRound(round);
  expect(await verifier.verify(BRAND)).toEqual([]);
  await testbed.count();
  expect(await verifier.verify(BRAND)).toEqual([]);
  await testbed.moveTo(new Date(testbed.parts.clock.now().getTime() + DAY_MS));
  await testbed.db.query('update rewards.play_day set stake = 1');
  // The last day is not in the feed.
  expect(await verifier.verify(BRAND)).toEqual([]);
});
