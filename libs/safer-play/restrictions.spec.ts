import { Member, Members } from '#libs/members/index';
import { insertMember } from '#libs/members/member.fixture';
import { Audit } from '#libs/platform/audit/audit';
import { Boards } from '#libs/platform/push/boards';
import { setUpTestParts } from '#libs/platform/testing/set-up';
import { insertOperator } from '#libs/platform/testing/test-session';
import type { ActingOperator } from '#libs/platform/transitions/actor-context';
import { BarChanges } from './bar-changes.js';
import { RestrictionQueries } from './restriction-queries.js';
import { Restrictions } from './restrictions.js';
import { RewardGuard } from './reward-guard.js';

const { parts, db } = setUpTestParts([Member]);
let restrictions: Restrictions;
let queries: RestrictionQueries;
let guard: RewardGuard;
let changes: BarChanges;
let first: ActingOperator;
let second: ActingOperator;
let member: string;
let heard: string[];

beforeAll(async () => {
  const operator = async () => {
    const id = await insertOperator(db, []);
    return { id, account: `operator-${id}`, brand: 'mela', address: '127.0.0.1' };
  };
  [first, second] = [await operator(), await operator()];
});
beforeEach(async () => {
  const { database, clock, events, wakeUps } = parts;
  heard = [];
  guard = new RewardGuard(database, clock);
  queries = new RestrictionQueries(database, clock);
  changes = new BarChanges();
  changes.onBarred(async ({ member: whom }) => void heard.push(`barred ${whom}`));
  changes.onUnbarred(async ({ member: whom }) => void heard.push(`unbarred ${whom}`));
  restrictions = new Restrictions(
    database,
    clock,
    new Audit(database, clock),
    new Boards(database, wakeUps),
    new Members(database, clock, events, new Audit(database, clock)),
    { assertMayActOn: () => Promise.resolve() },
    guard,
    changes,
  );
  member = await insertMember(db, { parent: null, type: 0 });
  await db.query(`select ledger.open_account('mela', $1, 'wallet', 'BDT')`, [member]);
});

const REASON = 'signs of harm';
const errorOf = (code: string) => ({ code });
const coolOff = (until: Date | null) =>
  db.query(
    `insert into safer_play.restriction (brand, member, kind, reason, since, until, set_by, set_as)
     values ('mela', $1, 'cool_off', 'asked for it', '2026-01-01', $2, $3, 'operator')`,
    [member, until, first.id],
  );
const daysFromNow = (days: number) => new Date(parts.clock.now().getTime() + days * 24 * 3_600_000);

test('bars from rewards until it is lifted, and each is heard once', async () => {
  expect(await guard.isBarred(member)).toBe(false);
  await expect(guard.assertNotBarred(member)).resolves.toBeUndefined();
  await restrictions.setNoRewards(first, member, REASON);
  await expect(guard.assertNotBarred(member)).rejects.toMatchObject({
    code: 'error_rewards_barred',
    status: 423,
  });
  await restrictions.liftNoRewards(second, member, 'talked to');
  expect(await guard.isBarred(member)).toBe(false);
  expect(heard).toEqual([`barred ${member}`, `unbarred ${member}`]);
});

test('set twice it is refused and heard once, and so is lifted twice', async () => {
  await restrictions.setNoRewards(first, member, REASON);
  await expect(restrictions.setNoRewards(second, member, REASON)).rejects.toMatchObject(
    errorOf('error_nothing_changed'),
  );
  expect(heard).toEqual([`barred ${member}`]);
  await restrictions.liftNoRewards(first, member, 'talked to');
  await expect(restrictions.liftNoRewards(first, member, 'again')).rejects.toMatchObject(
    errorOf('error_nothing_changed'),
  );
  expect(heard).toEqual([`barred ${member}`, `unbarred ${member}`]);
});

test('of two operators at once one sets it and one lifts it', async () => {
  for (const act of ['setNoRewards', 'liftNoRewards'] as const) {
    const outcomes = await Promise.allSettled(
      [first, second].map((operator) => restrictions[act](operator, member, REASON)),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: errorOf('error_nothing_changed'),
    });
  }
  expect(heard).toEqual([`barred ${member}`, `unbarred ${member}`]);
  expect(await queries.list('mela', member, 10)).toHaveLength(1);
});

test('a break that stands keeps the member barred when the bar is lifted', async () => {
  await coolOff(daysFromNow(1));
  await restrictions.setNoRewards(first, member, REASON);
  await restrictions.liftNoRewards(first, member, 'talked to');
  expect(await guard.isBarred(member)).toBe(true);
  expect(heard).toEqual([]);
  expect(await queries.list('mela', member, 10)).toMatchObject([
    { kind: 'cool_off', standing: true, lifted: null },
    { kind: 'no_rewards', standing: false, lifted: { reason: 'talked to' } },
  ]);
});

test('a break that is over bars nobody', async () => {
  await coolOff(daysFromNow(-1));
  expect(await guard.isBarred(member)).toBe(false);
  await restrictions.setNoRewards(first, member, REASON);
  expect(heard).toEqual([`barred ${member}`]);
});

test('a listener that fails leaves no restriction and no record', async () => {
  changes.onBarred(() => Promise.reject(new Error('not closed')));
  await expect(restrictions.setNoRewards(first, member, REASON)).rejects.toThrow('not closed');
  expect(await queries.list('mela', member, 10)).toEqual([]);
  expect(await db.query('select 1 from platform.audit where subject = $1', [`member ${member}`])).toEqual([]);
});

test('a listener writes in the transaction of the change and sees it', async () => {
  const seen: [boolean, boolean][] = [];
  changes.onBarred(async () => {
    seen.push([parts.database.inTransaction, await guard.isBarred(member)]);
  });
  await restrictions.setNoRewards(first, member, REASON);
  expect(seen).toEqual([[true, true]]);
});

test('what is given under the lock of the wallet comes before the bar, which waits', async () => {
  const order: string[] = [];
  changes.onBarred(async () => void order.push('barred'));
  let locked = () => {};
  const lockTaken = new Promise<void>((resolve) => {
    locked = resolve;
  });
  const giving = parts.database.transaction(async () => {
    await parts.database.query('select safer_play.lock_member($1)', [member]);
    locked();
    await guard.assertNotBarred(member);
    await waitingForLock();
    order.push('given');
  });
  await lockTaken;
  await Promise.all([giving, restrictions.setNoRewards(first, member, REASON)]);
  expect(order).toEqual(['given', 'barred']);
});

/** Until another connection waits for a lock. */
async function waitingForLock(): Promise<void> {
  const rows = await db.query(
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  if (rows.length === 0) await waitingForLock();
}

test.each(['disabled', 'closed'])('a %s member is barred and free again', async (status) => {
  await db.query('update members.member set status = $2 where id = $1', [member, status]);
  await restrictions.setNoRewards(first, member, REASON);
  expect(await guard.isBarred(member)).toBe(true);
  await restrictions.liftNoRewards(first, member, 'talked to');
  expect(heard).toEqual([`barred ${member}`, `unbarred ${member}`]);
});

test('nobody is found at another brand', async () => {
  const stranger = { ...first, brand: 'other' };
  await expect(restrictions.setNoRewards(stranger, member, REASON)).rejects.toMatchObject(
    errorOf('error_not_found'),
  );
  await expect(restrictions.setNoRewards(first, '999999999', REASON)).rejects.toMatchObject(
    errorOf('error_not_found'),
  );
  await restrictions.setNoRewards(first, member, REASON);
  expect(await queries.list('other', member, 10)).toEqual([]);
});

test('an audience without the barred finds each by the index', async () => {
  await restrictions.setNoRewards(first, member, REASON);
  await coolOff(null);
  const audience = `select m.id from members.member_view m where m.id = $1
    and not exists (select from safer_play.barred(now()) b where b.member = m.id)`;
  expect(await db.query(audience, [member])).toEqual([]);
  expect(await db.query('select * from safer_play.barred(now()) where member = $1', [member])).toEqual([
    { brand: 'mela', member },
  ]);
  const plan = await parts.database.transaction(async () => {
    await parts.database.query('set local enable_seqscan = off');
    return parts.database.query(`explain select 1 from safer_play.barred(now()) where member = ${member}`);
  });
  expect(JSON.stringify(plan)).toMatch(/restriction_(standing|no_rewards|member)/);
});

test('the portal neither deletes a restriction nor changes why it was set', async () => {
  await restrictions.setNoRewards(first, member, REASON);
  for (const change of [
    "update safer_play.restriction set reason = 'other'",
    'delete from safer_play.restriction',
  ])
    await expect(db.query(`set local role mela_app; ${change}`)).rejects.toThrow(/permission denied/);
});
