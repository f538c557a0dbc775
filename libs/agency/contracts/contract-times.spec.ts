import fc from 'fast-check';
import { type PeriodCode, periodOf } from '#libs/platform/clock/periods';
import { repeated } from '#libs/platform/testing/repetitions';
import { endOf, replacedAt, startOf } from './contract-times.js';

const ZONES = ['Asia/Dhaka', 'America/New_York', 'Australia/Lord_Howe'];
const HOUR = 3_600_000;
const at = (text: string) => new Date(text);

interface Version {
  code: PeriodCode;
  inForceFrom: Date;
  inForceUntil: Date | null;
}

test('begins and ends terms with one of their periods', () => {
  const now = at('2026-03-17T10:00:00Z');
  const begin = (code: PeriodCode) => startOf(code, null, null, now, 'UTC').toISOString();
  expect((['5m', 'hour', 'D', 'W', 'H', 'M'] as const).map(begin)).toEqual([
    '2026-03-17T10:05:00.000Z',
    '2026-03-17T11:00:00.000Z',
    '2026-03-18T00:00:00.000Z',
    '2026-03-23T00:00:00.000Z',
    '2026-04-01T00:00:00.000Z',
    '2026-04-01T00:00:00.000Z',
  ]);
});

test.each([
  // From days to weeks: the days go on until Monday.
  ['D', 'W', '2026-03-23', '2026-03-23'],
  ['W', 'D', '2026-03-23', '2026-03-23'],
  ['H', 'M', '2026-04-01', '2026-04-01'],
  // A month is finished, and the first whole week after it is the next to count.
  ['M', 'W', '2026-04-01', '2026-04-06'],
  // The weeks end with the last that is whole.
  ['W', 'M', '2026-03-30', '2026-04-01'],
] as const)('a dividend by %s that is replaced by one by %s', (old, next, ends, begins) => {
  const now = at('2026-03-17T10:00:00Z');
  const before = { code: old, inForceFrom: at('2026-01-01T00:00:00Z') };
  const start = startOf(next, before, null, now, 'UTC');
  expect(start).toEqual(at(begins));
  expect(replacedAt(before, start, 'UTC')).toEqual(at(ends));
});

test('never has two versions in force at once, whatever is accepted and ended', () => {
  const step = fc.record({
    hours: fc.nat(900),
    what: fc.constantFrom('accept', 'accept', 'terminate'),
    code: fc.constantFrom<PeriodCode>('D', 'W', 'H', 'M'),
  });
  const walk = fc.tuple(fc.constantFrom(...ZONES), fc.array(step, { minLength: 1, maxLength: 12 }));
  fc.assert(
    fc.property(walk, ([zone, steps]) => {
      const versions: Version[] = [];
      let now = at('2026-01-05T10:00:00Z');
      for (const { hours, what, code } of steps) {
        now = new Date(now.getTime() + hours * HOUR);
        const active = versions.find(({ inForceUntil }) => inForceUntil === null);
        if (what === 'terminate') {
          if (active) active.inForceUntil = endOf(active, now, zone);
          continue;
        }
        const ends = versions.flatMap(({ inForceUntil }) => inForceUntil?.getTime() ?? []);
        const lastEnd = ends.length > 0 ? new Date(Math.max(...ends)) : null;
        const start = startOf(code, active ?? null, lastEnd, now, zone);
        if (start <= now) throw new Error('it begins in the past');
        if (active) active.inForceUntil = replacedAt(active, start, zone);
        if (active?.inForceUntil && active.inForceUntil <= now && active.inForceFrom <= now)
          throw new Error('it ended in the past');
        versions.push({ code, inForceFrom: start, inForceUntil: null });
      }
      for (const { code, inForceFrom, inForceUntil } of versions)
        for (const edge of [inForceFrom, inForceUntil])
          if (edge && periodOf(code, edge, zone).start.getTime() !== edge.getTime())
            throw new Error(`${code} has an edge at ${edge.toISOString()}`);
      const far = Number.MAX_SAFE_INTEGER;
      const spans = versions
        .map(
          ({ inForceFrom, inForceUntil }) => [inForceFrom.getTime(), inForceUntil?.getTime() ?? far] as const,
        )
        .filter(([from, until]) => from < until)
        .sort(([one], [other]) => one - other);
      for (const [index, [from]] of spans.entries())
        if (from < (spans[index - 1]?.[1] ?? 0)) throw new Error('two are in force at once');
    }),
    { numRuns: repeated(600, 3000) },
  );
});
