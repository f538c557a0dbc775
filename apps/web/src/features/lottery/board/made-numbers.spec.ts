import { madeNumbers, makersFor, reversed } from './made-numbers';

test.each([
  ['247', 6],
  ['334', 3],
  ['333', 1],
  ['27', 2],
  ['5427', 24],
])('the digits of %s stand in %i orders', (number, orders) => {
  const made = reversed(number);
  expect(new Set(made).size).toBe(orders);
  expect(made).toHaveLength(orders);
  expect(
    made.map((each) => [...each].sort().join('')).every((digits) => digits === [...number].sort().join('')),
  ).toBe(true);
});

test('a digit opens 19 doors, and is the root of ten numbers in front and ten at the back', () => {
  const doors = madeNumbers('doors', ['7'], 2);
  expect(doors).toHaveLength(19);
  expect(doors.every((number) => number.includes('7'))).toBe(true);
  expect(madeNumbers('front', ['7'], 2)).toEqual([
    '70',
    '71',
    '72',
    '73',
    '74',
    '75',
    '76',
    '77',
    '78',
    '79',
  ]);
  expect(madeNumbers('back', ['7'], 2)).toEqual(['07', '17', '27', '37', '47', '57', '67', '77', '87', '97']);
});

test('doors of several digits overlap, and each number is made once', () =>
  expect(madeNumbers('doors', ['3', '7'], 2)).toHaveLength(36));

test('a wing has all pairs or triples of its digits', () => {
  expect(madeNumbers('wing', ['3', '1', '2'], 2)).toEqual(['12', '13', '23']);
  expect(madeNumbers('wing', ['1', '2', '3', '4'], 3)).toEqual(['123', '124', '134', '234']);
  expect(madeNumbers('wing', ['1'], 2)).toEqual([]);
});

test('numbers of four digits are only turned around', () => {
  expect(makersFor(4)).toEqual([]);
  expect(makersFor(3)).toEqual(['wing']);
  expect(makersFor(2)).toHaveLength(4);
});
