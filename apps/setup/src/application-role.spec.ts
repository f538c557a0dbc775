import pg from 'pg';
import { Obstacle } from '#libs/platform/lifecycle/obstacle';
import { ensureApplicationRole } from '#libs/platform/migrations/role';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { connectAsOwner } from './migrate.js';

const ROLE = 'mela_app';
let db: TestDatabase;
let admin: pg.Client;
let names: string[];

beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());
beforeEach(async () => {
  names = [];
  admin = new pg.Client(db.url);
  await admin.connect();
});
afterEach(async () => {
  for (const name of names) await admin.query(`drop role ${name}`);
  await admin.end();
});

/** A role with a log-in of its own, as a hosted database gives one. */
async function connectAs(rights: string): Promise<pg.Client> {
  const name = `owner_${Math.random().toString(36).slice(2, 10)}`;
  await admin.query(`create role ${name} login password 'p' ${rights}`);
  names.push(name);
  const url = Object.assign(new URL(db.url), { username: name, password: 'p' });
  const client = new pg.Client(url.href);
  await client.connect();
  return client;
}

const ensured = async (client: pg.Client): Promise<string> => {
  const outcome = await ensureApplicationRole(client).then(
    () => 'ensured',
    (error: Error) => (error instanceof Obstacle ? error.message : `no obstacle: ${error.message}`),
  );
  await client.end();
  return outcome.replaceAll(names.at(-1) ?? '', 'OWNER');
};

test('a role that exists and was granted is taken, though the owner may create none', async () => {
  const client = await connectAs('');
  await admin.query(`grant ${ROLE} to ${names[0]}`);
  expect(await ensured(client)).toBe('ensured');
});

test('a role that exists and was not granted is told with the grant', async () => {
  expect(await ensured(await connectAs(''))).toBe(
    `the role OWNER of DATABASE_URL may not act as ${ROLE}: let an administrator run "grant ${ROLE} to OWNER"`,
  );
});

/** The same on a server that has no such role yet: roles belong to all databases of these tests. */
function withoutRole(client: pg.Client): pg.Client {
  const other = `other_${Math.random().toString(36).slice(2, 10)}`;
  const query = (sql: string) => client.query(sql.replaceAll(ROLE, other));
  return { query, end: () => client.end() } as unknown as pg.Client;
}

test('an owner without CREATEROLE is told what to grant', async () => {
  const told = await ensured(withoutRole(await connectAs('')));
  expect(told.replaceAll(/other_\w+/g, ROLE)).toBe(
    `the role OWNER of DATABASE_URL has no CREATEROLE, and there is no role ${ROLE}: let an administrator run ` +
      `"alter role OWNER createrole", or "create role ${ROLE} nologin; grant ${ROLE} to OWNER"`,
  );
});

test('an owner with CREATEROLE makes it, once', async () => {
  const client = await connectAs('createrole');
  const fresh = withoutRole(client);
  await ensureApplicationRole(fresh);
  await ensureApplicationRole(fresh);
  await fresh.query(`set role ${ROLE}`);
  await fresh.query('reset role');
  await fresh.query(`drop role ${ROLE}`);
  await client.end();
});

test('a database that is not there is told by its address, without its password', async () => {
  const url = 'postgres://mela:secret@localhost:1/mela';
  await expect(connectAsOwner(url)).rejects.toThrow(
    /^no connection to localhost:1\/mela, which DATABASE_URL names: .*ECONNREFUSED/,
  );
  await expect(connectAsOwner(url)).rejects.not.toThrow('secret');
});
