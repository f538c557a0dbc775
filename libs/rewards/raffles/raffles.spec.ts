import { randomUUID } from 'node:crypto';
import { publishCampaign } from '../campaigns/campaign.fixture.js';
import { readTicketList } from '../common/raffle-draw.js';
import { verifyRaffle } from '../common/raffle-proof.js';
import { callerOf, RewardsTestbed } from '../rewards.fixture.js';
import { publishRaffle, type RaffleChange } from './raffle.fixture.js';

/** A Wednesday, noon in Dhaka. */
const NOON = new Date('2027-03-10T06:00:00Z');
/** Midnight after it in Dhaka. */
const MIDNIGHT = new Date('2027-03-10T18:00:00Z');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let testbed: RewardsTestbed;
beforeEach(async () => {
  testbed = await RewardsTestbed.open(NOON);
});
afterEach(async () => {
  expect(await testbed.sums()).toEqual([]);
  await testbed.close();
});

/** Once, until midnight, but for what is changed. */
const open = async ({ terms, ...change }: RaffleChange = {}) => {
  const schedule = { endsAt: MIDNIGHT.toISOString() };
  const campaign = await publishRaffle(testbed.db, {
    every: 'once',
    ...change,
    terms: { schedule, ...terms },
  });
  await testbed.openRaffles.open('mela');
  return campaign;
};
const now = () => testbed.parts.clock.now();
const bet = (member: string, taka: number, round: { at?: Date; game?: string } = {}) =>
  testbed.bet(member, { stake: BigInt(taka * 100), ...round });
const player = async (taka?: number, round: { game?: string } = {}) => {
  const member = await testbed.addPlayer();
  if (taka !== undefined) await bet(member, taka, round);
  return member;
};
const claim = (campaign: string, member: string, clientSeed?: string) =>
  testbed.parts.database.transaction(() =>
    testbed.raffles.claim(callerOf(member), {
      promotionId: campaign,
      ...(clientSeed !== undefined && { clientSeed }),
    }),
  );
const ranges = (campaign: string) =>
  testbed.db.query<{ first: number; last: number; member: string; seed: string }>(
    `select t.first_no::int as first, t.last_no::int as last, t.member, t.client_seed as seed
     from rewards.ticket_range t join rewards.raffle r on r.id = t.raffle where r.campaign = $1 order by r.id, t.first_no`,
    [campaign],
  );
const numbersOf = async (campaign: string, member: string) =>
  (await ranges(campaign))
    .filter((range) => range.member === member)
    .map(({ first, last }) => `${first}-${last}`);
const raffle = async (campaign: string) => {
  const [row] = await testbed.db.query<{
    id: string;
    total: number;
    issued: number;
    seed_hash: string;
    server_seed: string | null;
    list: string | null;
    list_hash: string | null;
    sealed_seed: string;
    due_at: Date | null;
    drawn_at: Date | null;
    cancelled_at: Date | null;
  }>(
    `select id, total::int, issued::int, seed_hash, server_seed, list, list_hash, sealed_seed, due_at, drawn_at, cancelled_at
     from rewards.raffle where campaign = $1 order by id limit 1`,
    [campaign],
  );
  if (!row) throw new Error('no raffle');
  return row;
};
const winners = (campaign: string) =>
  testbed.db.query<{ prize: number; ticket: number; alias: string; member: string; amount: string }>(
    `select w.prize, w.ticket::int, w.alias, w.member, w.amount from rewards.raffle_winner w join rewards.raffle r on r.id = w.raffle
     where r.campaign = $1 order by r.id, w.prize`,
    [campaign],
  );
const rewards = (campaign: string) =>
  testbed.db.query<{ id: string; member: string; amount: string; occurrence: string; status: string }>(
    `select id, member, amount, occurrence, status from rewards.entitlement where campaign = $1 order by occurrence`,
    [campaign],
  );
const budget = async (campaign: string) => {
  const [row] = await testbed.db.query<{ spent: string; claims: number }>(
    'select spent, claims::int from rewards.campaign where id = $1',
    [campaign],
  );
  return [row?.spent, row?.claims];
};
const closeAt = async (campaign: string, moment = new Date(MIDNIGHT.getTime() + 16 * MINUTE)) => {
  await testbed.moveTo(moment);
  await testbed.count();
  await testbed.raffleClosing.close((await raffle(campaign)).id);
};
const draw = async (campaign: string) => {
  await testbed.moveTo(new Date(now().getTime() + 6 * MINUTE));
  await testbed.raffleClosing.draw((await raffle(campaign)).id);
};
/** A credited deposit in minor units; moves no money. */
const deposit = async (member: string, amount: number, at = now()) => {
  const id = randomUUID();
  await testbed.db.query(
    `with made as (
       insert into cashier.deposit (id, brand, member, method, provider, amount, fee, currency, status, created_at, expires_at)
       values ($1, 'mela', $2, 'bank', 'bank', $3, 0, 'BDT', 'paid', $4, $4) returning id)
     insert into cashier.deposit_step (deposit, step, status, at) select id, 1, 'paid', $4 from made`,
    [id, member, amount, at],
  );
  return id;
};
const RESTRICT = `
  insert into safer_play.restriction (brand, member, kind, reason, set_by, set_as, since)
  select 'mela', $1, 'no_rewards', 'asked', min(id), 'operator1', $2 from authentication.operator`;
const bar = (member: string) =>
  testbed.parts.database.transaction(async () => {
    await testbed.parts.database.query('select safer_play.lock_member($1)', [member]);
    await testbed.parts.database.query(RESTRICT, [member, now()]);
    await testbed.raffleCounting.leave('mela', member);
  });

test('a raffle takes all of its prizes from the budget once, and shows no more of its seed than the hash', async () => {
  const campaign = await publishRaffle(testbed.db);
  await Promise.all([1, 2, 3, 4].map(() => testbed.openRaffles.open('mela')));
  expect(await budget(campaign)).toEqual(['120000', 3]);
  const { seed_hash, server_seed, sealed_seed } = await raffle(campaign);
  expect(seed_hash).toMatch(/^[0-9a-f]{64}$/);
  expect(server_seed).toBeNull();
  expect(sealed_seed).not.toMatch(/^[0-9a-f]{64}$/);
});

test('no raffle is opened where the budget is not enough for all of its prizes', async () => {
  const campaign = await publishRaffle(testbed.db, { terms: { budget: { amount: '1199.99' } } });
  await testbed.openRaffles.open('mela');
  await expect(raffle(campaign)).rejects.toThrow('no raffle');
  expect(await budget(campaign)).toEqual(['0', 0]);
});

test('one ticket for each 500.00 of valid bets: a claim numbers those earned so far, the close the rest', async () => {
  const campaign = await open();
  const [first, second] = [await player(1100), await player(499)];
  await testbed.count();
  expect(await claim(campaign, first, 'lotus')).toMatchObject({ tickets: 2, total: 2, claimed: [] });
  expect(await claim(campaign, second)).toMatchObject({ tickets: 0, total: 2 });
  expect(await claim(campaign, first, 'river')).toMatchObject({ tickets: 2, total: 2 });
  await bet(second, 1);
  await bet(first, 900);
  await testbed.count();
  expect(await claim(campaign, second, 'kite')).toMatchObject({ tickets: 1, total: 3 });
  await closeAt(campaign);
  expect(await ranges(campaign)).toEqual([
    { first: 1, last: 2, member: first, seed: 'lotus' },
    { first: 3, last: 3, member: second, seed: 'kite' },
    { first: 4, last: 5, member: first, seed: 'lotus' },
  ]);
  expect(await raffle(campaign)).toMatchObject({ total: 5, issued: 5 });
});

/** A mission that gives three tickets of the raffle for a round. */
const ticketMission = (raffleCampaign: string, how: 'auto' | 'claim' = 'auto') =>
  publishCampaign(testbed.db, {
    trigger: {
      on: 'measure',
      measure: 'rounds',
      every: 'D',
      scope: { product: null, types: null, vendors: null, titles: null },
    },
    reward: {
      kind: 'tickets',
      raffle: raffleCampaign,
      size: { kind: 'steps', steps: [{ target: '1', amount: '3' }] },
      wagering: { times: 0, plan: null, counts: 'all', maxBet: null, days: 7, onWithdrawal: 'keep' },
    },
    giving: { optIn: false, how, claimDays: 7 },
  });
const rewardsOf = (member: string) =>
  testbed.db.query<{ id: string; status: string }>(
    `select id, status from rewards.entitlement where member = $1 and occurrence like 'mission:%'`,
    [member],
  );

test('tickets that a campaign gives are numbered beside those that are earned, and stay when bets are taken back', async () => {
  const campaign = await open();
  await ticketMission(campaign);
  const [first, second] = [await player(), await player(10)];
  const round = await bet(first, 1100);
  await testbed.count();
  await testbed.due.giveAll('mela');
  expect(await claim(campaign, first)).toMatchObject({ tickets: 5, total: 5 });
  expect(await claim(campaign, second)).toMatchObject({ tickets: 3, total: 8 });
  await testbed.voidRound(round);
  await closeAt(campaign);
  expect(await numbersOf(campaign, first)).toEqual(['1-3']);
  expect(await numbersOf(campaign, second)).toEqual(['6-8']);
});

test('once no raffle takes tickets, none are given, and a claim of some is refused and stays', async () => {
  const campaign = await open();
  await ticketMission(campaign, 'claim');
  const [early, late] = [await player(10), await player()];
  await testbed.count();
  await testbed.due.giveAll('mela');
  await closeAt(campaign);
  await bet(late, 10);
  await testbed.count();
  await testbed.due.giveAll('mela');
  expect(await rewardsOf(late)).toEqual([]);
  const [reward] = await rewardsOf(early);
  await expect(
    testbed.parts.database.transaction(() => testbed.entitlements.claim(callerOf(early), reward?.id ?? '')),
  ).rejects.toMatchObject({ code: 'error_campaign_over' });
  expect(await rewardsOf(early)).toMatchObject([{ status: 'claimable' }]);
});

test('only play of the scope and the term counts', async () => {
  const campaign = await open({ scope: { types: ['FISH'] } });
  const [fisher, other] = [await player(500, { game: 'monsoon-fish' }), await player(500)];
  await testbed.moveTo(new Date(MIDNIGHT.getTime() + 2 * MINUTE));
  await bet(fisher, 500, { game: 'monsoon-fish' });
  await bet(other, 500, { at: new Date(MIDNIGHT.getTime() - 1000), game: 'monsoon-fish' });
  await closeAt(campaign);
  expect((await ranges(campaign)).map(({ member, first, last }) => [member, last - first + 1])).toEqual([
    [fisher, 1],
    [other, 1],
  ]);
});

test('a raffle of deposits counts those in its term that are not reversed', async () => {
  const campaign = await open({ source: 'deposit-sum' });
  const [first, second] = [await player(5000), await player()];
  await deposit(first, 120_000);
  const reversed = await deposit(second, 200_000);
  await deposit(second, 50_000);
  await deposit(second, 500_000, new Date('2025-12-31T00:00:00Z'));
  expect(await claim(campaign, first)).toMatchObject({ tickets: 2 });
  expect(await claim(campaign, second)).toMatchObject({ tickets: 5, total: 7 });
  await testbed.db.query(`update cashier.deposit set status = 'reversed' where id = $1`, [reversed]);
  await closeAt(campaign);
  expect(await numbersOf(campaign, first)).toEqual(['1-2']);
  expect(await numbersOf(campaign, second)).toEqual(['3-3']);
});

test('claims at the same moment number tickets without gaps or overlaps', async () => {
  const campaign = await open();
  const members = await Promise.all(Array.from({ length: 12 }, (_, at) => player(500 * (1 + (at % 4)))));
  await testbed.count();
  await Promise.all([...members, ...members].map((member) => claim(campaign, member)));
  const all = await ranges(campaign);
  let next = 1;
  for (const { first, last } of all) {
    expect(first).toBe(next);
    next = last + 1;
  }
  expect(next - 1).toBe(30);
  expect(all).toHaveLength(12);
  expect(await raffle(campaign)).toMatchObject({ total: 30, issued: 30 });
});

test('a ticket whose bet is taken back is earned anew, or gone at the close', async () => {
  const campaign = await open();
  const [first, second] = [await player(500), await player(500)];
  const round = await bet(first, 1000);
  const lost = await bet(second, 1500);
  await testbed.count();
  await claim(campaign, first);
  await claim(campaign, second);
  await testbed.voidRound(round);
  await testbed.voidRound(lost);
  await testbed.count();
  expect(await claim(campaign, first)).toMatchObject({ tickets: 3 });
  await bet(first, 1500);
  await testbed.count();
  expect(await claim(campaign, first)).toMatchObject({ tickets: 4 });
  await closeAt(campaign);
  expect(await numbersOf(campaign, first)).toEqual(['1-3', '8-8']);
  expect(await numbersOf(campaign, second)).toEqual(['4-4']);
  expect(await raffle(campaign)).toMatchObject({ total: 5, issued: 8 });
});

test('what was settled before the raffle was opened counts for nothing, nor against it', async () => {
  const member = await player(1000);
  const round = await bet(member, 2000);
  await testbed.count();
  const campaign = await open();
  await bet(member, 600);
  await testbed.voidRound(round);
  await testbed.count();
  expect(await claim(campaign, member)).toMatchObject({ tickets: 1 });
});

test('who is barred loses the tickets, gets none, and begins anew afterwards', async () => {
  const campaign = await open();
  const [member, other] = [await player(1500), await player(500)];
  await testbed.count();
  await claim(campaign, member);
  await claim(campaign, other);
  await bar(member);
  expect(await ranges(campaign)).toMatchObject([{ member: other, first: 4 }]);
  expect(await raffle(campaign)).toMatchObject({ total: 1, issued: 4 });
  await expect(claim(campaign, member)).rejects.toMatchObject({ message: 'error_rewards_barred' });
  await bet(member, 5000);
  await testbed.count();
  await testbed.db.query(
    'update safer_play.restriction set lifted_at = $1, lifted_by = set_by, lifted_as = set_as, lift_reason = reason',
    [now()],
  );
  await testbed.moveTo(new Date(now().getTime() + MINUTE));
  await bet(member, 500);
  await testbed.count();
  expect(await claim(campaign, member)).toMatchObject({ tickets: 1, total: 2 });
});

test('who is barred without notice, or is no longer eligible, is not in the frozen list', async () => {
  const campaign = await open({ terms: { eligibility: { levels: [0] } } });
  const [barred, risen, stays] = [await player(500), await player(500), await player(500)];
  await testbed.count();
  for (const member of [barred, risen, stays]) await claim(campaign, member);
  await testbed.db.query(RESTRICT, [barred, now()]);
  await testbed.db.query('update members.member set vip_rank = 2 where id = $1', [risen]);
  await expect(claim(campaign, risen)).rejects.toMatchObject({ message: 'error_not_eligible' });
  await closeAt(campaign);
  expect(await ranges(campaign)).toMatchObject([{ member: stays, first: 3, last: 3 }]);
  expect((await raffle(campaign)).list).toMatch(/^3-3:/);
});

test('members whose masked accounts are alike have aliases of their own', async () => {
  const campaign = await open();
  const members = await Promise.all([1, 2, 3].map(() => player(500)));
  for (const [at, member] of members.entries())
    await testbed.db.query('update members.member set account = $2 where id = $1', [member, `rahim${at}x`]);
  await testbed.count();
  await claim(campaign, members[1] ?? '');
  await closeAt(campaign);
  const aliases = readTicketList((await raffle(campaign)).list ?? '').map(({ alias }) => alias);
  expect(aliases).toEqual(['ra***x', 'ra***x-2', 'ra***x-3']);
});

test('the list is frozen, then drawn once, by a seed that was fixed before; anyone can work it out again', async () => {
  const campaign = await open();
  const members = await Promise.all([700, 2500, 1000, 4000, 300].map((taka) => player(taka)));
  await testbed.count();
  await claim(campaign, members[3] ?? '', 'my seed');
  await closeAt(campaign, new Date(MIDNIGHT.getTime() + 14 * MINUTE));
  expect((await raffle(campaign)).list).toBeNull();
  await testbed.moveTo(new Date(MIDNIGHT.getTime() + 16 * MINUTE));
  await testbed.count();
  const { id } = await raffle(campaign);
  await Promise.all([1, 2, 3].map(() => testbed.raffleClosing.close(id)));
  const frozen = await raffle(campaign);
  expect(frozen.server_seed).toBeNull();
  expect(frozen.total).toBe(16);
  await expect(claim(campaign, members[1] ?? '')).rejects.toMatchObject({ message: 'error_campaign_over' });
  await testbed.raffleClosing.draw(id);
  expect(await winners(campaign)).toEqual([]);
  await testbed.moveTo(new Date(now().getTime() + 6 * MINUTE));
  await Promise.all([1, 2, 3].map(() => testbed.raffleClosing.draw(id)));
  await testbed.due.giveAll('mela');
  const won = await winners(campaign);
  expect(won.map(({ prize, amount }) => [prize, amount])).toEqual([
    [1, '100000'],
    [2, '10000'],
    [3, '10000'],
  ]);
  expect(new Set(won.map(({ member }) => member)).size).toBe(3);
  const { seed_hash, server_seed, list, list_hash } = await raffle(campaign);
  const proof = {
    seedHash: seed_hash,
    listHash: list_hash ?? '',
    list: list ?? '',
    serverSeed: server_seed ?? '',
  };
  const steps = await verifyRaffle({ ...proof, prizes: 3, winners: won });
  expect(steps.map(({ agrees }) => agrees)).toEqual([true, true, true, true, true, true]);
  expect(await rewards(campaign)).toMatchObject(
    won.map(({ member, amount, prize }) => ({
      member,
      amount,
      occurrence: `prize:${prize}`,
      status: 'claimable',
    })),
  );
  expect(await budget(campaign)).toEqual(['120000', 3]);
});

test('what has no winner goes back to the budget', async () => {
  const campaign = await open();
  await player(500);
  await testbed.count();
  await closeAt(campaign);
  await draw(campaign);
  expect(await winners(campaign)).toHaveLength(1);
  expect(await budget(campaign)).toEqual(['100000', 1]);
});

test('a prize is claimed by the same call after the draw, and only by who has won it', async () => {
  const campaign = await open();
  const [winner, other] = [await player(500), await player(100)];
  await testbed.count();
  await closeAt(campaign);
  await draw(campaign);
  expect(await claim(campaign, winner)).toMatchObject({
    tickets: 1,
    claimed: [{ kind: 'cash', amount: '1000.00' }],
  });
  await expect(claim(campaign, winner)).rejects.toMatchObject({ message: 'error_reward_not_claimable' });
  await expect(claim(campaign, other)).rejects.toMatchObject({ message: 'error_reward_not_claimable' });
  expect(await testbed.balances(winner)).toMatchObject({ wallet: 100000 });
  expect(await rewards(campaign)).toMatchObject([{ status: 'claimed' }]);
});

test('a prize that nobody claims is paid by itself after its days', async () => {
  const campaign = await open();
  const winner = await player(500);
  await testbed.count();
  await closeAt(campaign);
  await draw(campaign);
  const [prize] = await rewards(campaign);
  await testbed.moveTo(new Date(now().getTime() + 7 * DAY - MINUTE));
  await testbed.entitlements.lapse(prize?.id ?? '');
  expect(await rewards(campaign)).toMatchObject([{ status: 'claimable' }]);
  await testbed.moveTo(new Date(now().getTime() + 2 * MINUTE));
  await testbed.entitlements.lapse(prize?.id ?? '');
  await testbed.entitlements.lapse(prize?.id ?? '');
  expect(await rewards(campaign)).toMatchObject([{ status: 'issued' }]);
  expect(await testbed.balances(winner)).toMatchObject({ wallet: 100000 });
  expect(await budget(campaign)).toEqual(['100000', 1]);
});

test('a winner who is barred between the list and the draw gets nothing, and the budget has it back', async () => {
  const campaign = await open();
  const winner = await player(500);
  await testbed.count();
  await closeAt(campaign);
  await bar(winner);
  await draw(campaign);
  expect(await winners(campaign)).toHaveLength(1);
  expect(await rewards(campaign)).toEqual([]);
  expect(await budget(campaign)).toEqual(['0', 0]);
});

test('a raffle waits while its campaign is paused, and is cancelled with one that was ended', async () => {
  const campaign = await open();
  await player(500);
  await testbed.count();
  const setStatus = (status: string) =>
    testbed.db.query('update rewards.campaign set status = $2 where id = $1', [campaign, status]);
  await setStatus('paused');
  await closeAt(campaign);
  expect((await raffle(campaign)).list).toBeNull();
  await setStatus('ended');
  await closeAt(campaign, new Date(now().getTime() + 2 * MINUTE));
  expect((await raffle(campaign)).cancelled_at).not.toBeNull();
  expect(await budget(campaign)).toEqual(['0', 0]);
});

test('a new period has a raffle of its own, with another seed and the terms that hold then', async () => {
  const campaign = await open({ every: 'D' });
  const member = await player(500);
  await testbed.count();
  await publishRaffle(testbed.db, { prizes: [{ from: 1, to: 1, amount: '5.00' }] }, campaign);
  await testbed.moveTo(new Date(MIDNIGHT.getTime() + MINUTE));
  await testbed.count();
  await testbed.moveTo(new Date(now().getTime() + MINUTE));
  await bet(member, 1000);
  await testbed.count();
  const rows = await testbed.db.query<{ period: string; version: number; seed_hash: string }>(
    'select period, version, seed_hash from rewards.raffle where campaign = $1 order by id',
    [campaign],
  );
  expect(rows).toMatchObject([
    { period: '2027-03-10', version: 1 },
    { period: '2027-03-11', version: 2 },
  ]);
  expect(rows[0]?.seed_hash).not.toBe(rows[1]?.seed_hash);
  expect(await budget(campaign)).toEqual(['120500', 4]);
  expect(await claim(campaign, member)).toMatchObject({ tickets: 2, total: 2 });
  expect(await numbersOf(campaign, member)).toEqual(['1-1', '1-2']);
  await closeAt(campaign, new Date(now().getTime() + 20 * MINUTE));
  await draw(campaign);
  expect(await rewards(campaign)).toMatchObject([{ occurrence: 'prize:2027-03-10:1', amount: '100000' }]);
});
