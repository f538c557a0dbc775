import { jest } from '@jest/globals';
import { publishCampaign, type TermsChange } from '../campaigns/campaign.fixture.js';
import type { Measure } from '../common/campaign.js';
import { RewardsTestbed } from '../rewards.fixture.js';

/** A Wednesday, noon in Dhaka. */
const NOON = new Date('2027-03-10T06:00:00Z');
const MINUTE = 60_000;
/** Midnight after it in Dhaka. */
const MIDNIGHT = new Date('2027-03-10T18:00:00Z');
const ANY = { product: null, types: null, vendors: null, titles: null };

let testbed: RewardsTestbed;
beforeEach(async () => {
  testbed = await RewardsTestbed.open(NOON);
});
afterEach(async () => {
  expect(await testbed.sums()).toEqual([]);
  await testbed.close();
});

interface Change {
  measure?: Measure;
  every?: 'once' | 'D' | 'W' | 'M';
  types?: ['FISH'];
  steps?: { target: string; amount: string }[];
  terms?: TermsChange;
}
/** 5 points at 100.00 a day, 20 more at 500.00. */
const mission = ({ measure = 'valid-bet', every = 'D', types, steps, terms }: Change = {}) =>
  publishCampaign(testbed.db, {
    trigger: { on: 'measure', measure, every, scope: { ...ANY, ...(types && { types }) } },
    reward: {
      kind: 'points',
      size: {
        kind: 'steps',
        steps: steps ?? [
          { target: '100.00', amount: '5' },
          { target: '500.00', amount: '20' },
        ],
      },
      wagering: { times: 0, plan: null, counts: 'all', maxBet: null, days: 7, onWithdrawal: 'keep' },
    },
    ...terms,
  });
const play = async (taka: number, bet: { at?: Date; game?: string } = {}, player?: string) => {
  const member = player ?? (await testbed.addPlayer());
  const round = await testbed.bet(member, { stake: BigInt(taka * 100), ...bet });
  await testbed.count();
  await testbed.due.giveAll('mela');
  return { member, round };
};
const given = (member: string) =>
  testbed.db.query<{ occurrence: string; amount: string; status: string }>(
    'select occurrence, amount, status from rewards.entitlement where member = $1 order by occurrence',
    [member],
  );
const multiples = async (member: string) => {
  const rows = await testbed.db.query<{ best: number }>(
    'select best_multiple::int as best from rewards.play_day where member = $1 order by best',
    [member],
  );
  return rows.map(({ best }) => best);
};
const badge = async (member: string) => {
  const rows = await testbed.db.query<{ name: string; value: number }>(
    'select name, value::int as value from messaging.counter where member = $1',
    [member],
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
};

test('each step is offered once, as soon as its target is reached, and counts in the badge of missions', async () => {
  await mission();
  const { member } = await play(60);
  expect(await given(member)).toEqual([]);
  await play(60, {}, member);
  expect(await given(member)).toEqual([
    { occurrence: 'mission:2027-03-10:1', amount: '5', status: 'claimable' },
  ]);
  await play(1000, {}, member);
  await play(1000, {}, member);
  expect(await given(member)).toMatchObject([
    { occurrence: 'mission:2027-03-10:1' },
    { occurrence: 'mission:2027-03-10:2', amount: '20' },
  ]);
  expect(await badge(member)).toMatchObject({ missions: 2 });
  expect((await badge(member))['rewards'] ?? 0).toBe(0);
});

test('a new day begins anew, and late rounds of the day before count for that one', async () => {
  await mission();
  const { member } = await play(90);
  await testbed.moveTo(new Date(MIDNIGHT.getTime() + 5 * MINUTE));
  await play(20, { at: new Date(MIDNIGHT.getTime() - 1000) }, member);
  expect(await given(member)).toMatchObject([{ occurrence: 'mission:2027-03-10:1' }]);
  await play(99, {}, member);
  expect(await given(member)).toHaveLength(1);
  await play(1, {}, member);
  expect(await given(member)).toMatchObject([
    { occurrence: 'mission:2027-03-10:1' },
    { occurrence: 'mission:2027-03-11:1' },
  ]);
});

test('rounds and days with a round are counted, of the games of the mission alone', async () => {
  const steps = [{ target: '2', amount: '7' }];
  await mission({ measure: 'rounds', types: ['FISH'], steps });
  await mission({ measure: 'days-played', every: 'W', steps });
  const fish = { game: 'monsoon-fish' };
  const { member } = await play(1, fish);
  await play(1, {}, member);
  expect(await given(member)).toEqual([]);
  await play(1, fish, member);
  expect(await given(member)).toMatchObject([{ occurrence: 'mission:2027-03-10:1' }]);
  await testbed.moveTo(new Date(MIDNIGHT.getTime() + 60 * MINUTE));
  await play(1, {}, member);
  expect(await given(member)).toMatchObject([
    { occurrence: 'mission:2027-03-08:1' },
    { occurrence: 'mission:2027-03-10:1' },
  ]);
});

test('the best win of a round counts, until it is taken back, and own money alone', async () => {
  const steps = ['2.50', '12.50'].map((target) => ({ target, amount: '7' }));
  await mission({ measure: 'best-multiple', every: 'W', steps });
  const member = await testbed.addPlayer();
  const win = async (payout: bigint, bet: { bonusStake?: bigint; bonusPayout?: bigint } = {}) => {
    const round = await testbed.bet(member, { stake: 1000n, payout, ...bet });
    await testbed.count();
    await testbed.due.giveAll('mela');
    return round;
  };
  await win(2499n);
  await win(90_000n, { bonusStake: 1000n, bonusPayout: 90_000n });
  expect(await given(member)).toEqual([]);
  await win(2500n);
  const best = await win(12_499n);
  expect(await given(member)).toMatchObject([{ occurrence: 'mission:2027-03-08:1' }]);
  expect(await multiples(member)).toEqual([1249]);
  await testbed.voidRound(best);
  await win(0n);
  expect(await multiples(member)).toEqual([250]);
  await win(12_500n);
  expect(await given(member)).toMatchObject([{}, { occurrence: 'mission:2027-03-08:2', amount: '7' }]);
});

test('losses count less wins', async () => {
  await mission({ measure: 'net-loss', steps: [{ target: '100.00', amount: '5' }] });
  const { member } = await play(90);
  await testbed.bet(member, { stake: 1000n, payout: 4000n });
  await testbed.count();
  await play(39, {}, member);
  expect(await given(member)).toEqual([]);
  await play(1, {}, member);
  expect(await given(member)).toMatchObject([{ occurrence: 'mission:2027-03-10:1' }]);
});

test('what was taken back counts no more, and what was given stays', async () => {
  await mission({ every: 'once' });
  const { member, round } = await play(100);
  expect(await given(member)).toMatchObject([{ occurrence: 'mission:once:1', amount: '5' }]);
  await testbed.voidRound(round);
  await testbed.count();
  await play(450, {}, member);
  expect(await given(member)).toHaveLength(1);
  await play(50, {}, member);
  expect(await given(member)).toMatchObject([{}, { occurrence: 'mission:once:2' }]);
});

test('nothing is given to others, before the beginning, after the end, or once the budget is spent', async () => {
  const none = { startsAt: '2026-01-01T00:00:00Z', endsAt: null, weekdays: null };
  await mission({ terms: { eligibility: { levels: [4], agents: false, registeredFrom: null } } });
  await mission({ terms: { schedule: { ...none, startsAt: '2027-03-12T00:00:00Z' } } });
  await mission({ terms: { schedule: { ...none, endsAt: '2027-03-09T00:00:00Z' } } });
  await mission({ terms: { schedule: { ...none, weekdays: [5] } } });
  await mission({ terms: { budget: { amount: null, claims: 1, perMember: null } } });
  const { member } = await play(100);
  expect(await given(member)).toHaveLength(1);
  const { member: second } = await play(100);
  expect(await given(second)).toEqual([]);
  expect(await testbed.db.query('select * from rewards.due_award')).toEqual([]);
});

test('a round that is counted by two workers at once offers its step once', async () => {
  await mission();
  const member = await testbed.addPlayer();
  await testbed.bet(member, { stake: 60_000n });
  await testbed.count();
  await Promise.all([1, 2, 3].map(() => testbed.due.giveAll('mela')));
  expect(await given(member)).toHaveLength(2);
});

test('a reward that cannot be given keeps no other one back, and is tried again', async () => {
  await mission();
  const players = [await testbed.addPlayer(), await testbed.addPlayer()];
  for (const player of players) await testbed.bet(player, { stake: 12_000n });
  await testbed.count();
  jest.spyOn(testbed.openings, 'award').mockRejectedValueOnce(new Error('a fault'));
  await expect(testbed.due.giveAll('mela')).rejects.toThrow('1 rewards of mela could not be given');
  expect((await Promise.all(players.map(given))).map(({ length }) => length).sort()).toEqual([0, 1]);
  await testbed.due.giveAll('mela');
  expect((await Promise.all(players.map(given))).map(({ length }) => length)).toEqual([1, 1]);
});
