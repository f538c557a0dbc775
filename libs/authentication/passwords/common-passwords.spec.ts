import { dictionary } from '@zxcvbn-ts/language-common';
import { isCommonPassword } from './common-passwords.js';

test('has a list of ten thousand at least', () => {
  expect(new Set(dictionary['passwords-common']).size).toBeGreaterThanOrEqual(10_000);
});

test.each([
  'password',
  'Liverpool',
  'iloveyou2',
  'PASSWORD!',
  'Password2024',
  'p@ssw0rd',
  'P4$$w0rd!!',
  'l3tm31n!',
  'drowssap',
  'dragondragon',
  'd-r-a-g-o-n-1',
  '!!summer99',
  'summer-21.05.1990',
  'qwertyuiop',
  'poiuytrewq',
  'abcd-1234',
  '1qaz2wsx3edc',
  'ｐａｓｓｗｏｒｄ',
  'aaaaaaaa',
  'abababab',
  'abcabcabc',
  '12345678',
  '87654321',
  '13579135',
  '12345678!',
  '123123123',
  '12051990',
  '12-05-1990',
  '1990.05.12',
])('refuses %j', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each(['123456', '111111', '654321', '121212', '246810', '120590', '900512', '051290', '159753'])(
  'refuses the payment password %j',
  (password) => {
    expect(isCommonPassword(password)).toBe(true);
  },
);

test.each([
  'Rainy-Season-42',
  'Boishakh-1431',
  'pay-2468',
  'Tr0ubadour&3',
  'correct horse battery',
  'k7#qLm2x',
  '8264917365',
  '840296',
  'নদীর-তীরে-বাড়ি',
])('takes %j', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

const NAMES = ['Rupali_99', 'Mela', '8801712345678'];

test.each([
  'rupali_99',
  'RUPALI99',
  'Rupali2024!',
  'ilapur-99',
  'rupalirupali',
  'rup@li-1990',
  'iamrupali',
  'mela1234',
  'Mela@2025',
  'melamela',
  'm3l4-m3l4',
  '01712345678',
  '712345678',
])('refuses %j to somebody of that name, number or brand alone', (password) => {
  expect(isCommonPassword(password, NAMES)).toBe(true);
  expect(isCommonPassword(password, ['Karim', 'Other', '8801898765432'])).toBe(false);
});

test('takes a name with much beside it', () => {
  expect(isCommonPassword('Mela-demo-1', NAMES)).toBe(false);
  expect(isCommonPassword('rupali-and-a-boat', NAMES)).toBe(false);
});
