import fc from 'fast-check';
import type { RegisterRule, RegisterRules } from '#libs/site/common/brand-settings';
import { checkField, checkFields, lengthOf, PATTERNS } from './field-rules.js';

/** What each pattern takes, and what it does not. */
const EXAMPLES: Record<number, { yes: string[]; no: string[] }> = {
  0: { yes: ['anything', 'যা খুশি', '🎈', 'two\nlines', '1 2'], no: [] },
  1: { yes: ['a', 'Rupali7', 'abc'], no: ['7abc', 'রূপালী', 'a b', 'a_b', 'abc\n', 'ａｂｃ', 'é'] },
  2: { yes: ['abc', '7abc', '123'], no: ['a b', 'a-b', '১২৩', 'ä', 'abc\n'] },
  3: {
    yes: ['a@b.co', 'first.last+tag@mail.example.org', 'a_b%c@x-y.bd'],
    no: ['a@b', '@b.co', 'a@.co', 'a@b..co', 'a b@c.de', 'নাম@উদাহরণ.বাংলা', 'a@b.co\n', 'a@b@c.de', 'a@b.c/d'],
  },
  4: { yes: ['abc123'], no: ['abc 123', 'abc!', 'ก'] },
  5: { yes: ['abc1', '1abc', 'A0'], no: ['abc', '123', 'abc 1', 'abc১', 'ক1'] },
  6: { yes: ['abc', '1'], no: ['a.b', 'ñ'] },
  7: { yes: ['Abc', 'abC1', 'A'], no: ['abc', '123', 'Ab c', 'É1', 'Я'] },
  8: { yes: ['Demo Member', 'A', ' '], no: ['R2D2', 'Half-Half', 'রূপালী', 'tab\there', 'José'] },
  9: { yes: ['nospace', 'রূপালী', '@me', '🎈'], no: ['a b', 'a\tb', 'a\u00a0b', 'a\n', 'a\u3000b'] },
  10: { yes: ['abc', "O'Brien", 'a-b.c', '«»', 'abc।'], no: ['abc1', 'a b', 'é', 'a+b', 'a$'] },
  11: {
    yes: ['1999-12-31', '2004-02-29'],
    no: ['1999-13-01', '1999-00-10', '1999-1-1', '99-12-31', '1999/12/31', '১৯৯৯-১২-৩১'],
  },
  12: {
    yes: ['Demo Member', 'Two small Words'],
    no: ['Demo', 'Demo  Member', ' Demo Member', 'Demo Member ', 'R2 D2', 'José Member'],
  },
  13: { yes: ['12-31-1999', '02-29-2004'], no: ['31-12-1999', '12-32-1999', '1999-12-31', '12/31/1999'] },
  14: { yes: ['AB123456'], no: ['AB-123', 'ＡＢ１', 'AB 1'] },
  15: { yes: ['রূপালী', 'বাংলা', '১২৩'], no: ['rupali', 'রূপালী বেগম', 'हिन्दी', '123', 'রূপালী!'] },
  16: { yes: ['สวัสดี', 'ไทย'], no: ['thai', 'สวัสดี ครับ', 'ລາວ', '123'] },
  17: { yes: ['สมชาย Jaidee', 'abc', 'ไทย'], no: ['สมชาย1', 'বাংলা', 'a.b'] },
  18: { yes: ['ABC 1', 'A', 'A1'], no: ['abc', '123', 'Abc', ' ', 'É A\t'] },
  19: { yes: ['abc1', 'a!b@c#', '«»', '$€', '+'], no: ['a b', 'রূপালী', 'é', '🎈\n'] },
  20: { yes: ['Abc1!', 'Zz9\u20ac', 'aA1#aaaa'], no: ['abc1!', 'ABC1!', 'Abcd!', 'Abc1', 'Abc1! ', 'Éab1!'] },
  21: { yes: ['汉字', '漢字123'], no: ['kanji', 'かな', '汉 字', '１２', '한글'] },
  22: { yes: ['한글', '가나다'], no: ['hangul', '한글1', '漢字', 'かな'] },
  23: { yes: ['0123456789'], no: ['১২৩', '１２', '1 2', '-1', '1.5', '1e3', '1\n'] },
};

const cases = Object.entries(PATTERNS).flatMap(([id, pattern]) => {
  const { yes, no } = EXAMPLES[Number(id)] ?? { yes: [], no: [] };
  return [...yes.map((text) => [id, text, true, pattern]), ...no.map((text) => [id, text, false, pattern])];
}) as [string, string, boolean, RegExp][];

test('there are 24 patterns, each with examples', () => {
  expect(Object.keys(PATTERNS)).toEqual(Array.from({ length: 24 }, (_, id) => String(id)));
  for (const id of Object.keys(PATTERNS)) expect(EXAMPLES[Number(id)]?.yes.length).toBeGreaterThan(0);
});

test.each(cases)('pattern %s on %j: %s', (_, text, taken, pattern) => {
  expect(pattern.test(text)).toBe(taken);
  expect(pattern.test(text)).toBe(taken); // no state between two uses
});

/** What makes a careless pattern try every way to divide a text. */
const PARTS = 'a|A|0| |a |aA0|.|a.|a@|-|ক|ก|汉|한|🎈|!|\n|\u0300'.split('|');
const ENDS = ['', '\u0000', '!', '@'];
/** Ever longer, so that a bad pattern is found before it takes minutes, in which nothing could stop it. */
const LENGTHS = [24, 2000, 20_000, 100_000];

test.each(Object.entries(PATTERNS))('pattern %s takes no longer for a long text', (_, pattern) => {
  for (const length of LENGTHS) {
    const texts = PARTS.flatMap((part) => ENDS.map((end) => part.repeat(length / part.length) + end));
    const began = performance.now();
    for (const text of texts) pattern.test(text);
    const milliseconds = performance.now() - began;
    expect([length, milliseconds < 1000 ? 'soon' : milliseconds]).toEqual([length, 'soon']);
  }
});

const rule = (changes: Partial<RegisterRule>): RegisterRule => ({
  enabled: true,
  required: true,
  acceptedPattern: 'x',
  patternId: 0,
  minLength: 4,
  maxLength: 6,
  ...changes,
});

test('length is counted in characters as a person sees them', () => {
  expect(lengthOf('abc')).toBe(3);
  expect(lengthOf('🎈🎈')).toBe(2);
  expect(lengthOf('e\u0301')).toBe(1);
  expect(checkField('username', '🎈🎈🎈🎈', rule({}))).toBeNull();
  expect(checkField('username', '🎈🎈🎈', rule({}))).toEqual({
    field: 'username',
    code: 'field_length',
    params: { min: 4, max: 6 },
  });
});

test('a password has a phrase of its own for its length', () => {
  expect(checkField('password', 'abc', rule({}))?.code).toBe('field_password_length');
});

test('an empty field is at fault only where it is required', () => {
  expect(checkField('email', '', rule({}))?.code).toBe('field_required');
  expect(checkField('email', '', rule({ required: false }))).toBeNull();
});

test('the pattern * takes whatever the id says', () => {
  expect(checkField('username', 'abc!', rule({ patternId: 23 }))?.code).toBe('field_invalid');
  expect(checkField('username', 'abc!', rule({ patternId: 23, acceptedPattern: '*' }))).toBeNull();
});

test('a field that is switched off may not be sent, and every fault is told', () => {
  const rules = {
    username: rule({ patternId: 1 }),
    email: rule({ enabled: false }),
    password: rule({}),
    confirmPassword: rule({}),
  } as unknown as RegisterRules;
  const form = { username: '1abc', email: 'a@b.co', password: 'abcd', confirmPassword: 'abce' };
  expect(checkFields(form, rules)).toEqual([
    { field: 'username', code: 'field_invalid' },
    { field: 'email', code: 'field_unknown' },
    { field: 'confirmPassword', code: 'field_mismatch' },
  ]);
});

test('no text makes a check throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(23), (text, patternId) => {
      checkField('username', text, rule({ patternId, minLength: 0, maxLength: 255 }));
    }),
    { numRuns: 5000 },
  );
});
