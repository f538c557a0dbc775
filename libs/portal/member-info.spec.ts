import { setUpTestApi } from '#libs/platform/testing/set-up';
import { getMemberInfo, type MemberInfo } from './common/portal.calls.js';

const { db, api } = setUpTestApi();

const infoOf = async (token: string) =>
  (await api.client.get(getMemberInfo.path, token)).body.value as MemberInfo;

test('gives members who ask at the same time their own balance, unread messages and seq', async () => {
  const members = [await api.client.register(), await api.client.register(), await api.client.register()];
  const [rich, , busy] = members.map(({ id }) => id) as [string, string, string];
  await db.query(
    `update ledger.balance set amount = 12345 where account =
       (select id from ledger.account where member = $1 and kind = 'wallet')`,
    [rich],
  );
  await db.query(
    `insert into messaging.message (brand, member, kind, category, data, at) values ('mela', $1, 'test', 'money', '{}', now())`,
    [busy],
  );
  await db.query(
    `insert into platform.person_seq (person, seq) values ($1, 7) on conflict (person) do update set seq = 7`,
    [busy],
  );
  const infos = await Promise.all(members.map(({ token }) => infoOf(token)));
  expect(infos.map(({ id }) => id)).toEqual(members.map(({ id }) => id));
  expect(infos.map(({ balance, unreadMessages }) => [balance, unreadMessages])).toEqual([
    ['123.45', 0],
    ['0.00', 0],
    ['0.00', 1],
  ]);
  expect(infos[2]?.seq).toBe(7);
});

test('updates the last activity of a session that was idle for a minute', async () => {
  const { token, id } = await api.client.register();
  const seen = async () =>
    (
      await db.query<{ recent: boolean }>(
        `select seen_at > now() - interval '1 minute' as recent from authentication.session where person = $1`,
        [id],
      )
    )[0]?.recent;
  const age = () =>
    db.query(`update authentication.session set seen_at = now() - interval '2 minutes' where person = $1`, [
      id,
    ]);
  await age();
  expect((await infoOf(token)).id).toBe(id);
  expect(await seen()).toBe(true);
});
