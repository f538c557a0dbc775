import fc from 'fast-check';
import { foldedLetters, foldName, typedText } from './fold-name.js';

const NAMES = "aZéñŞıİØßÆđ ẬữЙёΣςক্ষয়ড়ংঁীূৎ৭ أإٱىیةک٣۴لا。がﾊ한글ไทย๙‍​-_%'’";
const text = fc.string({
  unit: fc.oneof(fc.constantFrom(...NAMES), fc.string({ unit: 'binary', minLength: 1, maxLength: 1 })),
});

test.each([
  ['Book of Dead', '  BOOK  OF—dead! '],
  ['Çırağan Şöleni', 'ciragan soleni'],
  ['Rồng Đỏ', 'rong do'],
  ['Straße', 'strasse'],
  ['Ёлка', 'елка'],
  ['Ｆｒｕｉｔ ①', 'fruit 1'],
  ["Farmer's Luck", 'Farmer’s luck'],
  ['ঘুড়ি', 'ঘুড়ি'],
  ['নদীর পাশা', 'নদির পাশা'],
  ['ক্ষমতা ৭', 'ক‌্ষমতা 7'],
  ['চাঁদ', 'চাদ'],
  ['أسماك الموسم', 'اسماك الموسم'],
  ['مَدِينَـــة', 'مدينه'],
  ['ﻻﻋﺐ', 'لاعب'],
  ['یک', 'يك'],
])('takes %j for %j', (name, other) => {
  expect(foldName(name)).toBe(foldName(other));
});

test('keeps apart what is another word', () => {
  const words = ['কাল', 'কালা', 'কিল', 'خبز', 'حبر', 'bad', 'bed', 'ไก่', 'ไข่'];
  expect(new Set(words.map(foldName)).size).toBe(words.length);
});

test('is the same for every way to write a sign, and for letters that differ in case or accents only', () => {
  fc.assert(
    fc.property(text, (name) => {
      const folded = foldName(name);
      for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD'] as const)
        if ([...name].length < 100) expect(foldName(name.normalize(form))).toBe(folded);
      expect(foldName(folded)).toBe(folded);
      expect(folded).toBe(folded.trim().replace(/ +/g, ' '));
    }),
  );
  const base = new Intl.Collator('en', { sensitivity: 'base' });
  const letters = Array.from({ length: 0x24f - 0x41 }, (_, at) => String.fromCodePoint(0x41 + at)).filter(
    (sign) => /^\p{L}$/u.test(sign),
  );
  for (const letter of letters)
    for (const plain of 'abcdefghijklmnopqrstuvwxyz')
      if (base.compare(letter, plain) === 0) expect(`${letter}${foldName(letter)}`).toBe(`${letter}${plain}`);
});

test('tells for each folded letter which sign of the name it stands for', () => {
  fc.assert(
    fc.property(text, (name) => {
      const letters = foldedLetters(name);
      expect(
        letters
          .map(({ letter }) => letter)
          .join('')
          .replace(/ +/g, ' ')
          .trim().length,
      ).toBe(foldName(name).length);
      expect(letters.map(({ at }) => at)).toEqual(
        letters.map(({ at }) => at).sort((one, other) => one - other),
      );
    }),
  );
  expect(foldedLetters('Æﻻ')).toEqual([
    { letter: 'a', at: 0 },
    { letter: 'e', at: 0 },
    { letter: 'ل', at: 1 },
    { letter: 'ا', at: 1 },
  ]);
});

test.each(['', '   ', '\u200b\u200d\ufeff', ' \u200b \u2060 '])('hears nothing in %j', (blank) => {
  expect([typedText(blank), foldName(blank)]).toEqual(['', '']);
});

test('reads ten thousand signs as a short name', () => {
  expect([...foldName('ক্ষ'.repeat(5000))].length).toBeLessThanOrEqual(200);
});
