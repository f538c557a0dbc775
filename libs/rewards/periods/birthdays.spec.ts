import { publishCampaign, type TermsChange } from '../campaigns/campaign.fixture.js';
import { RewardsTestbed } from '../rewards.fixture.js';
import { birthdaysOf } from './birthdays-of.js';

/** Noon in Dhaka, of a year that is no leap year. */
const NOON = new Date('2027-02-26T06:00:00Z');
const DAY_MS = 86_400_000;
const LONG_AGO = new Date(NOON.getTime() - 60 * DAY_MS);

let testbed: RewardsTestbed;
beforeEach(async () => {
  testbed = await RewardsTestbed.open(NOON);
});
afterEach(async () => {
  expect(await testbed.sums()).toEqual([]);
  await testbed.close();
});

const birthday = (terms: TermsChange = {}) =>
  publishCampaign(testbed.db, {
    trigger: { on: 'birthday' },
    reward: {
      kind: 'bonus',
      size: { kind: 'level', amounts: ['0.00', '50.00', '100.00'] },
      wagering: { times: 300, plan: 'casino', counts: 'all', maxBet: null, days: 7, onWithdrawal: 'keep' },
    },
    ...terms,
  });
async function born(date: string, { level = 1, given = LONG_AGO } = {}): Promise<string> {
  const player = await testbed.addPlayer(level);
  await testbed.db.query('update members.member set birth_date = $2, birth_date_at = $3 where id = $1', [
    player,
    date,
    given,
  ]);
  return player;
}
/** A day of February or March 2027 in Dhaka has begun `minutes` ago. */
async function beginDay(day: string, minutes = 16): Promise<void> {
  await testbed.moveTo(new Date(Date.parse(`2027-${day}T00:00:00+06:00`) + minutes * 60_000));
  await testbed.count();
  await testbed.periods.close('mela', 'D');
}
const given = () =>
  testbed.db.query<{ member: string; amount: string; occurrence: string }>(
    `select member, amount, occurrence from rewards.entitlement where status = 'claimable' order by id`,
  );
const receivers = async () => (await given()).map(({ member }) => member).sort();

test('it is given by level when the day has begun in the time zone of the brand, once a year', async () => {
  await birthday();
  const [first, second, none] = [
    await born('1990-02-27'),
    await born('1991-02-27', { level: 5 }),
    await born('1992-02-27', { level: 0 }),
  ];
  await beginDay('02-27', 14);
  expect(await given()).toEqual([]);
  await beginDay('02-27', 16);
  await beginDay('02-27', 30);
  const rows = await given();
  expect(rows).toHaveLength(2);
  expect(rows).toEqual(
    expect.arrayContaining([
      { member: first, amount: '5000', occurrence: 'year:2027' },
      { member: second, amount: '10000', occurrence: 'year:2027' },
    ]),
  );
  expect(rows.map(({ member }) => member)).not.toContain(none);
});

test('a date that was given less than thirty days before has to wait for the next year', async () => {
  await birthday();
  const start = Date.parse('2027-02-27T00:00:00+06:00');
  const inTime = await born('1990-02-27', { given: new Date(start - 30 * DAY_MS) });
  await born('1990-02-27', { given: new Date(start - 30 * DAY_MS + 1000) });
  await beginDay('02-27');
  expect(await receivers()).toEqual([inTime]);
});

test('the 29th of February is the 28th where there is none, and days that nobody closed are made up for', async () => {
  await birthday();
  const [leap, before, after] = [
    await born('1992-02-29'),
    await born('1993-02-28'),
    await born('1993-03-01'),
  ];
  await beginDay('02-27');
  await testbed.moveTo(new Date('2027-02-28T18:16:00Z'));
  await testbed.periods.close('mela', 'D');
  expect(await receivers()).toEqual([leap, before].sort());
  await testbed.periods.close('mela', 'D');
  expect(await receivers()).toEqual([leap, before, after].sort());
});

test('it follows the schedule and who may take part', async () => {
  await birthday({ schedule: { startsAt: '2027-02-26T18:00:01Z', endsAt: null } });
  await birthday({ schedule: { startsAt: '2026-01-01T00:00:00Z', endsAt: null, weekdays: [7] } });
  await birthday({ eligibility: { levels: [2] } });
  await born('1990-02-27');
  await beginDay('02-27');
  expect(await given()).toEqual([]);
});

test.each([
  [
    '2027-02-27T18:00:00Z',
    [
      [2, 28],
      [2, 29],
    ],
  ],
  ['2027-02-27T17:59:59Z', [[2, 27]]],
  ['2028-02-27T18:00:00Z', [[2, 28]]],
  ['2028-02-28T18:00:00Z', [[2, 29]]],
  [
    '2100-02-27T18:00:00Z',
    [
      [2, 28],
      [2, 29],
    ],
  ],
])('on the day of %s in Dhaka %j have their birthday', (moment, days) => {
  expect(birthdaysOf(new Date(moment), 'Asia/Dhaka').map(({ month, day }) => [month, day])).toEqual(days);
});
