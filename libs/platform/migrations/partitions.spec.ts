import { DataSource, type QueryRunner } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { createTestParts, type TestParts } from '../testing/test-parts.js';
import { Partitions1764050000000 } from './1764050000000-partitions.js';
import { OutboxBatches1764230000000 } from './1764230000000-outbox-batches.js';

let db: TestDatabase;
let parts: TestParts;
let source: DataSource;
let runner: QueryRunner;
/** Together with the later migration that replaces the same functions, in order. */
const migrations = [new Partitions1764050000000(), new OutboxBatches1764230000000()];

beforeAll(async () => {
  db = await createTestDatabase();
  parts = await createTestParts(db.url);
  source = await new DataSource({ type: 'postgres', url: db.url }).initialize();
  runner = source.createQueryRunner();
});
afterAll(async () => {
  await runner.release();
  await source.destroy();
  await parts.close();
  await db.drop();
});

/** As the setup runs them. */
async function run(way: 'up' | 'down'): Promise<void> {
  await runner.startTransaction();
  for (const migration of way === 'up' ? migrations : migrations.toReversed()) await migration[way](runner);
  await runner.commitTransaction();
}
const append = () =>
  parts.database.query(
    `select * from platform.append_events('[{"person":5,"brand":"mela","name":"x","data":{}}]')`,
  );
const prints = async () => {
  const [print] = await db.query(
    `select (select count(*) || ' ' || sum(hashtextextended(e::text, 0)) from platform.event e) as events,
       (select count(*) || ' ' || sum(hashtextextended(a::text, 0)) from platform.audit a) as audit`,
  );
  return print;
};
const writeAudit = async () =>
  parts.database.query(
    `insert into platform.audit (at, brand, actor, action, subject) values (now(), 'mela', 'system', 'x', 'y') returning id`,
  );

test('keeps rows of past years and rows that a test clock wrote far ahead, both up and down', async () => {
  await run('down');
  await db.query(
    `insert into platform.event (person, seq, brand, name, data, at)
     select n % 100, 1000 + n / 100, 'mela', 'x', '{"n":1}', now() - n * interval '1 minute' from generate_series(1, 200000) n`,
  );
  await db.query(
    `insert into platform.audit (at, brand, actor, action, subject)
     select now() + (1000 - n) * interval '1 hour', 'mela', 'member 1', 'x', 'subject ' || n from generate_series(1, 100000) n`,
  );
  await db.query(`insert into platform.person_seq values (5, 3000)`);
  await append();
  const before = await prints();
  await run('up');
  expect(await prints()).toEqual(before);
  await append();
  expect((await parts.events.after('5', 3000, 10)).map(({ seq }) => seq)).toEqual([3001, 3002]);
  await writeAudit();
  const [ids] = await db.query('select count(*) = count(distinct id) as unique from platform.audit');
  expect(ids).toEqual({ unique: true });
  const after = await prints();
  await run('down');
  expect(await prints()).toEqual(after);
  await append();
  await writeAudit();
  await run('up');
}, 60_000);
