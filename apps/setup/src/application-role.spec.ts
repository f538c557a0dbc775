import pg from 'pg';
import { ensureApplicationRole } from '#libs/platform/migrations/role';
import { StartupError } from '#libs/platform/process/startup-error';
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

/** A role with its own log-in, as a hosted database provides one. */
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
    (error: Error) => (error instanceof StartupError ? error.message : `no obstacle: ${error.message}`),
  );
  await client.end();
  return outcome.replaceAll(names.at(-1) ?? '', 'OWNER');
};

test('uses an existing role that was granted, even if the owner may not create roles', async () => {
  const client = await connectAs('');
  await admin.query(`grant ${ROLE} to ${names[0]}`);
  expect(await ensured(client)).toBe('ensured');
});

test('asks for the grant of an existing role that was not granted', async () => {
  expect(await ensured(await connectAs(''))).toBe(
    `the role OWNER of DATABASE_URL may not act as ${ROLE}: let an administrator run "grant ${ROLE} to OWNER"`,
  );
});

/** The same on a server without the role: roles belong to all databases of these tests. */
function withoutRole(client: pg.Client): pg.Client {
  const other = `other_${Math.random().toString(36).slice(2, 10)}`;
  const query = (sql: string) => client.query(sql.replaceAll(ROLE, other));
  return { query, end: () => client.end() } as unknown as pg.Client;
}

test('tells an owner without CREATEROLE what to grant', async () => {
  const told = await ensured(withoutRole(await connectAs('')));
  expect(told.replaceAll(/other_\w+/g, ROLE)).toBe(
    `the role OWNER of DATABASE_URL has no CREATEROLE, and there is no role ${ROLE}: let an administrator run ` +
      `"alter role OWNER createrole", or "create role ${ROLE} nologin; grant ${ROLE} to OWNER"`,
  );
});

test('creates the role once for an owner with CREATEROLE', async () => {
  const client = await connectAs('createrole');
  const fresh = withoutRole(client);
  await ensureApplicationRole(fresh);
  await ensureApplicationRole(fresh);
  await fresh.query(`set role ${ROLE}`);
  await fresh.query('reset role');
  await fresh.query(`drop role ${ROLE}`);
  await client.end();
});

test('names an unreachable database by its address, without its password', async () => {
  const url = 'postgres://mela:secret@localhost:1/mela';
  await expect(connectAsOwner(url)).rejects.toThrow(
    /^no connection to localhost:1\/mela, which DATABASE_URL names: .*ECONNREFUSED/,
  );
  await expect(connectAsOwner(url)).rejects.not.toThrow('secret');
});
