import { randomUUID } from 'node:crypto';
import { Retention } from '#libs/platform/housekeeping/retention';
import { setUpTestParts } from '#libs/platform/testing/set-up';
import { SessionRetention } from './session-retention.js';

const { db, parts } = setUpTestParts();
let retention: Retention;
let person = 900_000;

beforeAll(async () => {
  retention = new Retention(parts.database);
  new SessionRetention(retention).onModuleInit();
});
beforeEach(() => {
  person += 1;
});

async function session(days: number, device: string | null = null): Promise<string> {
  const id = randomUUID();
  await db.query(
    `insert into authentication.session (id, token_hash, person, role, brand, address, user_agent, started_at, seen_at, expires_at, device)
     select $1::uuid, decode(md5($1::text), 'hex'), $2::bigint, 'member', 'mela', '127.0.0.1', 'x', at, at, at + interval '12 hours', $4::uuid
     from (select now() - $3::int * interval '1 day' as at) ago`,
    [id, person, days, device],
  );
  return id;
}
async function device(days: number): Promise<string> {
  const id = randomUUID();
  await db.query(
    `insert into authentication.device (id, brand, validator_hash, rotated_at, user_agent, created_at, seen_at)
     select $1::uuid, 'mela', '', at, 'x', at - interval '3 years', at from (select now() - $2::int * interval '1 day' as at) ago`,
    [id, days],
  );
  await db.query(
    `insert into authentication.known_device (device, member, since) select $1::uuid, min(id), now() from members.member`,
    [id],
  );
  return id;
}
const left = async (table: string, ids: string[]) =>
  (await db.query<{ id: string }>(`select id from ${table} where id = any($1::uuid[])`, [ids])).map(
    ({ id }) => ids.indexOf(id),
  );

test('sessions of a year ago go, and the latest of a person stays, however old', async () => {
  const ids = [await session(800), await session(366), await session(364), await session(1)];
  person += 1;
  ids.push(await session(900), await session(700));
  await retention.prune(new Date());
  expect((await left('authentication.session', ids)).sort()).toEqual([2, 3, 5]);
});

test('devices that were not seen for longer go with whom they knew, unless a session names them', async () => {
  const ids = [await device(401), await device(399), await device(500)];
  await session(500, ids[2]);
  await retention.prune(new Date());
  expect((await left('authentication.device', ids)).sort()).toEqual([1, 2]);
});

test('a brand that knows addresses and devices for longer keeps them for longer', async () => {
  const set = (name: string, days: number) =>
    db.query(
      `update site.brand set settings = jsonb_set(settings, $1::text[], $2::jsonb) where id = 'mela'`,
      [['identity', 'login', name], String(days)],
    );
  await set('deviceDays', 600);
  await set('addressDays', 600);
  const sessions = [await session(601), await session(599), await session(1)];
  const devices = [await device(601), await device(599)];
  await retention.prune(new Date());
  expect((await left('authentication.session', sessions)).sort()).toEqual([1, 2]);
  expect(await left('authentication.device', devices)).toEqual([1]);
});
