import { readFileSync } from 'node:fs';
import type { Selection } from '../../common/book/match.js';
import { slipPayout } from '../../common/book/slip.js';
import { MINOR } from '../studio/studio.fixture.js';
import { type House, housesOfEachTest, idAt, NOW, WEALTH } from './book.fixture.js';
import type { Book } from './book.js';
import { type RulingOrder, rule } from './rulings.js';

const current = housesOfEachTest();
const lost = () => BigInt((WEALTH - current.portal.balance) / MINOR);
const ids = [1, 2, 3].map((later) => idAt('village-cup', -later));
const [first = '', second = '', third = ''] = ids;

const decide = (house: House, match: string, order: RulingOrder) =>
  rule({ bookOf: () => house.book } as unknown as Book, 'village-cup', match, order);

async function winnerOf(house: House, match: string): Promise<Selection> {
  const end = (await house.course(match)).at(-1);
  if (end?.sport !== 'football') throw new Error('no football');
  return end.home > end.away ? 'home' : end.home < end.away ? 'away' : 'draw';
}

async function place(house: House, selections: Record<string, Selection>, demo = false) {
  const session = await house.player(undefined, demo);
  const legs = Object.entries(selections).map(([match, selection]) => house.leg(match, selection));
  const ticket = await house.book.tickets.place(session, { amount: '1000', legs, accept: 'same' });
  return { session, ticket, legs, stored: () => house.vendor.store.round(ticket.id) };
}

const toTheEnd = async (house: House) => {
  await house.at(NOW + 30 * 60_000);
  await house.delivered();
};
const wins = () => current.portal.of('win').map(({ body }) => Number(body['amount']) / MINOR);

test('the leg of a cancelled match counts with odds of 1', async () => {
  const house = await current.open('village-cup');
  const winner = await winnerOf(house, first);
  const { legs, stored } = await place(house, { [first]: winner, [second]: 'home' });
  await decide(house, second, { cancelled: true });
  expect(house.book.matches.get(second)?.markets).toEqual([]);
  await toTheEnd(house);
  const payout = slipPayout(1000n, legs.slice(0, 1));
  expect(stored()).toMatchObject({ state: 'settled', payout: String(payout) });
  expect(lost()).toBe(1000n - payout);
});

test('if all matches are cancelled, the stake is rolled back', async () => {
  const house = await current.open('village-cup');
  const { stored } = await place(house, { [first]: 'home', [second]: 'home' });
  await decide(house, first, { cancelled: true });
  expect(stored()?.state).toBe('open');
  await decide(house, second, { cancelled: true });
  await house.delivered();
  expect(stored()).toMatchObject({ state: 'void', payout: '0' });
  expect([wins(), current.portal.of('rollback').length, lost()]).toEqual([[], 1, 0n]);
});

test('a corrected result takes the old win back and pays the new one, stored in one line', async () => {
  const house = await current.open('village-cup');
  const winner = await winnerOf(house, first);
  const loser = winner === 'home' ? 'away' : 'home';
  const right = await place(house, { [first]: winner });
  const wrong = await place(house, { [first]: loser });
  await toTheEnd(house);
  await decide(house, first, { results: { winner: loser } });
  await house.delivered();
  const payout = slipPayout(1000n, wrong.legs);
  expect([right.stored()?.payout, wrong.stored()?.payout]).toEqual(['0', String(payout)]);
  expect(lost()).toBe(2000n - payout);
  expect(current.portal.of('rollback')).toHaveLength(2);
  const line = readFileSync(house.file, 'utf8')
    .split('\n')
    .find((text) => text.includes(wrong.ticket.id) && text.includes('"rollback"'));
  const records: Record<string, { operation?: string; amount?: string; payout?: string }>[] = JSON.parse(
    line ?? '',
  );
  expect(records).toMatchObject([
    { round: { state: 'settled', payout: String(payout) } },
    { transaction: { operation: 'rollback', amount: '0' } },
    { transaction: { operation: 'win', amount: String(payout) } },
  ]);
  // VisibleOutcome again, it changes nothing.
  await decide(house, first, { results: { winner: loser } });
  expect(current.portal.of('rollback')).toHaveLength(2);
});

test('a match that is cancelled after its end gives back its stakes', async () => {
  const house = await current.open('village-cup');
  const { stored } = await place(house, { [first]: await winnerOf(house, first) });
  await toTheEnd(house);
  expect(stored()?.state).toBe('settled');
  await decide(house, first, { cancelled: true });
  await house.delivered();
  expect([stored()?.state, lost()]).toEqual(['void', 0n]);
});

test('a multiple that was lost by a corrected leg is open again until its other matches are over', async () => {
  const house = await current.open('village-cup');
  const winner = await winnerOf(house, first);
  const loser = winner === 'home' ? 'away' : 'home';
  const last = await winnerOf(house, third);
  const { legs, stored, session } = await place(house, { [first]: loser, [third]: last });
  await house.at(NOW + 60_000 + 180_000);
  await house.delivered();
  expect(stored()).toMatchObject({ state: 'settled', payout: '0' });
  await decide(house, first, { results: { winner: loser } });
  expect(stored()?.state).toBe('open');
  expect(house.book.ticketsOf(session)[0]?.legs.map(({ state }) => state)).toEqual(['won', 'open']);
  await toTheEnd(house);
  const payout = slipPayout(1000n, legs);
  expect(stored()).toMatchObject({ state: 'settled', payout: String(payout) });
  expect(lost()).toBe(1000n - payout);
});

test('a cash-out is final, whatever is decided later', async () => {
  const house = await current.open('village-cup');
  const { session, ticket, stored } = await place(house, { [first]: 'home' });
  const quote = house.book.ticketsOf(session)[0]?.quote ?? '';
  await house.book.tickets.cashOut(session, { round: ticket.id, quote });
  await decide(house, first, { cancelled: true });
  expect(stored()).toMatchObject({ state: 'settled', payout: quote });
});

test('corrects the play money of a demo', async () => {
  const house = await current.open('village-cup');
  const { session, stored } = await place(house, { [first]: 'home' }, true);
  await toTheEnd(house);
  await decide(house, first, { cancelled: true });
  expect(stored()?.state).toBe('void');
  expect(house.vendor.sessions.renewed(session).balance).toBe('1000000');
});

test('a decision that a crash cut off from its tickets is carried out by the next start', async () => {
  const house = await current.open('village-cup');
  const { ticket } = await place(house, { [first]: 'home' });
  await toTheEnd(house);
  const ruling = { game: 'village-cup' as const, match: first, isCancelled: true, results: {} };
  house.vendor.store.save({ ruling });
  const after = await current.open('village-cup', house.file);
  await after.delivered();
  expect([after.vendor.store.round(ticket.id)?.state, lost()]).toEqual(['void', 0n]);
});

test.each<[string, RulingOrder]>([
  ['not known yet', { results: { winner: 'home' } }],
  ['no such market', { results: { 'no-such': 'home' } }],
])('refuses to correct a result that is %s', async (_why, order) => {
  const house = await current.open('village-cup');
  await expect(decide(house, first, order)).rejects.toMatchObject({ code: 'malformed' });
});

test('refuses a result that the market cannot have, and matches that cannot be', async () => {
  const house = await current.open('village-cup');
  await toTheEnd(house);
  await expect(decide(house, first, { results: { winner: 'over' } })).rejects.toMatchObject({
    code: 'malformed',
  });
  await expect(decide(house, 'village-cup-x', { cancelled: true })).rejects.toMatchObject({
    code: 'not_found',
  });
});
