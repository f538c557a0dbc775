import { jest } from '@jest/globals';
import type { MatchView } from '../../common/book/api.js';
import { BOOK_CODES } from '../../common/book/codes.js';
import { matchNumbers, playTo } from '../../common/book/match.js';
import { bookTitle, fixtureById } from '../../common/book/titles.js';
import { seedHash } from '../../common/fairness.js';
import { housesOfEachTest, idAt, NOW } from './book.fixture.js';

const current = housesOfEachTest();

test('a match is committed to, played by the clock, suspended after each goal, and revealed at its end', async () => {
  const house = await current.open('village-cup');
  const id = idAt('village-cup', -1);
  const { stepMs } = bookTitle('village-cup').rules;
  const course = await house.course(id);
  const sent = new Map<string, string>();
  const views: MatchView[] = [];
  const look = () => views.push(...house.book.push(sent).changed.filter((view) => view.id === id));
  look();
  await jest.advanceTimersByTimeAsync(60_000);
  look();
  for (let step = 0; step < course.length; step += 1) {
    await jest.advanceTimersByTimeAsync(stepMs);
    await house.book.step();
    look();
  }
  expect(views[0]).toMatchObject({ isLive: false, isOver: false, seed: null });
  expect(views[0]?.markets[0]).toMatchObject({ id: 'winner' });
  const live = views.filter(({ isLive }) => isLive);
  expect(live.map(({ state }) => state.steps)).toEqual(course.slice(0, -1).map(({ steps }) => steps));
  for (const { state, isSuspended, seed } of live) {
    expect(state).toEqual(course[state.steps]);
    expect([isSuspended, seed]).toEqual([state.lastEvent === state.steps, null]);
  }
  const last = views.at(-1);
  expect(last).toMatchObject({ isOver: true, isLive: false, markets: [], state: course.at(-1) });
  expect(await seedHash(last?.seed ?? '')).toBe(views[0]?.seedHash);
  const { rules } = bookTitle('village-cup');
  const numbers = await matchNumbers(last?.seed ?? '', id, rules.maxSteps);
  expect(playTo(rules, fixtureById('village-cup', id), numbers, rules.maxSteps)).toEqual(course.at(-1));
});

test.each(BOOK_CODES)('%s always has matches that run and matches to come', async (code) => {
  const house = await current.open(code);
  for (let minutes = 0; minutes < 12; minutes += 3) {
    await house.at(NOW + minutes * 60_000 + 31_000);
    const { changed, shown } = house.book.push(new Map());
    expect(changed.map(({ id }) => id)).toEqual(shown);
    expect(changed.filter(({ isLive }) => isLive).length).toBeGreaterThanOrEqual(2);
    expect(changed.filter(({ isLive, isOver }) => !isLive && !isOver).length).toBeGreaterThanOrEqual(4);
  }
});

test('a page is sent only the matches that have changed', async () => {
  const house = await current.open('village-cup');
  const sent = new Map<string, string>();
  expect(house.book.push(sent).changed).toHaveLength(house.book.matches.shown.length);
  expect(house.book.push(sent).changed).toEqual([]);
  await house.at(NOW + 2000);
  const { changed } = house.book.push(sent);
  expect(changed.length).toBeGreaterThan(0);
  expect(changed.every(({ isLive, isOver }) => isLive || isOver)).toBe(true);
});

test('rests when nobody watches and no ticket is open', async () => {
  const house = await current.open('village-cup');
  house.book.unwatch();
  await house.book.step();
  expect(jest.getTimerCount()).toBe(0);
});
