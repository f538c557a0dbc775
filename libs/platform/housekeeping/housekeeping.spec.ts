import { pino } from 'pino';
import { JobHandlers } from '../jobs/job-handlers.js';
import { repeated } from '../testing/repetitions.js';
import { setUpTestParts } from '../testing/set-up.js';
import { Housekeeping, oldestRetainedMonth } from './housekeeping.js';
import { Partitions } from './partitions.js';
import { CHUNK_ROWS } from './prune-in-chunks.js';
import { Retention } from './retention.js';

const { db, parts } = setUpTestParts();
let retention: Retention;

function housekeepingWith(changes: { AUDIT_KEPT_MONTHS?: number } = {}): Housekeeping {
  const { clock, config, database } = parts;
  retention = new Retention(database);
  const housekeeping = new Housekeeping(
    clock,
    new JobHandlers(),
    retention,
    new Partitions(database),
    { ...config, ...changes },
    pino({ level: 'silent' }),
  );
  housekeeping.onModuleInit();
  return housekeeping;
}
const count = async (table: string, where = 'true') =>
  (await db.query<{ n: number }>(`select count(*)::int as n from ${table} where ${where}`))[0]?.n;
const partitionsOf = async (table: string) =>
  (
    await db.query<{ name: string }>(
      `select inhrelid::regclass::text as name from pg_inherits where inhparent = '${table}'::regclass order by 1`,
    )
  ).map(({ name }) => name);
/** As the owner: creates the partition of a day, `days` from today. */
const makeDay = (days: number) =>
  db.query(
    `select platform.make_partition('event', 'person, seq', day + $1 * interval '1 day', day + ($1 + 1) * interval '1 day')
     from (select date_trunc('day', now(), 'UTC') as day) today`,
    [days],
  );
/** Fails each statement that deletes more than one chunk. */
const refuseLargeDeletes = (table: string) =>
  db.query(`create trigger small_deletes after delete on ${table} referencing old table as gone
    for each statement execute function public.refuse_large_delete()`);

describe('with very many rows', () => {
  /** Five times as many in all, and of each kind many more than a statement may delete. */
  const ROWS = repeated(100_000, 1_000_000);
  const OLD = `now() - interval '9 days'`;
  const FILL = {
    'platform.event': `insert into platform.event (person, seq, brand, name, data, at)
      select n % 1000, n, 'mela', 'x', '{}', date_trunc('day', now(), 'UTC') - interval '8 days' - (1 + n % 86000) * interval '1 second'
      from generate_series(1, 3 * ${ROWS}) n`,
    'platform.event_default': `insert into platform.event_default (person, seq, brand, name, data, at)
      select n % 1000, n, 'mela', 'x', '{}', ${OLD} - interval '3 years' from generate_series(1, ${ROWS} / 5) n`,
    'platform.idempotency': `insert into platform.idempotency (scope, key, fingerprint, created_at)
      select 'x', n::text, 'x', ${OLD} from generate_series(1, ${ROWS} / 2) n`,
    'platform.used_token': `insert into platform.used_token select n::text, ${OLD} from generate_series(1, ${ROWS} / 2) n`,
    'platform.limit_hit': `insert into platform.limit_hit select 'x', ${OLD} from generate_series(1, ${ROWS} * 4 / 5) n`,
  };

  beforeAll(async () => {
    await db.query(`create function public.refuse_large_delete() returns trigger language plpgsql as $$ begin
      if (select count(*) from gone) > ${CHUNK_ROWS} then raise exception 'too many rows in one statement'; end if;
      return null; end $$`);
    // The migration leaves the existing events in one partition, which would hold back its days.
    await db.query('alter table platform.event detach partition platform.event_before');
    await makeDay(-9);
    // The day's index would only slow down filling it: this test looks up no single event.
    await db.query(`do $$ begin execute (select format('alter table %s drop constraint %I', conrelid::regclass, conname)
      from pg_constraint, platform.partition_range(conrelid) where contype = 'p' and conparentid = 0 and ends_at < now() - interval '7 days'
      and conrelid in (select inhrelid from pg_inherits where inhparent = 'platform.event'::regclass)); end $$`);
    await Promise.all(Object.values(FILL).map((statement) => db.query(statement)));
    for (const table of Object.keys(FILL).filter((name) => name !== 'platform.event'))
      await refuseLargeDeletes(table);
    await db.query(`insert into platform.idempotency (scope, key, fingerprint) values ('x', 'young', 'x')`);
    await db.query(`insert into platform.limit_hit values ('young', now())`);
    await db.query(`insert into platform.used_token values ('young', now() + interval '1 hour')`);
  }, 120_000);

  test('deletes all of them, never more than a chunk per statement, and events by day', async () => {
    await db.query(`create trigger no_deletes before delete on platform.event
      for each statement execute function platform.refuse_change()`);
    await housekeepingWith().run();
    await db.query('drop trigger no_deletes on platform.event');
    expect(await count('platform.event')).toBe(0);
    expect(await partitionsOf('platform.event')).toHaveLength(5);
    for (const table of ['platform.idempotency', 'platform.limit_hit', 'platform.used_token'])
      expect([table, await count(table)]).toEqual([table, 1]);
  }, 120_000);
});

test('keeps the events of a day until seven days after its end', async () => {
  for (const days of [-9, -8, -7]) await makeDay(days);
  await housekeepingWith().run();
  const names = await partitionsOf('platform.event');
  const [days] = await db.query<{ gone: string[]; kept: string[] }>(
    `select array_agg(name) filter (where ago > 7) as gone, array_agg(name) filter (where ago = 7) as kept
     from (select to_char(now() at time zone 'UTC' - ago * interval '1 day', '"platform.event_"YYYYMMDD') as name, ago
       from generate_series(7, 9) ago) day`,
  );
  expect(names).toEqual(expect.arrayContaining(days?.kept ?? []));
  expect(names).not.toEqual(expect.arrayContaining(days?.gone ?? []));
});

test('stores an event that has no partition of its own, and still creates the partitions of the next days', async () => {
  await db.query(`do $$ declare p regclass; begin
    for p in select inhrelid from pg_inherits where inhparent = 'platform.event'::regclass
      and inhrelid <> 'platform.event_default'::regclass loop execute format('drop table %s', p); end loop; end $$`);
  const append = () =>
    parts.database.query(
      `select * from platform.append_events('[{"person":7,"brand":"mela","name":"x","data":{}}]')`,
    );
  await append();
  expect(await count('platform.event_default')).toBe(1);
  await housekeepingWith().run();
  await append();
  expect(await parts.events.after('7', 0, 10)).toHaveLength(2);
  // Today stays in the default partition, and the next three days have their own.
  expect(await partitionsOf('platform.event')).toHaveLength(4);
});

test('lets only the function that numbers events write them', async () => {
  const refused = async (statement: string) =>
    parts.database.query(statement).then(
      () => 'done',
      (error: { driverError: { code: string } }) => error.driverError.code,
    );
  for (const statement of [
    `insert into platform.event (person, seq, brand, name, data) values (7, 1, 'mela', 'x', '{}')`,
    `insert into platform.event_default (person, seq, brand, name, data) values (7, 9, 'mela', 'x', '{}')`,
    'update platform.person_seq set seq = 0',
    `insert into platform.person_seq values (8, 5)`,
    `insert into platform.outbox (persons, seqs) values (array[7], array[1])`,
    'drop table platform.event_default',
    `select platform.make_partition('event', 'person, seq', now(), now() + interval '1 day')`,
  ])
    expect([statement, await refused(statement)]).toEqual([statement, '42501']);
});

test('runs the other rules after one fails', async () => {
  housekeepingWith();
  retention = new Retention(parts.database);
  retention.register(() => [
    { table: 'platform.unknown', where: 'true', parameters: [] },
    { table: 'platform.limit_hit', where: 'key = $1', parameters: ['young'] },
  ]);
  await expect(retention.prune(new Date())).rejects.toThrow('platform.unknown could not be pruned');
  expect(await count('platform.limit_hit', `key = 'young'`)).toBe(0);
});

describe('the audit', () => {
  const MONTH = `date_trunc('month', now(), 'UTC')`;
  const write = (at: string, subject: string) =>
    db.query(
      `insert into platform.audit (at, brand, actor, action, subject) values (${at}, 'mela', 'system', 'x', $1)`,
      [subject],
    );
  const partitionOf = async (subject: string) =>
    (
      await db.query<{ name: string }>(
        `select tableoid::regclass::text as name from platform.audit where subject = $1`,
        [subject],
      )
    )[0]?.name;

  beforeAll(async () => {
    await db.query(
      `alter table platform.audit detach partition platform.audit_before;
       select platform.make_partition('audit', 'id', ${MONTH} - n * interval '1 month', ${MONTH} - (n - 1) * interval '1 month')
       from generate_series(0, 6) n`,
    );
    await write(`${MONTH} - interval '5 months'`, 'long ago');
    await write('now()', 'lately');
    await write(`now() + interval '3 years'`, 'by a test clock');
  });

  test('is partitioned by month, with a default for dates far ahead', async () => {
    expect(await partitionOf('long ago')).toMatch(/^platform\.audit_\d{8}$/);
    expect(await partitionOf('lately')).toMatch(/^platform\.audit_\d{8}$/);
    expect(await partitionOf('by a test clock')).toBe('platform.audit_default');
    expect(
      await count('platform.audit', `id in (select id from platform.audit group by id having count(*) > 1)`),
    ).toBe(0);
  });

  test('cannot be changed in any partition, even by its owner', async () => {
    for (const table of ['platform.audit', ...(await partitionsOf('platform.audit'))])
      for (const statement of [
        `delete from ${table}`,
        `update ${table} set actor = 'x'`,
        `truncate ${table}`,
      ])
        await expect(db.query(statement)).rejects.toThrow('is append-only');
  });

  test('stays in place until a setting limits its age', async () => {
    await housekeepingWith().run();
    expect(await partitionOf('long ago')).toBeDefined();
  });

  test.each([
    ['2026-05-31T12:00:00Z', 3, '2026-02-01'],
    ['2026-05-01T00:00:00Z', 3, '2026-02-01'],
    ['2026-02-28T23:59:59Z', 3, '2025-11-01'],
    ['2028-12-31T23:59:59Z', 22, '2027-02-01'],
  ])('at %s keeps %i months before the present one, from %s on', (now, months, first) => {
    expect(oldestRetainedMonth(new Date(now), months).toISOString()).toBe(`${first}T00:00:00.000Z`);
  });

  test('moves to the archive month by month, where it can be read but not changed', async () => {
    await housekeepingWith({ AUDIT_KEPT_MONTHS: 3 }).run();
    const all = await parts.database.query<{ subject: string }>(
      `select subject from platform.audit_with_archive where subject in ('long ago', 'lately', 'by a test clock') order by 1`,
    );
    expect(all.map(({ subject }) => subject)).toEqual(['by a test clock', 'lately', 'long ago']);
    expect([await partitionOf('long ago'), await partitionOf('lately')]).toEqual([
      undefined,
      expect.any(String),
    ]);
    expect(await count('platform_archive.audit')).toBe(1);
    for (const table of ['platform_archive.audit', ...(await partitionsOf('platform_archive.audit'))])
      await expect(db.query(`delete from ${table}`)).rejects.toThrow('is append-only');
  });
});
