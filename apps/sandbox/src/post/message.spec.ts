import { codeIn, linksIn, piecesOf } from './message.js';

test.each([
  ['Your Mela code is 123456. It is good for 10 minutes.', '123456'],
  ['code:4821', '4821'],
  ['আপনার কোড ১২৩৪৫৬। কাউকে বলবেন না।', '123456'],
  ['Log in: https://mela.example/r/12345678 or with 87654321', '87654321'],
  ['(00123456)', '00123456'],
  ['+8801712345678 asked for it', null],
  ['paid 5000.00 on 2025-11-21, 1,500 are left', null],
  ['order A123456', null],
  ['123', null],
  ['123456789', null],
])('the code in "%s" is %s', (text, code) => {
  expect(codeIn(text)).toBe(code);
});

test('links end before the punctuation of their sentence, and nothing else is one', () => {
  const text = 'See https://mela.example/a?b=1&c=2. Or (http://x.example/y), not javascript:alert(1).';
  expect(linksIn(text)).toEqual(['https://mela.example/a?b=1&c=2', 'http://x.example/y']);
  expect(
    piecesOf(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
  expect(piecesOf(text).map(({ isLink }) => isLink)).toEqual([false, true, false, true, false]);
});
