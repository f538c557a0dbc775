import fc from 'fast-check';
import { EXAMPLES } from '../field-pattern-examples.fixture.js';
import { ORACLES } from '../field-pattern-oracles.fixture.js';
import { whyNotLinear } from '../linear-expression.fixture.js';
import { FIELD_PATTERNS, isBlank } from './field-patterns.js';

test('has 24 patterns, each at its id and with a unique name', () => {
  expect(FIELD_PATTERNS.map(({ id }) => id)).toEqual(Array.from({ length: 24 }, (_, id) => id));
  expect(new Set(FIELD_PATTERNS.map(({ name }) => name)).size).toBe(24);
  expect([EXAMPLES.length, ORACLES.length]).toEqual([24, 24]);
});

test.each(FIELD_PATTERNS)('pattern $id ($name) accepts $meaning', ({ id, expression }) => {
  const { yes, no } = EXAMPLES[id]!;
  // Twice: an expression must keep no state between two uses.
  for (const text of [...yes, ...yes]) expect([text, expression.test(text)]).toEqual([text, true]);
  for (const text of [...no, ...no]) expect([text, expression.test(text)]).toEqual([text, false]);
  expect(yes.length).toBeGreaterThan(0);
});

test.each(FIELD_PATTERNS)('pattern $id ($name) is linear by its syntax', ({ expression }) => {
  expect(whyNotLinear(expression)).toEqual([]);
});

test.each([
  /^(a+)+$/u,
  /^(?:a+)+$/u,
  /^(?:a|a)*$/u,
  /^(?:[a-c]|b)*$/u,
  /^(?:a|ab)*$/u,
  /^(?:[A-Za-z]+ ?)*$/u,
  /^a*a*$/u,
  /^a*[^b]$/u,
  /^a*(?=b)b$/u,
  /^(?:a*|b)c$/u,
  /^(?=(?:a|a)*b)a$/u,
  /^(a)\1$/u,
  /^(?<=a*)b$/u,
  /^a*/u,
  /a*$/u,
  /^a$|^b$/u,
  /^a*$/gu,
  /^a*$/mu,
])('the linearity check refuses %s', (expression) => {
  expect(whyNotLinear(expression)).not.toEqual([]);
});

const SIGNS = [
  ...[
    'A',
    'Z',
    'a',
    'z',
    '0',
    '9',
    ' ',
    '.',
    '-',
    '@',
    '_',
    '!',
    '$',
    '।',
    '\t',
    '\u00a0',
    '\u200B',
    '\u3164',
  ],
  ...['ক', 'া', '্', 'ৰ', '১', '৳', '\u200C', '\u200D', 'ก', 'ั', '๓', '汉', '〇', '𠮷', '々', '한', 'ㅋ', 'か'],
  ...['ب', '٣', 'я', 'é', '\u0301', '🎈', '\uFE0F', 'ａ', '３', '\u0000', '\n'],
];
const only = (signs: string, maxLength = 12) => fc.string({ unit: fc.constantFrom(...signs), maxLength });
const two = (max: number) => fc.nat(max).map((number) => String(number).padStart(2, '0'));
const year = fc.integer({ min: 1, max: 2200 }).map((number) => String(number).padStart(4, '0'));
/** Texts near the border of some pattern, so that each pattern accepts and refuses many of them. */
const texts = fc.oneof(
  fc.string({ unit: fc.constantFrom(...SIGNS), maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
  only('aZ0'),
  only('AZ09 '),
  only('aZ '),
  only('ab@.-', 9),
  only('aA1!'),
  only('aZ।.!$'),
  only('কািৰ১\u200D'),
  only('กั๓aZ '),
  only('汉〇𠮷7'),
  only('한ㅋ\u3164', 4),
  only('0189'),
  fc.tuple(year, two(13), two(32)).map((parts) => parts.join('-')),
  fc.tuple(two(13), two(32), year).map((parts) => parts.join('-')),
  fc.tuple(only('ab.', 4), only('cd.-', 4)).map(([name, domain]) => `${name}@${domain}.co`),
);

test('each pattern accepts exactly its meaning', () => {
  const taken = FIELD_PATTERNS.map(() => 0);
  let tried = 0;
  fc.assert(
    fc.property(texts, (text) => {
      tried += 1;
      for (const { id, expression } of FIELD_PATTERNS) {
        const takes = expression.test(text);
        if (takes) taken[id]! += 1;
        if (takes !== ORACLES[id]!(text)) throw new Error(`${id} on ${JSON.stringify(text)}: ${takes}`);
      }
    }),
    { numRuns: 10_000 },
  );
  // Each pattern must have seen both answers often.
  expect(taken.filter((times) => times < 10)).toEqual([]);
  expect(taken.slice(1).filter((times) => times > tried - 10)).toEqual([]);
});

test('treats text that shows nothing as blank', () => {
  for (const text of ['', ' ', '\t\u00a0\u3000', '\u200B\u3164']) expect(isBlank(text)).toBe(true);
  for (const text of ['a', ' a ', '.', 'ক', '\u0301']) expect(isBlank(text)).toBe(false);
});
