import { randomUUID } from 'node:crypto';
import type { Reply } from '#libs/platform/testing/portal-client';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import { operatorSession, sessionWith } from '#libs/platform/testing/test-session';
import type { CampaignDetail, CampaignTerms, Measure } from '#libs/rewards/common/campaign';
import type { PlayScope } from '#libs/rewards/common/play-scope';
import type { ProposalValue } from './common/proposal.calls.js';

type Who = Record<string, string>;

const { db, api } = setUpTestApi();
/** Of the goods that the test adds. */
const MUG = randomUUID();
let first: Who;
let second: Who;

beforeAll(async () => {
  first = await operatorSession(db, api.url, 'operator1');
  second = await operatorSession(db, api.url, 'operator2');
  await db.query(
    `insert into rewards.goods (id, brand, type, texts, points_required, amount_required, stock, listed, version, changed_at, changed_by, changed_as)
     values ($1, 'mela', 'goods', '{"EN": {"name": "Mug", "remark": ""}}', 100, 0, 5, true, 1, now(), 1, 'operator1')`,
    [MUG],
  );
});

const outcome = ({ status, body }: Reply) => `${status} ${body.message}`;
const call = <Value>(method: string, path: string, body?: object, headers = first) =>
  api.client.send<Value>(method, `/wps/ops/${path}`, body, { key: randomUUID(), headers });
const send = <Value = CampaignDetail>(method: string, path: string, body?: object, headers = first) =>
  call<Value>(method, `campaigns${path}`, body, headers);

const TERMS: CampaignTerms = {
  category: 'deposit',
  trigger: { on: 'deposit', least: '500.00', nth: 1, within: null },
  eligibility: { levels: null, agents: false, registeredFrom: null, tags: null, oncePer: [] },
  reward: {
    kind: 'bonus',
    size: { kind: 'percent', percent: 100, least: null, most: '1000.00' },
    wagering: { times: 1000, plan: null, counts: 'all', maxBet: null, days: 30, onWithdrawal: 'forfeit' },
  },
  giving: { optIn: false, how: 'auto', claimDays: 7 },
  budget: { amount: '50000.00', claims: null, perMember: 1 },
  schedule: { startsAt: '2026-01-01T00:00:00.000Z', endsAt: null, weekdays: null },
  texts: { EN: { title: 'Welcome bonus', text: 'For you' }, BN: { title: 'স্বাগত বোনাস', text: '' } },
};
const { reward, texts } = TERMS;
const wagering = (changes: object) => ({
  reward: { ...reward, wagering: { ...reward.wagering, ...changes } },
});

const scope: PlayScope = { product: null, types: null, vendors: null, titles: null };
/** A bonus for what is lost in a week, by default for the casino. */
const weekly = (lost: PlayScope, plan: string | null = 'casino'): Partial<CampaignTerms> => ({
  trigger: { on: 'period', every: 'W', base: 'net-loss', scope: lost },
  reward: {
    ...reward,
    size: { kind: 'percent', percent: 5, least: null, most: '100.00' },
    wagering: { ...reward.wagering, plan },
  },
});
/** A free round of a slot for each week of many bets. */
const weeklyRounds = (played: PlayScope): Partial<CampaignTerms> => ({
  trigger: { on: 'measure', measure: 'rounds', every: 'W', scope: played },
  reward: {
    ...reward,
    kind: 'free-rounds',
    size: { kind: 'steps', steps: [{ target: '10', amount: '1' }] },
    rounds: { title: 1000, value: '10', days: 7, winnings: 'cash' },
  },
});
const unstaked = { ...reward.wagering, times: 0 };
/** Five tickets for who has proved the number. */
const tickets = (raffle: string | undefined): Partial<CampaignTerms> => ({
  trigger: { on: 'verified' },
  reward: {
    kind: 'tickets',
    size: { kind: 'fixed', amount: '5' },
    wagering: unstaked,
    ...(raffle && { raffle }),
  },
});
/** One of the brand's mugs, where they are named, for who has proved the number. */
const goods = (choice: CampaignTerms['reward']['goods']): Partial<CampaignTerms> => ({
  trigger: { on: 'verified' },
  reward: {
    kind: 'goods',
    size: { kind: 'fixed', amount: '100.00' },
    wagering: unstaked,
    ...(choice && { goods: choice }),
  },
  giving: { optIn: false, how: 'claim', claimDays: 7 },
});
const missionOf = (measure: Measure, played: PlayScope, target = '3'): Partial<CampaignTerms> => ({
  trigger: { on: 'measure', measure, every: 'W', scope: played },
  reward: { kind: 'points', size: { kind: 'steps', steps: [{ target, amount: '5' }] }, wagering: unstaked },
});
/** A raffle of two prizes in a week that is still to come. */
const raffleTerms = (changes: Partial<CampaignTerms> = {}): Partial<CampaignTerms> => ({
  trigger: { on: 'draw', source: 'valid-bet', each: '500.00', every: 'once', scope },
  reward: { ...reward, size: { kind: 'ranks', prizes: [{ from: 1, to: 2, amount: '100.00' }] } },
  giving: { optIn: false, how: 'claim', claimDays: 7 },
  budget: { amount: '200.00', claims: null, perMember: null },
  schedule: { startsAt: '2099-01-01T00:00:00.000Z', endsAt: '2099-01-08T00:00:00.000Z', weekdays: null },
  ...changes,
});

async function create(changes: Partial<CampaignTerms> = {}): Promise<CampaignDetail> {
  const { body } = await send('POST', '', { draft: { ...TERMS, ...changes } });
  if (!body.value) throw new Error(JSON.stringify(body));
  return body.value;
}
const save = (id: string, version: number, changes: Partial<CampaignTerms>, who = first) =>
  send('PUT', `/${id}`, { version, draft: { ...TERMS, ...changes } }, who);
const publish = ({ id, version }: Pick<CampaignDetail, 'id' | 'version'>, who = first) =>
  send<{ campaign: CampaignDetail; proposal: string | null }>(
    'POST',
    `/${id}/publish`,
    { version, reason: 'for the season' },
    who,
  );
const detail = async (id: string) => (await send('GET', `/${id}`)).body.value;
const versions = (id: string) =>
  db.query<{ version: number; terms: CampaignTerms }>(
    'select version, terms from rewards.campaign_version where campaign = $1 order by version',
    [id],
  );
const proposal = async (id: string | null = '') => {
  const { body } = await call<{ list: ProposalValue[] }>('GET', 'proposals');
  return body.value?.list.find((one) => one.id === id);
};

test('a draft is seen by operators alone until it is published, in the list and by its parts', async () => {
  const made = await create();
  expect(made).toMatchObject({ state: 'draft', version: 1, publishedVersion: null, draft: TERMS });
  const found = async (query: string) =>
    (await send<{ list: CampaignDetail[] }>('GET', `?${query}`)).body.value?.list.map(({ id }) => id);
  expect(await found('state=draft')).toContain(made.id);
  expect(await found('search=welcome')).toContain(made.id);
  expect(await found('search=nothing%20like%20it')).toEqual([]);
  expect(await versions(made.id)).toEqual([]);
});

test('a raffle that is published has taken all of its prizes from the budget, and another publication takes none', async () => {
  const made = await create(raffleTerms());
  expect(outcome(await publish(made))).toBe('200 null');
  expect(await detail(made.id)).toMatchObject({ state: 'published', spent: '200.00', claims: 2 });
  const saved = await save(made.id, 1, { ...raffleTerms(), category: 'slots' });
  expect(outcome(await publish({ id: made.id, version: saved.body.value?.version ?? 0 }))).toBe('200 null');
  expect(await detail(made.id)).toMatchObject({ publishedVersion: 2, spent: '200.00', claims: 2 });
});

test('of two operators who save one version the second is refused, and nobody publishes what he has not seen', async () => {
  const { id } = await create();
  expect((await save(id, 1, { category: 'slots' })).body.value).toMatchObject({ version: 2 });
  const late = await save(id, 1, {}, second);
  expect(outcome(late)).toBe('409 error_campaign_changed');
  expect(late.body.params).toEqual({ version: 2, by: 'operator1' });
  expect(outcome(await publish({ id, version: 1 }, second))).toBe('409 error_campaign_changed');
  expect(await detail(id)).toMatchObject({ version: 2, state: 'draft', draft: { category: 'slots' } });
});

test.each<[string, Partial<CampaignTerms> | object, string, string]>([
  ['wagering of 11 times', wagering({ times: 1100 }), 'reward.wagering.times', 'field_above_limit'],
  ['three days to stake a bonus', wagering({ days: 3 }), 'reward.wagering.days', 'field_below_limit'],
  ['a bonus that is not staked', wagering({ times: 0 }), 'reward.wagering.times', 'field_required'],
  ['an unknown plan', wagering({ plan: 'nobodys' }), 'reward.wagering.plan', 'field_invalid'],
  [
    'an end before the start',
    { schedule: { startsAt: '2030-01-02T00:00:00Z', endsAt: '2030-01-01T00:00:00Z', weekdays: null } },
    'schedule.endsAt',
    'field_date_order',
  ],
  [
    'a title that says free',
    { texts: { ...texts, EN: { title: 'A free spin', text: '' } } },
    'texts.EN.title',
    'field_not_free',
  ],
  ['no title in the first language', { texts: {} }, 'texts.BN.title', 'field_required'],
  [
    'no budget',
    { budget: { amount: null, claims: null, perMember: null } },
    'budget.amount',
    'field_required',
  ],
  [
    'a percentage of what is no deposit',
    { trigger: { on: 'verified' } },
    'reward.size.kind',
    'field_invalid',
  ],
  [
    'more digits than the currency has',
    { budget: { amount: '100.005', claims: null, perMember: null } },
    'budget.amount',
    'field_invalid',
  ],
  [
    'a raffle whose prizes cost more than its budget',
    raffleTerms({ budget: { amount: '199.99', claims: null, perMember: null } }),
    'budget.amount',
    'field_invalid',
  ],
  [
    'a raffle of the whole campaign without an end',
    raffleTerms({ schedule: { startsAt: '2099-01-01T00:00:00.000Z', endsAt: null, weekdays: null } }),
    'schedule.endsAt',
    'field_required',
  ],
  ['a raffle without prizes', raffleTerms({ reward }), 'reward.size.kind', 'field_invalid'],
  [
    'a raffle that members join',
    raffleTerms({ giving: { optIn: true, how: 'claim', claimDays: 7 } }),
    'giving.optIn',
    'field_invalid',
  ],
  [
    'a raffle whose tickets cost nothing',
    raffleTerms({ trigger: { on: 'draw', source: 'valid-bet', each: '0', every: 'once', scope } }),
    'trigger.each',
    'field_invalid',
  ],
  [
    'a bonus for the casino that bets on sports earn',
    weekly({ ...scope, product: 'betting' }),
    'reward.wagering.plan',
    'field_one_product',
  ],
  [
    'a bonus for the casino that a bet on sports earns beside one in the casino',
    weekly({ ...scope, product: null, types: ['RNG', 'SPORTS'] }),
    'reward.wagering.plan',
    'field_one_product',
  ],
  [
    'a bonus for the casino that play of everything earns',
    weekly({ ...scope, product: null }),
    'reward.wagering.plan',
    'field_one_product',
  ],
  [
    'a bonus for everything that play in the casino earns',
    weekly({ ...scope, product: 'casino' }, null),
    'reward.wagering.plan',
    'field_one_product',
  ],
  ['tickets of no raffle', tickets(undefined), 'reward.raffle', 'field_required'],
  ['tickets of a raffle that is not there', tickets(randomUUID()), 'reward.raffle', 'field_invalid'],
  ['goods that are not named', goods(undefined), 'reward.goods.choice', 'field_required'],
  [
    'goods that the brand does not have',
    goods({ choice: [randomUUID()] }),
    'reward.goods.choice',
    'field_invalid',
  ],
  [
    'goods that nobody claims',
    { ...goods({ choice: [MUG] }), giving: { optIn: false, how: 'auto', claimDays: 7 } },
    'giving.how',
    'field_invalid',
  ],
  [
    'a mission for deposits in some games',
    missionOf('deposit-sum', { ...scope, types: ['RNG'] }),
    'trigger.scope.product',
    'field_invalid',
  ],
  [
    'a mission for a multiple with three digits',
    missionOf('best-multiple', scope, '12.505'),
    'reward.size.steps',
    'field_rising',
  ],
  [
    'a mission of eight days with a log-in in a week',
    missionOf('login-days', scope, '8'),
    'reward.size.steps',
    'field_above_limit',
  ],
  [
    'free rounds of a slot that bets on sports earn',
    weeklyRounds({ ...scope, product: 'betting' }),
    'reward.rounds.title',
    'field_one_product',
  ],
])('does not publish %s, and says it under its field', async (_, changes, field, code) => {
  const made = await create(changes);
  const reply = await publish(made);
  expect(outcome(reply)).toBe('400 error_invalid_input');
  expect(reply.body.errors).toEqual(expect.arrayContaining([expect.objectContaining({ field, code })]));
  expect(reply.body.errors).toHaveLength(1);
  expect(await detail(made.id)).toMatchObject({ state: 'draft', publishedVersion: null });
});

test.each<[string, Partial<CampaignTerms>]>([
  ['a bonus for the casino that the casino earns', weekly({ ...scope, types: ['RNG', 'LIVE'] })],
  ['a bonus for every game that every game earns', weekly(scope, null)],
  ['free rounds of a slot that the casino earns', weeklyRounds({ ...scope, product: 'casino' })],
])('publishes %s', async (_, changes) => {
  expect(outcome(await publish(await create(changes)))).toBe('200 null');
});

test('one operator publishes what can cost little, and the terms of that version are kept', async () => {
  const made = await create();
  const reply = await publish(made);
  expect(reply.body.value).toMatchObject({
    campaign: { state: 'published', publishedVersion: 1 },
    proposal: null,
  });
  expect(await versions(made.id)).toMatchObject([{ version: 1, terms: TERMS }]);
  expect(outcome(await publish(made))).toBe('422 error_nothing_changed');
});

test('an edit under way leaves the published terms as they are until it is published', async () => {
  const made = await create();
  await publish(made);
  const saved = await save(made.id, 1, { category: 'new-player' });
  expect(saved.body.value).toMatchObject({ state: 'published', version: 2, publishedVersion: 1 });
  expect(await versions(made.id)).toMatchObject([{ version: 1, terms: { category: 'deposit' } }]);
  await publish({ id: made.id, version: 2 });
  expect(await detail(made.id)).toMatchObject({ publishedVersion: 2 });
  expect(await versions(made.id)).toMatchObject([
    { version: 1, terms: { category: 'deposit' } },
    { version: 2, terms: { category: 'new-player' } },
  ]);
});

test('what a published campaign waits for stays, as members may have joined', async () => {
  const made = await create();
  await publish(made);
  await save(made.id, 1, {
    trigger: { on: 'registered' },
    reward: { ...reward, size: { kind: 'fixed', amount: '10.00' } },
  });
  const refused = await publish({ id: made.id, version: 2 });
  expect(refused.body.errors).toEqual([{ field: 'trigger.on', code: 'field_invalid' }]);
  expect(await versions(made.id)).toHaveLength(1);
});

test('what can cost more than the limit is proposed by one operator and published by another', async () => {
  const made = await create({ budget: { amount: '100000.01', claims: null, perMember: 1 } });
  const { body } = await publish(made);
  const id = body.value?.proposal ?? null;
  expect(body.value?.campaign).toMatchObject({ state: 'draft', publishedVersion: null });
  expect(await proposal(id)).toMatchObject({
    act: 'campaign.publish',
    subject: `campaign ${made.id}`,
    reason: 'for the season',
    proposedBy: { account: 'operator1' },
    changes: expect.arrayContaining([
      { field: 'budget', before: null, after: '100000.01' },
      { field: 'version', before: null, after: 1 },
    ]),
  });
  expect(outcome(await publish(made))).toBe('409 error_proposal_open');
  expect(outcome(await call('POST', `proposals/${id}/approval`))).toBe('409 error_proposal_own');
  expect(outcome(await call('POST', `proposals/${id}/approval`, undefined, second))).toBe('200 null');
  expect(await detail(made.id)).toMatchObject({ state: 'published', publishedVersion: 1 });
});

test('exactly the limit takes one operator; what nothing but a number of rewards limits, by their worth', async () => {
  const budget = { amount: null, claims: null, perMember: 1 };
  const check = async (changes: Partial<CampaignTerms>) =>
    (await send<object>('POST', '/check', { draft: { ...TERMS, ...changes } })).body.value;
  await api.client.register();
  expect(await check({ budget: { ...budget, amount: '100000.00' } })).toMatchObject({
    highestCost: '100000.00',
    takesTwo: false,
  });
  expect(await check({ budget: { ...budget, claims: 101 } })).toMatchObject({
    highestCost: '101000.00',
    takesTwo: true,
  });
  expect(await check({ budget })).toMatchObject({ highestCost: null, takesTwo: true });
  const everybody = (await check({})) as { members: number };
  expect(everybody.members).toBeGreaterThan(0);
  const later = { ...TERMS.eligibility, registeredFrom: '2099-01-01T00:00:00.000Z' };
  expect(await check({ eligibility: later })).toMatchObject({ members: 0 });
});

test('an amount that the currency cannot have is no failure of the check', async () => {
  const reply = await send('POST', '/check', {
    draft: { ...TERMS, budget: { amount: '1.005', claims: null, perMember: null } },
  });
  expect(outcome(reply)).toBe('400 error_invalid_input');
  expect(reply.body.errors).toMatchObject([{ field: 'budget.amount', code: 'field_invalid' }]);
});

test('a draft that was saved after it was proposed is not published by the approval', async () => {
  const budget = { amount: '200000.00', claims: null, perMember: 1 };
  const made = await create({ budget });
  const { body } = await publish(made);
  await save(made.id, 1, { budget: { ...budget, amount: '900000.00' } });
  const approval = await call('POST', `proposals/${body.value?.proposal}/approval`, undefined, second);
  expect(approval.status).toBe(409);
  expect(await detail(made.id)).toMatchObject({ state: 'draft', publishedVersion: null });
});

test('pauses, goes on and ends for good, each with its reason on record', async () => {
  const { id, version } = await create();
  expect(outcome(await send('POST', `/${id}/pause`, { reason: 'too early' }))).toBe(
    '409 error_campaign_state',
  );
  await publish({ id, version });
  const move = async (path: string, body: object) => (await send('POST', `/${id}/${path}`, body)).body.value;
  expect(await move('pause', { reason: 'a fault' })).toMatchObject({ state: 'paused' });
  expect(await move('pause/removal', {})).toMatchObject({ state: 'published' });
  expect(await move('end', { reason: 'it is over' })).toMatchObject({ state: 'ended' });
  expect(outcome(await save(id, 1, { category: 'slots' }))).toBe('409 error_campaign_state');
  expect(outcome(await publish({ id, version }))).toMatch(/^4/);
  const audit = await db.query(
    'select action, after from platform.audit where subject = $1 order by at, id',
    [`campaign ${id}`],
  );
  expect(audit).toMatchObject([
    { action: 'campaign.created' },
    { action: 'campaign.published' },
    { action: 'campaign.paused', after: { reason: 'a fault' } },
    { action: 'campaign.resumed' },
    { action: 'campaign.ended', after: { reason: 'it is over' } },
  ]);
});

test("another brand's campaign is not there", async () => {
  await db.query(
    `insert into site.brand (id, hosts, settings) select 'other', '{other.localhost}', settings from site.brand where id = 'mela'`,
  );
  const { id } = await create();
  await db.query(`update rewards.campaign set brand = 'other' where id = $1`, [id]);
  const replies = [
    await send('GET', `/${id}`),
    await save(id, 1, {}),
    await publish({ id, version: 1 }),
    await send('POST', `/${id}/end`, { reason: 'not mine' }),
  ];
  expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
});

test('who may write may not publish, and who may read may not write', async () => {
  const writer = await sessionWith(db, api.url, ['campaign.read', 'campaign.write']);
  const made = await send('POST', '', { draft: TERMS }, writer);
  const reply = await publish({ id: made.body.value?.id ?? '', version: 1 }, writer);
  expect(outcome(reply)).toBe('403 error_permission_missing');
  const reader = await sessionWith(db, api.url, ['campaign.read']);
  expect(outcome(await save(made.body.value?.id ?? '', 1, {}, reader))).toBe('403 error_permission_missing');
});
