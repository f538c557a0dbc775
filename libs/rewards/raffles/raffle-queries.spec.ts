import { randomUUID } from 'node:crypto';
import type { Registered } from '#libs/platform/testing/portal-client';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import type { Raffle } from '../common/raffles.calls.js';
import { publishRaffle } from './raffle.fixture.js';

const { db, api } = setUpTestApi();
let members: Registered[];

beforeEach(async () => {
  await db.query(`update rewards.campaign set status = 'ended'`);
  members = await Promise.all([1, 2].map(() => api.client.register()));
});

/** A raffle in which the members have earned so many minor units. */
async function raffle(earned: number[], ends = '1 hour'): Promise<{ campaign: string; id: string }> {
  const campaign = await publishRaffle(db, { terms: { eligibility: { levels: [0] } } });
  const [row] = await db.query<{ id: string }>(
    `insert into rewards.raffle (brand, campaign, version, period, starts_at, ends_at, due_at, seed_hash, sealed_seed, changed_at)
     values ('mela', $1, 1, 'once', now() - interval '1 day', now() + $2::interval, now() + $2::interval + interval '15 minutes', 'hash', 'sealed', now())
     returning id`,
    [campaign, ends],
  );
  for (const [at, amount] of earned.entries())
    await db.query('insert into rewards.raffle_entry (raffle, member, earned) values ($1, $2, $3)', [
      row?.id,
      members[at]?.id,
      amount,
    ]);
  return { campaign, id: row?.id ?? '' };
}
/** Freezes the list, or draws from it, as a worker would. */
const freeze = (id: string) =>
  db.query(
    `update rewards.raffle set closed_at = now(), list = '1-1:me***1:\n', list_hash = 'list' where id = $1`,
    [id],
  );
const reveal = (id: string) =>
  db.query(`update rewards.raffle set drawn_at = now(), due_at = null, server_seed = 'seed' where id = $1`, [
    id,
  ]);
const get = (campaign: string, token?: string, query = '') =>
  api.client.get<Raffle>(`/wps/rewards/raffles/${campaign}?language=EN${query}`, token);
const proof = (campaign: string, id: string) =>
  api.client.get<object>(`/wps/rewards/raffles/${campaign}/proof?raffle=${id}`);
const claim = (promotionId: string, clientSeed?: string, member = 0) =>
  api.client.send<object>(
    'POST',
    '/wps/relay/MCS2_claimRafflePromotion',
    { promotionId, ...(clientSeed !== undefined && { clientSeed }) },
    { key: randomUUID(), token: members[member]?.token },
  );

test('a guest sees the raffle and the hash of its seed, a member the own tickets too', async () => {
  const { campaign, id } = await raffle([120_050, 40_000]);
  const shown = {
    id,
    promotion: campaign,
    state: 'open',
    each: '500.00',
    total: 0,
    seedHash: 'hash',
    listHash: null,
  };
  expect((await get(campaign)).body.value).toMatchObject({ ...shown, own: null });
  expect((await get(campaign, members[0]?.token)).body.value).toMatchObject({
    ...shown,
    own: { tickets: 0, waiting: 2, toNext: '299.50', alias: null, ranges: [], eligible: true, claim: null },
  });
  expect((await claim(campaign, 'lotus')).body.value).toMatchObject({
    tickets: 2,
    total: 2,
    seedHash: 'hash',
  });
  const { value } = (await get(campaign, members[0]?.token)).body;
  expect(value).toMatchObject({
    total: 2,
    own: { tickets: 2, waiting: 0, ranges: [{ from: 1, to: 2, clientSeed: 'lotus' }] },
  });
  expect(value?.own?.alias).toMatch(/^..\*\*\*.$/);
});

test.each([
  ['a colon', 'a:b'],
  ['a line break', 'a\nb'],
  ['33 signs', 'x'.repeat(33)],
  ['a sign of no text', 'a\ud800'],
  ['a null', 'a\0'],
])('a seed with %s is refused', async (_, seed) => {
  const { campaign } = await raffle([50_000]);
  expect((await claim(campaign, seed)).status).toBe(400);
});

test('32 signs of any language are a seed', async () => {
  const { campaign } = await raffle([50_000]);
  expect((await claim(campaign, `${'🪷'.repeat(30)}লখ`)).body.value).toMatchObject({ tickets: 1 });
});

test('the seed is a secret until the draw, and the list until it is frozen', async () => {
  const { campaign, id } = await raffle([50_000]);
  expect((await proof(campaign, id)).status).toBe(404);
  await freeze(id);
  expect((await get(campaign)).body.value).toMatchObject({ state: 'closed', listHash: 'list' });
  expect((await proof(campaign, id)).body.value).toMatchObject({
    list: '1-1:me***1:\n',
    serverSeed: null,
    prizes: 3,
  });
  expect((await claim(campaign)).body.message).toBe('error_campaign_over');
  await reveal(id);
  expect((await proof(campaign, id)).body.value).toMatchObject({ serverSeed: 'seed', winners: [] });
  expect((await get(campaign, undefined, `&raffle=${id}`)).body.value).toMatchObject({ state: 'drawn' });
  expect((await claim(campaign)).body.message).toBe('error_reward_not_claimable');
});

test('a member for whom it is not is told so, and another promotion has no raffle', async () => {
  const { campaign } = await raffle([50_000]);
  await db.query('update members.member set vip_rank = 3 where id = $1', [members[0]?.id]);
  expect((await get(campaign, members[0]?.token)).body.value).toMatchObject({ own: { eligible: false } });
  expect((await claim(campaign)).body.message).toBe('error_not_eligible');
  expect((await get(randomUUID())).status).toBe(404);
  expect((await claim(randomUUID())).status).toBe(404);
});

test('what was drawn is still shown when its campaign has ended', async () => {
  const { campaign, id } = await raffle([50_000]);
  await db.query(`update rewards.campaign set status = 'ended' where id = $1`, [campaign]);
  expect((await get(campaign)).status).toBe(404);
  await freeze(id);
  await reveal(id);
  expect((await get(campaign)).body.value).toMatchObject({ state: 'drawn' });
});
