import type { MatchView, SlipLeg } from '../../../common/book/api';
import { acceptedLegs, EMPTY_SLIP, linesOf, ofKind, toggled } from './slip';
import { joinMatches } from './use-book';

const state = { sport: 'football', steps: 3, events: 1, lastEvent: 2, home: 1, away: 0 } as const;
const match = (id: string, odds: number | null = 1850, changes: Partial<MatchView> = {}): MatchView => ({
  id,
  state,
  isLive: true,
  isOver: false,
  isSuspended: false,
  isCancelled: false,
  markets: [{ id: 'winner', kind: 'winner', period: null, line: null, odds: [{ selection: 'home', odds }] }],
  seedHash: 'ab',
  seed: null,
  ...changes,
});
const leg = (id: string, changes: Partial<SlipLeg> = {}): SlipLeg => ({
  match: id,
  market: 'winner',
  selection: 'home',
  odds: 1850,
  events: 1,
  ...changes,
});

test('a multiple keeps one bet of each match, singles keep all, and eight at most', () => {
  const draw = leg('a', { selection: 'draw' });
  const multiple = toggled(toggled(EMPTY_SLIP, leg('a')), draw);
  expect(multiple.legs).toEqual([draw]);
  const singles = toggled(toggled(ofKind(EMPTY_SLIP, 'singles'), leg('a')), draw);
  expect(singles.legs).toEqual([leg('a'), draw]);
  expect(ofKind(singles, 'multiple').legs).toEqual([draw]);
  expect(toggled(singles, draw).legs).toEqual([leg('a')]);
  const full = [...'abcdefgh'].reduce((slip, id) => toggled(slip, leg(id)), EMPTY_SLIP);
  expect(toggled(full, leg('i')).legs).toEqual(full.legs);
});

test.each<[string, MatchView[], string]>([
  ['open at the same odds', [match('a')], 'open'],
  ['changed at other odds', [match('a', 1900)], 'changed'],
  [
    'changed after an event at the same odds',
    [match('a', 1850, { state: { ...state, events: 2 } })],
    'changed',
  ],
  ['suspended', [match('a', 1850, { isSuspended: true })], 'suspended'],
  ['gone with its odds', [match('a', null)], 'gone'],
  ['gone with its match', [], 'gone'],
])('a bet of the slip is %s', (_case, matches, status) => {
  expect(linesOf([leg('a')], matches)[0]?.status).toBe(status);
});

test('changes that are accepted are the odds of now, without what is gone', () => {
  const lines = linesOf([leg('a'), leg('b')], [match('a', 1700, { state: { ...state, events: 2 } })]);
  expect(acceptedLegs(lines)).toEqual([leg('a', { odds: 1700, events: 2 })]);
});

test('a push changes the matches that it names, and leaves out those that are not shown any more', () => {
  const before = joinMatches(null, { now: 1, shown: ['a', 'b'], changed: [match('a'), match('b')] });
  const after = joinMatches(before, { now: 2, shown: ['b', 'c'], changed: [match('b', 2000), match('c')] });
  expect(after).toEqual({ now: 2, shown: ['b', 'c'], changed: [match('b', 2000), match('c')] });
});
