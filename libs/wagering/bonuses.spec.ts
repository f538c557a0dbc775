import type { Ledger } from '#libs/ledger/index';
import type { LoggedIn } from '#libs/platform/http/caller';
import { setUpTestParts } from '#libs/platform/testing/set-up';
import { BarChanges } from '#libs/safer-play/index';
import { bonusFor, createBonuses } from './bonus.fixture.js';
import type { BonusQueries } from './bonus-queries.js';
import type { Bonuses } from './bonuses.js';
import { bonusChanged } from './common/bonus.events.js';
import { ALL_WHOLE } from './common/wagering-plan.js';

const { parts, db } = setUpTestParts();
const bars = new BarChanges();
let bonuses: Bonuses;
let queries: BonusQueries;
let ledger: Ledger;
let member = 7500;

beforeAll(async () => {
  ({ bonuses, ledger, queries } = await createBonuses(parts, bars));
});
beforeEach(async () => {
  member += 1;
  await ledger.openMember('mela', String(member), 'BDT');
});

const grant = (reference?: string) =>
  parts.database.transaction(() =>
    bonuses.grant(bonusFor(String(member), reference === undefined ? {} : { reference })),
  );
const bonus = async () => (await ledger.balanceOf(String(member), 'BDT'))?.bonus;
const statuses = async () =>
  (
    await db.query<{ status: string }>(
      'select status from wagering.requirement where member = $1 order by id',
      [member],
    )
  ).map(({ status }) => status);

const pushed = async () =>
  (await parts.events.after(String(member), 0, 100)).flatMap(({ name, data }) =>
    name === bonusChanged.name ? [bonusChanged.data.parse(data)] : [],
  );

test('grants a bonus once, pushes it, and lets the next one wait until the first has ended', async () => {
  expect([await grant('one'), await grant('one'), await grant('two')]).toEqual([true, false, true]);
  expect([await bonus(), await statuses()]).toEqual(['50.00', ['active', 'queued']]);
  const { list, seq } = await queries.list(String(member));
  expect(await pushed()).toEqual(list);
  expect(list).toMatchObject([
    { status: 'active', amount: '50.00', money: '50.00', required: '250.00', left: '250.00' },
    { status: 'queued', amount: '50.00', money: '0.00', expiresAt: null },
  ]);
  expect(seq).toBe(4);
  const events = await parts.events.after(String(member), 0, 100);
  expect(events).toContainEqual(
    expect.objectContaining({
      name: 'balance.changed',
      data: expect.objectContaining({ balance: '0.00', bonus: '50.00' }),
    }),
  );
  const end = () => parts.database.transaction(() => bonuses.end(list[0]?.id ?? '', 'given-up'));
  expect(await Promise.all([end(), end()])).toEqual(expect.arrayContaining([true, false]));
  expect([await bonus(), await statuses()]).toEqual(['50.00', ['given-up', 'active']]);
  expect((await pushed()).slice(2)).toMatchObject([
    { id: list[0]?.id, status: 'given-up', money: '0.00', lost: '50.00', paid: '0.00' },
    { id: list[1]?.id, status: 'active', money: '50.00' },
  ]);
});

test('a member gives up an own bonus alone, and a second time changes nothing', async () => {
  await grant();
  const [own] = (await queries.list(String(member))).list;
  const giveUp = (person: number) =>
    bonuses.giveUp({ person: String(person) } as LoggedIn, { id: own?.id ?? '' });
  await expect(giveUp(1)).rejects.toMatchObject({ code: 'error_not_found' });
  expect(await giveUp(member)).toMatchObject({ status: 'given-up', lost: '50.00' });
  expect(await giveUp(member)).toMatchObject({ status: 'given-up' });
  expect([await bonus(), (await pushed()).length]).toEqual(['0.00', 2]);
  await db.query(`update wagering.requirement set status = 'spent' where id = $1`, [own?.id]);
  await expect(giveUp(member)).rejects.toMatchObject({ code: 'error_bonus_over' });
});

test('tells what the games of a plan count, and lists what ended after what waits', async () => {
  await grant();
  await parts.database.transaction(() =>
    bonuses.grant(bonusFor(String(member), { plan: 'casino', maxBet: 5000n })),
  );
  await parts.database.transaction(() => bonuses.grant(bonusFor(String(member))));
  const [first] = (await queries.list(String(member))).list;
  await bonuses.giveUp({ person: String(member) } as LoggedIn, { id: first?.id ?? '' });
  const { list } = await queries.list(String(member));
  expect(list.map(({ status }) => status)).toEqual(['active', 'queued', 'given-up']);
  expect(list[0]).toMatchObject({
    maxBet: '50.00',
    rates: [
      { gameType: 'FISH', classify: '*', percent: 100 },
      { gameType: 'RNG', classify: '*', percent: 100 },
      { gameType: 'LIVE', classify: '*', percent: 10 },
      { gameType: 'PVP', classify: '*', percent: 10 },
    ],
  });
  expect(list[1]?.rates).toEqual(ALL_WHOLE);
});

test('begins one bonus of many that come at once', async () => {
  await Promise.all(Array.from({ length: 8 }, () => grant()));
  expect(await bonus()).toBe('50.00');
  expect((await statuses()).filter((status) => status === 'active')).toHaveLength(1);
});

test('takes bonuses back from a member who is barred, and grants no more', async () => {
  await grant();
  await grant();
  await parts.database.transaction(() =>
    bars.emitBarred({ brand: 'mela', member: String(member), at: new Date() }),
  );
  expect([await bonus(), await statuses()]).toEqual(['0.00', ['cancelled', 'cancelled']]);
  const [operator] = await db.query<{ id: string }>('select id from authentication.operator limit 1');
  const [person] = await db.query<{ id: string }>(
    `insert into members.member (id, brand, account, type, password_hash, registered_at) overriding system value
     values ($1, 'mela', $2, 0, 'x', now()) returning id`,
    [member, `barred${member}`],
  );
  await db.query(
    `insert into safer_play.restriction (brand, member, kind, reason, since, set_by, set_as)
     values ('mela', $1, 'no_rewards', 'a test', now() - interval '1 second', $2, 'x')`,
    [person?.id, operator?.id],
  );
  await expect(grant()).rejects.toMatchObject({ message: expect.stringContaining('error_rewards_barred') });
  expect(await statuses()).toHaveLength(2);
});
