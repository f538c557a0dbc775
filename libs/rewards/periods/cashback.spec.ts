import { parseAmount, toWire } from '#libs/money/amount';
import { RewardGuard } from '#libs/safer-play/index';
import { publishCampaign, type TermsChange } from '../campaigns/campaign.fixture.js';
import type { PlayScope } from '../common/play-scope.js';
import { callerOf, RewardsTestbed } from '../rewards.fixture.js';
import { CASHBACK_CASES } from './cashback.fixture.js';

/** A Wednesday, noon in Dhaka. */
const NOON = new Date('2027-03-10T06:00:00Z');
const MONDAY = new Date('2027-03-14T18:16:00Z');
/** Minutes into a day of March 2027 in Dhaka. */
const march = (day: number, minutes = 0) =>
  new Date(Date.parse('2027-02-28T18:00:00Z') + (day - 1) * 86_400_000 + minutes * 60_000);
const ANY: PlayScope = { product: null, types: null, vendors: null, titles: null };
const fish = { game: 'monsoon-fish' };

let testbed: RewardsTestbed;
beforeEach(async () => {
  testbed = await RewardsTestbed.open(NOON);
});
afterEach(async () => {
  expect(await testbed.sums()).toEqual([]);
  await testbed.close();
});

interface Change {
  every?: 'D' | 'W' | 'M';
  scope?: Partial<PlayScope>;
  terms?: TermsChange;
  at?: Date;
  id?: string;
}
/** Five percent of a week's loss, of 10.00 to 5,000.00. */
const cashback = ({ every = 'W', scope, terms, at, id }: Change = {}) =>
  publishCampaign(
    testbed.db,
    {
      trigger: { on: 'period', every, base: 'net-loss', scope: { ...ANY, ...scope } },
      reward: {
        kind: 'cash',
        size: { kind: 'percent', percent: 5, least: '10.00', most: '5000.00' },
        wagering: { times: 100, plan: null, counts: 'all', maxBet: null, days: 7, onWithdrawal: 'keep' },
      },
      ...terms,
    },
    id,
    at,
  );
const lose = async (taka: number, bet: { at?: Date; game?: string } = {}, player?: string) => {
  const loser = player ?? (await testbed.addPlayer());
  await testbed.bet(loser, { stake: BigInt(taka * 100), ...bet });
  return loser;
};
/** Goes to a moment, counts what was played, and closes the period that is over. */
const closeAt = async (moment: Date, code: 'D' | 'W' | 'M' = 'W') => {
  await testbed.moveTo(moment);
  await testbed.count();
  await testbed.periods.close('mela', code);
};
const given = (player?: string) =>
  testbed.db.query<{ member: string; amount: string; occurrence: string; status: string }>(
    `select member, amount, occurrence, status from rewards.entitlement
     where status <> 'joined' and ($1::bigint is null or member = $1) order by occurrence, amount`,
    [player],
  );
const amounts = async (player?: string) => (await given(player)).map(({ amount }) => Number(amount) / 100);

test('pays to the minor unit what the golden cases say, of own money alone', async () => {
  await cashback();
  const minor = (text = '0.00') => parseAmount(text, 'BDT');
  const players: string[] = [];
  for (const { rounds } of CASHBACK_CASES) {
    const player = await testbed.addPlayer();
    players.push(player);
    for (const { stake, ...round } of rounds)
      await testbed.bet(player, {
        stake: minor(stake),
        payout: minor(round.payout),
        bonusStake: minor(round.bonusStake),
        bonusPayout: minor(round.bonusPayout),
      });
  }
  await closeAt(MONDAY);
  for (const [at, { loss, paid }] of CASHBACK_CASES.entries()) {
    const player = players[at] ?? '';
    const [row] = await testbed.db.query<{ loss: string }>(
      'select sum(net_loss) as loss from rewards.play_day where member = $1',
      [player],
    );
    expect(toWire(BigInt(row?.loss ?? 0), 'BDT')).toBe(loss);
    const expected =
      paid === '0.00' ? [] : [{ amount: String(minor(paid)), occurrence: 'period:2027-03-08' }];
    expect(await given(player)).toMatchObject(expected);
  }
});

test('a round that counted towards a bonus gives nothing back', async () => {
  await cashback();
  const player = await lose(1000);
  const counted = await testbed.bet(player, { stake: 500_000n });
  await testbed.db.query(
    `with bonus as (
       insert into wagering.requirement (brand, member, currency, lane, source, reference, base, required, status, opened_at, amount,
         counts, days, on_withdrawal)
       values ('mela', $1, 'BDT', 'bonus', 'test', '1', 100, 1000, 'active', $3, 100, 'all', 7, 'keep') returning id)
     insert into wagering.contribution (round, requirement, amount_e4) select $2, id, 1000000 from bonus`,
    [player, counted, NOON],
  );
  await closeAt(MONDAY);
  expect(await amounts()).toEqual([50]);
});

test('a Friday of fish gives back what was lost on fish on Friday, the next morning', async () => {
  const schedule = { startsAt: '2026-01-01T00:00:00Z', endsAt: null, weekdays: [5] };
  await cashback({ every: 'D', scope: { types: ['FISH'] }, terms: { schedule } });
  await closeAt(march(11, 16), 'D');
  await testbed.moveTo(march(11, 600));
  const player = await lose(9000, fish);
  await closeAt(march(12, 16), 'D');
  expect(await amounts()).toEqual([]);
  await testbed.moveTo(march(12, 600));
  await lose(400, fish, player);
  await lose(800, {}, player);
  await closeAt(march(13, 16), 'D');
  await lose(700, { ...fish, at: march(13, 1) }, player);
  await closeAt(march(14, 16), 'D');
  expect(await given()).toMatchObject([{ amount: '2000', occurrence: 'period:2027-03-12' }]);
});

test.each<[string, Partial<PlayScope>, number[]]>([
  ['a product', { product: 'lottery' }, []],
  ['a product and a type of another one', { product: 'betting', types: ['FISH'] }, []],
  ['a product', { product: 'casino' }, [150]],
  ['a vendor', { vendors: ['DELTA'] }, [100]],
  ['a vendor without play', { vendors: ['TABLE'] }, []],
  ['a title', { titles: [1001] }, [100]],
])('only play of %s counts: %j', async (_, scope, paid) => {
  await cashback({ scope });
  const player = await lose(2000, fish);
  await lose(1000, {}, player);
  await closeAt(MONDAY);
  expect(await amounts()).toEqual(paid);
});

test('nothing is given before the end is a quarter of an hour ago and all play is counted, and once then', async () => {
  await cashback();
  const player = await lose(1000);
  await closeAt(new Date('2027-03-14T18:14:00Z'));
  await lose(1000, { at: new Date('2027-03-14T17:59:00Z') }, player);
  await testbed.moveTo(MONDAY);
  await testbed.db.query(`update games.bet_feed set taken_until = '2027-03-14T17:00:00Z'`);
  await testbed.periods.close('mela', 'W');
  expect(await amounts()).toEqual([]);
  await testbed.moveTo(new Date(MONDAY.getTime() + 61_000));
  await testbed.count();
  await Promise.all([1, 2, 3].map(() => testbed.periods.close('mela', 'W')));
  expect(await amounts()).toEqual([100]);
  expect(await testbed.db.query('select * from rewards.due_award')).toEqual([]);
});

test('a week keeps the terms with which it began, and a campaign counts from the day after its publication', async () => {
  const id = await cashback({ at: march(8) });
  const size = { kind: 'percent', percent: 50, least: null, most: '5000.00' } as const;
  const player = await lose(1000);
  await cashback({ id, at: NOON, terms: { reward: { size } } });
  await cashback({ at: NOON, scope: { types: ['FISH'] } });
  await lose(2000, { ...fish, at: march(10, 730) }, player);
  await lose(400, { ...fish, at: march(12, 700) }, player);
  await closeAt(MONDAY);
  expect(await amounts()).toEqual([20, 170]);
});

test('who has joined gets it for each period after that day, under the terms of that day', async () => {
  const giving = { optIn: true, how: 'claim', claimDays: 3 } as const;
  const id = await cashback({ terms: { giving } });
  const [joined, other] = [await lose(1000), await lose(1000)];
  await testbed.parts.database.transaction(() => testbed.openings.join(callerOf(joined), id, 1));
  await cashback({ id, at: NOON, terms: { giving: { ...giving, optIn: false } } });
  await lose(600, { at: march(12) }, joined);
  await closeAt(MONDAY);
  expect(await amounts(joined)).toEqual([30]);
  expect(await amounts(other)).toEqual([]);
  await testbed.moveTo(march(17));
  await lose(800, {}, joined);
  await lose(800, {}, other);
  await closeAt(march(22, 16));
  expect(await amounts(joined)).toEqual([30, 40]);
  expect(await amounts(other)).toEqual([40]);
});

test('the barred, other levels, winners, and who is above the budget get nothing', async () => {
  const level = (levels: number[]) => ({ levels, agents: false, registeredFrom: null });
  const budget = { amount: '60.00', claims: null, perMember: null };
  const spent = await cashback({ terms: { budget, eligibility: level([0]) } });
  await testbed.addPlayer(3).then((player) => lose(1000, {}, player));
  const barred = await lose(1000);
  await testbed.count();
  await testbed.db.query(
    `insert into safer_play.restriction (brand, member, kind, reason, set_by, set_as, since)
     select 'mela', $1, 'no_rewards', 'test', min(id), 'operator1', $2 from authentication.operator`,
    [barred, NOON],
  );
  expect(await new RewardGuard(testbed.parts.database, testbed.parts.clock).isBarred(barred)).toBe(true);
  const winner = await lose(1000);
  await testbed.bet(winner, { stake: 100n, payout: 200_000n });
  await lose(1000);
  await lose(1000);
  await closeAt(MONDAY);
  expect(await amounts()).toEqual([50]);
  const [row] = await testbed.db.query('select spent::int as spent from rewards.campaign where id = $1', [
    spent,
  ]);
  expect(row).toEqual({ spent: 5000 });
});
