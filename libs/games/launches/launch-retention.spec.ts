import { Retention } from '#libs/platform/housekeeping/retention';
import { setUpTestParts } from '#libs/platform/testing/set-up';
import { insertSession } from '#libs/platform/testing/test-session';
import { LaunchRetention } from './launch-retention.js';

const { db, parts } = setUpTestParts();

test('deletes launches 90 days after their end, however many there are', async () => {
  const retention = new Retention(parts.database);
  new LaunchRetention(retention).onModuleInit();
  const [member] = await db.query<{ id: string }>('select min(id) as id from members.member');
  await insertSession(db, { person: member?.id ?? '', role: 'member' });
  await db.query(
    `insert into games.launch (id, token_hash, brand, member, session, node_id, currency, demo, created_at, authenticate_before, expires_at)
     select gen_random_uuid(), decode(md5(n::text), 'hex'), 'mela', $1, s.id, t.node_id, 'BDT', false, at, at, at + interval '12 hours'
     from generate_series(1, 12000) n, (select id from authentication.session limit 1) s, (select node_id from games.title limit 1) t,
       lateral (select now() - (case when n > 11990 then interval '90 days' else interval '91 days' end) as at) ago`,
    [member?.id],
  );
  await retention.prune(new Date());
  expect(await db.query('select count(*)::int as n from games.launch')).toEqual([{ n: 10 }]);
});
