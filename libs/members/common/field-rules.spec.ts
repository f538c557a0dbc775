import { jest } from '@jest/globals';
import fc from 'fast-check';
import { repeated } from '#libs/platform/testing/repetitions';
import type { RegisterField, RegisterRule, RegisterRules } from '#libs/site/common/register-rules';
import { checkField, checkFields, judgedText } from './field-rules.js';

const RUNS = { numRuns: repeated(2000, 10_000) };
const rule = (changes: Partial<RegisterRule>): RegisterRule => ({
  enabled: true,
  required: true,
  acceptedPattern: 'any',
  patternId: 0,
  minLength: 4,
  maxLength: 6,
  ...changes,
});
const codeOf = (field: RegisterField, value: string, changes: Partial<RegisterRule> = {}) =>
  checkField(field, value, rule(changes))?.code ?? null;

test('length is counted in code points of the composed text', () => {
  expect(checkField('nickname', '🎈🎈🎈🎈', rule({}))).toBeNull();
  expect(checkField('nickname', 'e\u0301e\u0301e\u0301', rule({}))).toEqual({
    field: 'nickname',
    code: 'field_length',
    params: { min: 4, max: 6 },
  });
  expect(codeOf('nickname', 'e\u0301'.repeat(6))).toBeNull();
  expect(codeOf('nickname', '👨\u200D👩\u200D👧\u200D👦')).toBe('field_length');
  expect(codeOf('nickname', 'abcd')).toBeNull();
  expect(codeOf('nickname', 'abcdef')).toBeNull();
  expect(codeOf('nickname', 'abcdefg')).toBe('field_length');
});

test('a pattern judges the composed text', () => {
  expect(codeOf('payeeName', '\u1112\u1161\u11AB\u1100\u116E\u11A8'.repeat(2), { patternId: 22 })).toBeNull();
});

test('length is told before form, and a password and a mobile number have phrases of their own', () => {
  expect(codeOf('username', '1', { patternId: 1 })).toBe('field_length');
  expect(codeOf('password', 'abc')).toBe('field_password_length');
  expect(codeOf('paymentPassword', 'abc')).toBe('field_password_length');
  expect(codeOf('verificationCode', 'abc')).toBe('field_verification_code');
  expect(codeOf('mobileNum', '123', { patternId: 23 })).toBe('field_length');
  expect(checkField('mobileNum', '123', rule({ patternId: 23, minLength: 11, maxLength: 11 }))).toEqual({
    field: 'mobileNum',
    code: 'field_mobile_digits',
    params: { digits: 11 },
  });
});

test.each<[RegisterField, string]>([
  ['username', 'field_account_format'],
  ['password', 'field_password_format'],
  ['confirmPassword', 'field_password_format'],
  ['email', 'field_email_format'],
  ['payeeName', 'field_real_name_format'],
  ['mobileNum', 'field_mobile_format'],
  ['verificationCode', 'field_verification_code'],
  ['idNumber', 'field_invalid'],
])('a wrong form of %s is told as %s', (field, code) => {
  expect(codeOf(field, 'abc!', { patternId: 23 })).toBe(code);
});

test('an empty field is at fault only where it is required, and is told the length', () => {
  expect(codeOf('username', '')).toBe('field_length');
  expect(codeOf('password', '')).toBe('field_password_length');
  expect(codeOf('email', '', { minLength: 0 })).toBe('field_required');
  expect(codeOf('email', '', { required: false })).toBeNull();
});

test('blanks are nothing, except in a password', () => {
  for (const blank of ['    ', '\u00a0\u3000\t ', '\u200B\u200B\u3164\u2800'])
    for (const required of [true, false])
      expect(codeOf('nickname', blank, { required, acceptedPattern: '*' })).toBe('field_required');
  expect(codeOf('password', '     ')).toBeNull();
});

test('* takes whatever the id says, and what else was typed decides nothing', () => {
  expect(codeOf('nickname', 'abc!', { patternId: 23 })).toBe('field_invalid');
  expect(codeOf('nickname', 'abc!', { patternId: 23, acceptedPattern: '*' })).toBeNull();
  const evil = '^(a+)+$';
  expect(codeOf('nickname', 'abc!', { acceptedPattern: evil })).toBeNull();
  expect(codeOf('nickname', `${'a'.repeat(200)}!`, { acceptedPattern: evil, maxLength: 255 })).toBeNull();
  expect(codeOf('nickname', 'aaaa', { acceptedPattern: evil, patternId: 23 })).toBe('field_invalid');
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
    { field: 'username', code: 'field_account_format' },
    { field: 'email', code: 'field_unknown' },
    { field: 'confirmPassword', code: 'field_mismatch' },
  ]);
});

test('a text far too long is not even normalised', () => {
  const normalise = jest.spyOn(String.prototype, 'normalize');
  try {
    expect(judgedText('\u0315\u0300'.repeat(5000), { minLength: 0, maxLength: 255 })).toBeNull();
    expect(normalise).not.toHaveBeenCalled();
    judgedText('a', { minLength: 0, maxLength: 255 });
    expect(normalise).toHaveBeenCalledTimes(1);
  } finally {
    normalise.mockRestore();
  }
});

/** Letters that compose, the longest being four to one, and each plane's. */
const composing = fc.string({
  unit: fc.constantFrom(
    '\u1F82',
    '\u0390',
    '\u{1109A}',
    '\u01D5',
    '한',
    'é',
    'ো',
    'ড়',
    '🎈',
    'a',
    '\u0301',
    '\u0323',
  ),
  maxLength: 12,
});
const anyText = fc.oneof(composing, fc.string({ unit: 'binary', maxLength: 24 }));
const anyRule = fc.record({
  patternId: fc.nat(23),
  minLength: fc.nat(4),
  maxLength: fc.integer({ min: 4, max: 12 }),
  required: fc.boolean(),
});

test('one text has one answer, composed or not, whatever the rule', () => {
  fc.assert(
    fc.property(anyText, anyRule, (text, changes) => {
      const answers = [text, text.normalize('NFC'), text.normalize('NFD')].map((each) =>
        codeOf('nickname', each, changes),
      );
      expect(new Set(answers).size).toBe(1);
    }),
    RUNS,
  );
});

test('the length alone decides under *, to the code point', () => {
  fc.assert(
    fc.property(anyText, fc.nat(6), fc.integer({ min: 6, max: 12 }), (text, minLength, maxLength) => {
      const length = Array.from(text.normalize('NFC')).length;
      const within = length >= minLength && length <= maxLength;
      const given = codeOf('password', text, { minLength, maxLength, acceptedPattern: '*', required: false });
      expect(given).toBe(within || text === '' ? null : 'field_password_length');
    }),
    RUNS,
  );
});

test('what could still become short enough is normalised', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('\u1F82', '\u{1109A}', '\u{1109C}', '한'), { minLength: 1, maxLength: 12 }),
      (all) => {
        const text = all.join('').normalize('NFD');
        expect(judgedText(text, { minLength: all.length, maxLength: all.length })).toBe(
          text.normalize('NFC'),
        );
      },
    ),
    RUNS,
  );
});
