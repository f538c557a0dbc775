import { Audit } from '#libs/platform/audit/audit';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import { Member } from './member.entity.js';
import { Members } from './members.service.js';

const { db, api, parts } = setUpTestApi({ parts: [Member] });

const setRank = (id: string, rank: number, actor?: string) => {
  const { database, clock, events } = parts;
  const members = new Members(database, clock, events, new Audit(database, clock));
  return database.transaction(() => members.setRank(id, rank, actor));
};
const auditOf = (id: string) =>
  db.query(
    `select actor, before, after from platform.audit where subject = $1 and action = 'rank.changed' order by id`,
    [`member ${id}`],
  );

test('a new rank is pushed, shown with its label, and on record; the same again changes nothing', async () => {
  const { id, token } = await api.client.register();
  const socket = api.client.socket(token);
  await socket.ready;
  await setRank(id, 3);
  expect(await socket.waitFor('member.updated')).toMatchObject({ seq: 1, data: { changed: 'rank' } });
  await setRank(id, 3);
  const info = await api.client.get('/wps/member/info', token);
  expect(info.body.value).toMatchObject({ vipFlag: true, vipRank: 3, vipLabel: 'VIP 3', seq: 1 });
  await setRank(id, 0, 'operator 7');
  expect((await api.client.get('/wps/member/info', token)).body.value).toMatchObject({
    vipFlag: false,
    vipRank: 0,
    seq: 2,
  });
  socket.close();
  expect(await auditOf(id)).toEqual([
    { actor: 'system', before: { rank: 0 }, after: { rank: 3 } },
    { actor: 'operator 7', before: { rank: 3 }, after: { rank: 0 } },
  ]);
});

test('ranks of many are set together: those that were so already are not told', async () => {
  const [first, second, third] = [
    await api.client.register(),
    await api.client.register(),
    await api.client.register(),
  ];
  const { database, clock, events } = parts;
  const members = new Members(database, clock, events, new Audit(database, clock));
  await setRank(second.id, 2);
  const ranks = [third, second, first].map(({ id }, at) => ({ member: id, rank: at + 1 }));
  await database.transaction(() => members.setRanks(ranks));
  const found = await db.query('select vip_rank from members.member where id = any ($1) order by id', [
    [first.id, second.id, third.id],
  ]);
  expect(found).toEqual([{ vip_rank: 3 }, { vip_rank: 2 }, { vip_rank: 1 }]);
  expect(await auditOf(first.id)).toEqual([{ actor: 'system', before: { rank: 0 }, after: { rank: 3 } }]);
  expect(await auditOf(second.id)).toHaveLength(1);
  expect((await events.range(second.id)).head).toBe(1);
  expect((await events.range(third.id)).head).toBe(1);
});

test('a change that is rolled back leaves neither rank nor push nor record', async () => {
  const { id } = await api.client.register();
  const { database, clock, events } = parts;
  const members = new Members(database, clock, events, new Audit(database, clock));
  const failed = database.transaction(async () => {
    await members.setRank(id, 2);
    throw new Error('taken back');
  });
  await expect(failed).rejects.toThrow('taken back');
  expect(await db.query('select vip_rank from members.member where id = $1', [id])).toEqual([
    { vip_rank: 0 },
  ]);
  expect(await auditOf(id)).toEqual([]);
  expect((await events.range(id)).head).toBe(0);
});
