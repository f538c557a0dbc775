import { matchedParts } from './matched-parts';

const marked = (name: string, text: string) => {
  const { parts, asTyped } = matchedParts(name, text);
  return [parts.map(({ from, to }) => name.slice(from, to)).join('|'), asTyped];
};

test.each([
  ['River Dice', 'riv', 'Riv', true],
  ['River Dice', 'riverd', 'River D', true],
  ['River Dice', 'dice', 'Dice', true],
  ['River Dice', 'di ri', 'Ri|Di', true],
  ['River Dice', 'rvier', 'River', false],
  ['River Dice', 'rivr di', 'River Di', false],
  ['River Dice', 'rivver', 'River', false],
  ['River Dice', 'dixe', 'Dice', false],
  ['River Dice', 'river dixe', 'River Dice', false],
  ['River Dice', 'boat', '', false],
  ['River Dice', 'ice', '', false],
  ['Çırağan', 'cirag', 'Çırağ', true],
  ['Straße', 'stras', 'Straß', true],
  ['ক্ষুধার্ত বাঘ', 'ক', 'ক্ষু', true],
  ['লণ্ঠন রিলস', 'রি', 'রি', true],
  ['বর্ষার মাছ', 'বর', 'বর্ষা', true],
  ['أسماك الموسم', 'اسما', 'أسما', true],
  ['مَدِينة', 'مدين', 'مَدِين', true],
  ['黄金龙', '金龙', '金龙', true],
  ['🎰 Reels', 'ree', 'Ree', true],
])('marks in %j for %j what is %j', (name, text, expected, asTyped) => {
  expect(marked(name, text)).toEqual([expected, asTyped]);
});

test.each(['', '   ', '%_', '\u200b', 'a'.repeat(10_000)])('marks nothing for %j', (text) => {
  expect(matchedParts('River Dice', text).parts).toEqual([]);
});
