import { jest } from '@jest/globals';
import fc from 'fast-check';
import type { Accept } from '../../common/book/api.js';
import { type Selection } from '../../common/book/match.js';
import { slipPayout } from '../../common/book/slip.js';
import { MINOR } from '../studio/studio.fixture.js';
import { type House, housesOfEachTest, idAt, NOW, WEALTH } from './book.fixture.js';

const current = housesOfEachTest();
const STEP = 2000;
const live = idAt('village-cup');
const minute = (steps: number) => NOW + steps * STEP;
/** What the portal's players have lost, in minor units. */
const lost = () => BigInt((WEALTH - current.portal.balance) / MINOR);

/** The first goal of the live match after which it is quiet again, and who scored. */
async function goalIn(house: House): Promise<{ steps: number; by: Selection }> {
  const course = await house.course(live);
  for (let steps = 2; steps < 80; steps += 1) {
    const [before, goal, after] = [course[steps - 1], course[steps], course[steps + 1]];
    if (before?.sport !== 'football' || goal?.sport !== 'football') continue;
    const isQuiet = before.lastEvent !== before.steps && after?.lastEvent === steps;
    if (goal.events > before.events && isQuiet)
      return { steps, by: goal.home > before.home ? 'home' : 'away' };
  }
  throw new Error('choose another match: this one has no goal');
}

test.each<[Accept, 'scorer' | 'other', string]>([
  ['same', 'scorer', 'odds_changed'],
  ['any', 'scorer', 'odds_changed'],
  ['better', 'scorer', 'odds_changed'],
  ['same', 'other', 'odds_changed'],
  ['better', 'other', 'accepted'],
])('a goal while the portal takes the stake, at %s odds, on the %s: %s', async (accept, side, expected) => {
  const house = await current.open('village-cup');
  const { steps, by } = await goalIn(house);
  const other = by === 'home' ? 'away' : 'home';
  await house.at(minute(steps - 1));
  const leg = house.leg(live, side === 'scorer' ? by : other);
  const session = await house.player();
  current.portal.manner = ({ operation }) => (operation === 'bet' ? 'held' : 'done');
  const placed = house.book.tickets.place(session, { amount: '1000', legs: [leg], accept });
  const outcome = placed.then(
    ({ input }) => (input.legs[0]?.odds ?? 0) > leg.odds && 'accepted',
    ({ code }) => code,
  );
  await current.portal.reach('bet', 1);
  await house.at(minute(steps + 1));
  current.portal.release();
  expect(await outcome).toBe(expected);
  await house.delivered();
  const [ticket] = house.book.ticketsOf(session);
  expect(ticket?.legs[0]?.odds).toBe(expected === 'accepted' ? house.leg(live, other).odds : undefined);
  expect(current.portal.of('rollback')).toHaveLength(expected === 'accepted' ? 0 : 1);
  expect(lost()).toBe(expected === 'accepted' ? 1000n : 0n);
});

test('right after a goal no bet is taken and nothing is asked of the portal; a slip of before the goal is out of date', async () => {
  const house = await current.open('village-cup');
  const { steps, by } = await goalIn(house);
  await house.at(minute(steps - 1));
  const slip = { amount: '1000', legs: [house.leg(live, by)], accept: 'any' as const };
  const session = await house.player();
  await house.at(minute(steps));
  await expect(house.book.tickets.place(session, slip)).rejects.toMatchObject({ code: 'market_suspended' });
  await house.at(minute(steps + 1));
  await expect(house.book.tickets.place(session, slip)).rejects.toMatchObject({ code: 'odds_changed' });
  expect(current.portal.of('bet')).toEqual([]);
});

test('a multiple is one bet and one win, of the product of its odds', async () => {
  const house = await current.open('village-cup');
  const legs = [1, 2, 3].map((later) => house.leg(idAt('village-cup', -later)));
  const session = await house.player();
  const { id } = await house.book.tickets.place(session, { amount: '1000', legs, accept: 'same' });
  await house.at(NOW + 10 * 60_000);
  await house.delivered();
  const ends = await Promise.all(legs.map(async ({ match }) => (await house.course(match)).at(-1)));
  const isWon = ends.every((end) => end?.sport === 'football' && end.home > end.away);
  const payout = isWon ? slipPayout(1000n, legs) : 0n;
  expect(house.vendor.store.round(id)).toMatchObject({ state: 'settled', payout: String(payout) });
  expect([current.portal.of('bet').length, current.portal.of('win').length]).toEqual([1, 1]);
  expect(lost()).toBe(1000n - payout);
});

test('refuses legs of one match, nine legs, unknown matches and markets, and wins above the limit', async () => {
  const house = await current.open('village-cup');
  const session = await house.player();
  const leg = house.leg(live);
  const place = (legs: unknown[], amount = '1000') =>
    house.book.tickets.place(session, { amount, legs: legs as (typeof leg)[], accept: 'same' });
  const refused = async (placing: () => Promise<unknown>) =>
    Promise.resolve()
      .then(placing)
      .catch(({ code }: { code: string }) => code);
  expect(await refused(() => place([leg, { ...leg, market: 'total:2.5', selection: 'over' }]))).toBe(
    'invalid_input',
  );
  expect(await refused(() => place(Array.from({ length: 9 }, (_, n) => ({ ...leg, match: `m-${n}` }))))).toBe(
    'invalid_input',
  );
  expect(await refused(() => place([]))).toBe('invalid_input');
  expect(await refused(() => place([{ ...leg, match: 'village-cup-1' }]))).toBe('market_suspended');
  expect(await refused(() => place([{ ...leg, market: 'map@1' }]))).toBe('market_suspended');
  expect(await refused(() => place([{ ...leg, odds: leg.odds + 1 }]))).toBe('odds_changed');
  const legs = [1, 2, 3, 4, 5, 6].flatMap((later) => {
    const id = idAt('village-cup', later < 4 ? -later : later - 4);
    return house.book.matches.get(id)?.isOpen ? [house.leg(id, 'draw')] : [];
  });
  expect(legs.length).toBeGreaterThan(4);
  expect(await refused(() => place(legs, '1000000'))).toBe('limit');
  expect(current.portal.of('bet')).toEqual([]);
});

test('a cash-out pays what was shown, once, and says what of the stake it decided', async () => {
  const house = await current.open('village-cup');
  const session = await house.player();
  const { id } = await house.book.tickets.place(session, {
    amount: '1000',
    legs: [house.leg(live)],
    accept: 'same',
  });
  const quote = house.book.ticketsOf(session)[0]?.quote ?? '';
  expect(Number(quote)).toBeGreaterThan(850);
  expect(Number(quote)).toBeLessThan(1000);
  const { tickets } = house.book;
  const more = String(BigInt(quote) + 1n);
  await expect(tickets.cashOut(session, { round: id, quote: more })).rejects.toMatchObject({
    code: 'odds_changed',
  });
  const stranger = await house.player('stranger');
  await expect(tickets.cashOut(stranger, { round: id, quote })).rejects.toMatchObject({
    code: 'round_closed',
  });
  expect(await tickets.cashOut(session, { round: id, quote })).toBe(BigInt(quote));
  await expect(tickets.cashOut(session, { round: id, quote })).rejects.toMatchObject({
    code: 'round_closed',
  });
  await house.at(NOW + 300_000);
  expect(current.portal.of('win').map(({ body }) => [body['amount'], body['valid_amount']])).toEqual([
    [Number(quote) * MINOR, (1000 - Number(quote)) * MINOR],
  ]);
  expect(lost()).toBe(1000n - BigInt(quote));
});

test('of cash-out and settlement exactly one ends each of 200 tickets, and the books balance', async () => {
  const RACES = 40;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('before', 'with', 'after'), { minLength: RACES, maxLength: RACES }),
      fc.integer({ min: 2, max: 9 }),
      async (moments, lossy) => {
        jest.setSystemTime(NOW);
        current.portal.balance = WEALTH;
        current.portal.calls.length = 0;
        current.portal.manner = ({ operation }, nth) =>
          operation === 'win' && nth % lossy === 0 ? 'lost' : 'done';
        const house = await current.open('village-cup');
        await house.at(minute(89));
        const { tickets } = house.book;
        const players = await Promise.all(moments.map((_, user) => house.player(String(user))));
        const placed = await Promise.all(
          players.map((session, index) =>
            tickets.place(session, {
              amount: '1000',
              legs: [house.leg(idAt('village-cup', -1), index % 2 === 0 ? 'home' : 'away')],
              accept: 'same',
            }),
          ),
        );
        const end = NOW + 60_000 + 180_000;
        await house.at(end - STEP);
        const tries = placed.map((ticket, index) => () => {
          const session = players[index];
          const quote = session && house.book.ticketsOf(session)[0]?.quote;
          return session
            ? tickets.cashOut(session, { round: ticket.id, quote: quote ?? '1' })
            : Promise.reject();
        });
        const racing = moments.flatMap((moment, index) => (moment === 'before' ? [tries[index]?.()] : []));
        const late = moments.flatMap((moment, index) => (moment === 'with' ? [tries[index]] : []));
        jest.setSystemTime(end);
        const step = house.book.step();
        racing.push(...late.map((cashOut) => cashOut?.()));
        const results = Promise.allSettled(racing);
        await step;
        const after = moments.flatMap((moment, index) => (moment === 'after' ? [tries[index]?.()] : []));
        const cashed = [...(await results), ...(await Promise.allSettled(after))];
        await house.delivered();
        const rounds = placed.map(({ id }) => house.vendor.store.round(id));
        const isCashedOut = rounds.filter(
          (round) => round?.result?.kind === 'book' && round.result.isCashedOut,
        );
        expect(isCashedOut).toHaveLength(cashed.filter(({ status }) => status === 'fulfilled').length);
        for (const round of rounds) {
          expect(round?.state).toBe('settled');
          const wins = house.vendor.store
            .transactionsOf(round?.id ?? '')
            .filter((one) => one.operation === 'win');
          expect(wins.map(({ amount, state }) => [amount, state])).toEqual([[round?.payout, 'accepted']]);
        }
        const paid = rounds.reduce((sum, round) => sum + BigInt(round?.payout ?? 0), 0n);
        expect(lost()).toBe(BigInt(RACES) * 1000n - paid);
      },
    ),
    { numRuns: 5 },
  );
});

test('open tickets outlive a restart and are settled by the clock; one whose odds were not confirmed is rolled back', async () => {
  const house = await current.open('village-cup');
  const session = await house.player();
  const slip = { amount: '1000', legs: [house.leg(live)], accept: 'same' as const };
  const kept = await house.book.tickets.place(session, slip);
  const unconfirmed = await house.vendor.rounds.open(session, {
    stake: 500n,
    source: { matches: [live] },
    input: { kind: 'book', legs: [house.leg(live)], isConfirmed: false },
  });
  // As after kill -9: the first book is not asked to stop.
  const after = await current.open('village-cup', house.file);
  const state = (id: string) => after.vendor.store.round(id)?.state;
  expect([state(kept.id), state(unconfirmed.id)]).toEqual(['open', 'void']);
  expect(after.book.ticketsOf(session)).toMatchObject([{ round: kept.id, state: 'open', stake: '1000' }]);
  await after.at(NOW + 24 * 3_600_000);
  await after.delivered();
  const end = (await after.course(live)).at(-1);
  const isWon = end?.sport === 'football' && end.home > end.away;
  const payout = isWon ? slipPayout(1000n, kept.input.legs) : 0n;
  expect(after.vendor.store.round(kept.id)).toMatchObject({ state: 'settled', payout: String(payout) });
  expect(lost()).toBe(1000n - payout);
});

test('a demo plays for play money alone', async () => {
  const house = await current.open('village-cup');
  const session = await house.player('', true);
  await house.book.tickets.place(session, { amount: '1000', legs: [house.leg(live)], accept: 'same' });
  await house.at(NOW + 300_000);
  expect(house.book.ticketsOf(session)[0]?.state).toBe('settled');
  expect(current.portal.calls.filter(({ operation }) => operation !== 'authenticate')).toEqual([]);
});
