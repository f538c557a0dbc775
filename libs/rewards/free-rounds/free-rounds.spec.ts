import { createFreeRoundsOf } from '#libs/games/free-rounds/free-rounds.fixture';
import type { StudioReply, StudioRequest } from '#libs/games/vendors/studio.fixture';
import { type Fields, type GameSession, RIVER_DICE, WalletTestbed } from '#libs/games/wallet/wallet.fixture';
import { Ledger } from '#libs/ledger/index';
import { Member } from '#libs/members/index';
import { MessageKinds, Messages, UnreadCounts } from '#libs/messaging/index';
import { createTestParts, type TestParts } from '#libs/platform/testing/test-parts';
import { operatorSession } from '#libs/platform/testing/test-session';
import { BrandRegistry } from '#libs/site/index';
import { Requirements } from '#libs/wagering/index';
import { createAwards } from '../campaigns/awards.fixture.js';
import { publishCampaign, type TermsChange, termsWith } from '../campaigns/campaign.fixture.js';
import { Entitlement } from '../campaigns/entitlement.entity.js';
import type { Promotion, Reward } from '../common/promotions.calls.js';
import { Earnings } from '../counting/earnings.js';
import { RewardMessages } from '../reward-messages.js';

const UNIT = 100_000;

let testbed: WalletTestbed;
let parts: TestParts;
let services: Awaited<ReturnType<typeof createAwards>>;
let session: GameSession;

beforeAll(async () => {
  testbed = await WalletTestbed.open();
  parts = await createTestParts(testbed.db.url, [Member, Entitlement]);
  const { database, clock, events } = parts;
  const brands = new BrandRegistry(database);
  await brands.onModuleInit();
  const kinds = new MessageKinds();
  new RewardMessages(kinds).onModuleInit();
  services = await createAwards(parts, {
    brands,
    ledger: new Ledger(database, events, clock),
    requirements: new Requirements(database, clock, brands),
    messages: new Messages(database, events, clock, kinds, new UnreadCounts(database, events, clock)),
    earnings: new Earnings(database, brands, events),
    freeRounds: await createFreeRoundsOf(parts, brands, testbed.studio.url),
  });
});
afterAll(async () => {
  await parts.close();
  await testbed.close();
});
beforeEach(async () => {
  await testbed.db.query(`update rewards.campaign set status = 'ended'`);
  testbed.studio.answer(() => ({ json: { url: 'http://127.0.0.1:1/play' } }));
  session = await testbed.startSession('1000.00');
  testbed.studio.requests.length = 0;
  testbed.studio.answer(asAsked);
});

/** A vendor that takes everything. */
function asAsked({ path, body }: StudioRequest): StudioReply {
  const { operator_id: _, ...order } = body;
  const terms = {
    user: session.member.id,
    game_code: 'river-dice',
    currency: 'BDT',
    bet_count: 2,
    bet_value: 1_000_000,
    start: '2026-01-01T00:00:00.000Z',
    end: '2026-01-02T00:00:00.000Z',
    left: 2,
    state: path.endsWith('/cancel') ? 'cancelled' : 'active',
  };
  return { json: { ...terms, ...order } };
}

/** Two rounds of 10.00 on the dice for a code, at once, valid for three days. */
const publish = (reward: TermsChange['reward'] = {}, change: TermsChange = {}) =>
  publishCampaign(testbed.db, {
    reward: {
      kind: 'free-rounds',
      size: { kind: 'fixed', amount: '2' },
      rounds: { title: RIVER_DICE, value: '10.00', days: 3, winnings: 'cash' },
      ...reward,
    },
    giving: { optIn: false, how: 'auto', claimDays: 7 },
    ...change,
  });
const give = () =>
  parts.database.transaction(() =>
    services.awards.giveFor({
      brand: 'mela',
      member: session.member.id,
      kind: 'code',
      reference: 'LOTUS10',
      amount: null,
      app: false,
      at: parts.clock.now(),
    }),
  );
async function given(reward: TermsChange['reward'] = {}): Promise<string> {
  await publish(reward);
  expect(await give()).toBe(1);
  const [row] = await testbed.db.query<{ id: string }>(
    'select id from rewards.entitlement where member = $1',
    [session.member.id],
  );
  return row?.id ?? '';
}
const sync = (id: string) => services.sync.sync(id);
const freeBet = (reward: string, changes: Fields = {}) =>
  testbed.bet(session, { amount: 0, is_free: true, reward_uuid: reward, ...changes });
/** Plays a round to its end; `won` as a number of the currency. */
async function play(reward: string, won: number): Promise<void> {
  const bet = freeBet(reward);
  expect(await testbed.send('bet', bet)).toMatchObject({ status: 'RS_OK' });
  expect(await testbed.send('win', testbed.after(bet, { amount: won * UNIT }))).toMatchObject({
    status: 'RS_OK',
  });
}
const center = async () =>
  (
    (await testbed.api.client.get('/wps/rewards/center', session.member.token)).body.value as {
      list: Reward[];
    }
  ).list;
const info = async () =>
  (await testbed.api.client.get('/wps/member/info', session.member.token)).body.value as Record<
    string,
    unknown
  >;
const requirements = () =>
  testbed.db.query(
    `select lane, base::int, required::int, status from wagering.requirement where source = 'reward' and member = $1`,
    [session.member.id],
  );
const bar = () =>
  testbed.db.query(
    `insert into safer_play.restriction (brand, member, kind, reason, since, set_by, set_as)
     select 'mela', $1, 'no_rewards', 'test', now(), id, 'operator' from authentication.operator limit 1`,
    [session.member.id],
  );

test('are offered to the vendor under the id of the reward, shown, counted and played', async () => {
  const id = await given();
  expect(testbed.studio.requests).toEqual([]);
  expect(await center()).toMatchObject([
    { kind: 'free-rounds', amount: '2', status: 'issued', freeRounds: { status: 'offered', left: 2 } },
  ]);
  await sync(id);
  await sync(id);
  const asked = testbed.studio.requests.map(({ path, body }) => [path, body.reward_uuid, body.bet_count]);
  expect(asked).toEqual([['/studio/game/free-rounds', id, 2]]);
  expect((await info()).availablePromos).toBe(1);
  await play(id, 3);
  await sync(id);
  expect((await info()).availablePromos).toBe(0);
  expect(await center()).toMatchObject([
    {
      freeRounds: {
        status: 'active',
        title: RIVER_DICE,
        value: '10.00',
        count: 2,
        left: 1,
        won: '3.00',
        winnings: 'cash',
      },
    },
  ]);
  expect(await info()).toMatchObject({ balance: '1000.00' });
});

test('pay what they have won once they were played, once, under the wagering of the campaign', async () => {
  const id = await given();
  await sync(id);
  await play(id, 3);
  await play(id, 4.5);
  await Promise.all([sync(id), sync(id), sync(id)]);
  await sync(id);
  expect(await info()).toMatchObject({ balance: '1007.50', bonus: '0.00' });
  expect(await requirements()).toEqual([{ lane: 'own', base: 750, required: 750, status: 'active' }]);
  expect(await center()).toMatchObject([{ freeRounds: { status: 'played', left: 0, won: '7.50' } }]);
  const messages = await testbed.db.query(
    `select data->>'amount' as amount from messaging.message where member = $1 and kind = 'free-rounds.paid'`,
    [session.member.id],
  );
  expect(messages).toEqual([{ amount: '7.50' }]);
});

test('pay a bonus where the terms say so, and what was won of them when they expire', async () => {
  const id = await given({
    rounds: { title: RIVER_DICE, value: '10.00', days: 3, winnings: 'bonus' },
    wagering: { times: 500, plan: null, counts: 'all', maxBet: null, days: 7, onWithdrawal: 'forfeit' },
  });
  await sync(id);
  await play(id, 6);
  await testbed.db.query(
    `update games.free_round_grant set starts_at = now() - interval '2 days', ends_at = now() - interval '1 second' where id = $1`,
    [id],
  );
  await sync(id);
  expect(await info()).toMatchObject({ balance: '1000.00', bonus: '6.00' });
  expect(await requirements()).toEqual([{ lane: 'bonus', base: 600, required: 3000, status: 'active' }]);
  expect(await center()).toMatchObject([{ freeRounds: { status: 'expired', won: '6.00' } }]);
});

test('are offered again until the vendor has answered, and are revoked where it refuses', async () => {
  const id = await given();
  testbed.studio.answer(() => 'hang-up');
  await sync(id);
  const due = await testbed.db.query<{ later: boolean }>(
    'select due_at > now() as later from rewards.free_round where reward = $1',
    [id],
  );
  expect(due).toEqual([{ later: true }]);
  expect(await center()).toMatchObject([{ freeRounds: { status: 'offered' } }]);
  testbed.studio.answer(() => ({ status: 409, json: { error: 'not_offered' } }));
  await sync(id);
  expect(await center()).toMatchObject([{ freeRounds: { status: 'revoked', left: 0, won: '0.00' } }]);
  expect((await info()).availablePromos).toBe(0);
});

test('wait while a round is open', async () => {
  const id = await given();
  await sync(id);
  await play(id, 3);
  const bet = freeBet(id);
  await testbed.send('bet', bet);
  await sync(id);
  expect(await center()).toMatchObject([{ freeRounds: { status: 'active', left: 0 } }]);
  await testbed.send('win', testbed.after(bet, { amount: 0 }));
  await sync(id);
  expect(await info()).toMatchObject({ balance: '1003.00' });
});

test('are taken back from who is barred, who keeps what was won, without wagering', async () => {
  const id = await given();
  await sync(id);
  await play(id, 5);
  await parts.database.transaction(() => services.offers.revokeAll(session.member.id));
  await bar();
  expect(await testbed.send('bet', freeBet(id))).toMatchObject({ status: 'RS_ERROR_LIMIT_REACHED' });
  await sync(id);
  expect(await info()).toMatchObject({ balance: '1005.00' });
  expect(await requirements()).toEqual([]);
  expect(await center()).toMatchObject([{ freeRounds: { status: 'revoked' } }]);
  await publish({}, { trigger: { on: 'code', code: 'LOTUS11' } });
  expect(await give()).toBe(0);
});

test('pay nothing where the deposit for which they were given was reversed', async () => {
  const id = await given();
  await sync(id);
  await play(id, 5);
  await parts.database.transaction(() => services.offers.revoke(id, { pays: false }));
  await sync(id);
  expect(await info()).toMatchObject({ balance: '1000.00' });
  expect(await center()).toMatchObject([{ freeRounds: { status: 'revoked', won: '0.00' } }]);
});

test('take their stakes of the budget, and say in the promotion what they are', async () => {
  const id = await publish();
  await give();
  expect(
    await testbed.db.query('select spent::int, claims::int from rewards.campaign where id = $1', [id]),
  ).toEqual([{ spent: 2000, claims: 1 }]);
  const promotion = (await testbed.api.client.get(`/wps/rewards/promotions/${id}?language=EN`)).body
    .value as Promotion;
  expect(promotion).toMatchObject({
    game: 'River Dice',
    reward: { kind: 'free-rounds', rounds: { title: RIVER_DICE, value: '10.00', days: 3, winnings: 'cash' } },
  });
});

test('are refused under their fields where no vendor would take them', async () => {
  const headers = await operatorSession(testbed.db, testbed.api.url, 'operator1');
  const errorsOf = async (changes: object, amount = '2') => {
    const rounds = { title: RIVER_DICE, value: '10.00', days: 3, winnings: 'cash' as const, ...changes };
    const draft = termsWith({ reward: { kind: 'free-rounds', size: { kind: 'fixed', amount }, rounds } });
    const reply = await testbed.api.client.send('POST', '/wps/ops/campaigns/check', { draft }, { headers });
    return reply.body.errors;
  };
  expect(await errorsOf({})).toBeUndefined();
  expect(await errorsOf({ title: 1 })).toEqual([{ field: 'reward.rounds.title', code: 'field_invalid' }]);
  expect(await errorsOf({ value: '0.01' })).toMatchObject([
    { field: 'reward.rounds.value', code: 'field_below_limit' },
  ]);
  expect(await errorsOf({ value: '999999.00' })).toMatchObject([
    { field: 'reward.rounds.value', code: 'field_above_limit' },
  ]);
});
