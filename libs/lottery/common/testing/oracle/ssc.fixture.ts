import {
  type Bet,
  choices,
  digitSum,
  isSide,
  type Oracle,
  products,
  sorted,
  texts,
  won,
} from './plain.fixture.js';

/** A result is five digits as one text. */
const FIVE: [number, number] = [0, 5];
const FOUR: [number, number] = [1, 5];
const WINDOWS: Record<string, [number, number]> = { front3: [0, 3], mid3: [1, 4], last3: [2, 5] };

const equal =
  ([from, to]: [number, number], text: string): Bet<string> =>
  (result) =>
    won(result.slice(from, to) === text);
const sameDigits =
  ([from, to]: [number, number], text: string): Bet<string> =>
  (result) =>
    won(sorted(result.slice(from, to)) === sorted(text));

const direct =
  (places: [number, number]) =>
  (...rows: string[][]) =>
    products(rows).map((bet) => equal(places, bet.join('')));

/** `first` digits of the first row come so many times, `second` of the second row so many. */
const group = (places: [number, number], first: [number, number], second: [number, number] = [0, 0]) => {
  return (one: string[], two: string[] = []) =>
    choices(one, first[0]).flatMap((repeated) =>
      choices(two, second[0])
        .filter((others) => others.every((other) => !repeated.includes(other)))
        .map((others) =>
          sameDigits(places, repeated.join('').repeat(first[1]) + others.join('').repeat(second[1])),
        ),
    );
};

const STRAIGHTS = ['012', '123', '234', '345', '456', '567', '678', '789', '089', '019'];
const NEIGHBOURS = ['01', '12', '23', '34', '45', '56', '67', '78', '89', '09'];

function formOf(text: string): string {
  const digits = sorted(text);
  const [a = '', b = '', c = ''] = digits;
  if (a === c) return 'leopard';
  if (a === b || b === c) return 'pair';
  if (STRAIGHTS.includes(digits)) return 'straight';
  return [a + b, b + c, a + c].some((pair) => NEIGHBOURS.includes(pair)) ? 'half' : 'mixed';
}

const windowRules = (name: string, places: [number, number]): Oracle<string> => ({
  [`ssc.${name}.direct`]: direct(places),
  [`ssc.${name}.sum`]: (picked) =>
    texts(3)
      .filter((text) => picked.includes(String(digitSum(text))))
      .map((text) => equal(places, text)),
  [`ssc.${name}.span`]: (picked) =>
    texts(3)
      .filter((text) => picked.includes(String(Number(sorted(text)[2]) - Number(sorted(text)[0]))))
      .map((text) => equal(places, text)),
  [`ssc.${name}.g3`]: (picked) => group(places, [1, 2], [1, 1])(picked, picked),
  [`ssc.${name}.g6`]: group(places, [3, 1]),
  [`ssc.${name}.gsum`]: (picked) =>
    texts(3)
      .filter(
        (text) => sorted(text) === text && text[0] !== text[2] && picked.includes(String(digitSum(text))),
      )
      .map(
        (text) => (result) =>
          won(sorted(result.slice(...places)) === text, new Set(text).size === 2 ? 'g3' : 'g6'),
      ),
  [`ssc.${name}.form`]: (picked) =>
    picked.map((word) => (result) => won(formOf(result.slice(...places)) === word, word)),
});

const anywhere = (digits: number, from: number) => (picked: string[]) =>
  choices(picked, digits).map(
    (bet): Bet<string> =>
      (result) =>
        won(bet.every((digit) => result.slice(from).includes(digit))),
  );

const often = (times: number) => (picked: string[]) =>
  picked.map(
    (digit): Bet<string> =>
      (result) =>
        won(result.split(digit).length - 1 >= times),
  );

const sides =
  (from: number) =>
  (...rows: string[][]) =>
    products(rows).map(
      (bet): Bet<string> =>
        (result) =>
          won(bet.every((word, at) => isSide(word, Number(result[from + at]), 5))),
    );

const somePlaces =
  (count: number) =>
  (...rows: string[][]) =>
    choices(['0', '1', '2', '3', '4'], count).flatMap((places) =>
      products(places.map((place) => rows[Number(place)] ?? [])).map(
        (bet): Bet<string> =>
          (result) =>
            won(places.every((place, at) => result[Number(place)] === bet[at])),
      ),
    );

const twoSides: Oracle<string> = {
  'ssc.bsoe2': sides(3),
  'ssc.bsoe3': sides(2),
  'ssc.ball': (...rows) =>
    rows.flatMap((row, at) => row.map((word) => (result) => won(isSide(word, Number(result[at]), 5)))),
  'ssc.total': (picked) => picked.map((word) => (result) => won(isSide(word, digitSum(result), 23))),
  'ssc.dt': ([first = '', second = ''], picked = []) =>
    picked.map((word) => (result) => {
      const difference = Number(result[Number(first) - 1]) - Number(result[Number(second) - 1]);
      if (word === 'X') return won(difference === 0, 'tie');
      return won(word === 'D' ? difference > 0 : difference < 0, 'side');
    }),
};

export const sscOracle: Oracle<string> = {
  'ssc.s5.direct': direct(FIVE),
  'ssc.s4.direct': direct(FOUR),
  'ssc.front2.direct': direct([0, 2]),
  'ssc.last2.direct': direct([3, 5]),
  'ssc.s5.g120': group(FIVE, [5, 1]),
  'ssc.s5.g60': group(FIVE, [1, 2], [3, 1]),
  'ssc.s5.g30': group(FIVE, [2, 2], [1, 1]),
  'ssc.s5.g20': group(FIVE, [1, 3], [2, 1]),
  'ssc.s5.g10': group(FIVE, [1, 3], [1, 2]),
  'ssc.s5.g5': group(FIVE, [1, 4], [1, 1]),
  'ssc.s4.g24': group(FOUR, [4, 1]),
  'ssc.s4.g12': group(FOUR, [1, 2], [2, 1]),
  'ssc.s4.g6': group(FOUR, [2, 2]),
  'ssc.s4.g4': group(FOUR, [1, 3], [1, 1]),
  'ssc.front2.group': group([0, 2], [2, 1]),
  'ssc.last2.group': group([3, 5], [2, 1]),
  ...windowRules('front3', WINDOWS['front3'] ?? FIVE),
  ...windowRules('mid3', WINDOWS['mid3'] ?? FIVE),
  ...windowRules('last3', WINDOWS['last3'] ?? FIVE),
  'ssc.any1of3': anywhere(1, 2),
  'ssc.any2of3': anywhere(2, 2),
  'ssc.any1of4': anywhere(1, 1),
  'ssc.any2of4': anywhere(2, 1),
  'ssc.any1of5': anywhere(1, 0),
  'ssc.any2of5': anywhere(2, 0),
  'ssc.any3of5': anywhere(3, 0),
  'ssc.times2': often(2),
  'ssc.times3': often(3),
  'ssc.times4': often(4),
  'ssc.pos': somePlaces(1),
  'ssc.pick2': somePlaces(2),
  'ssc.pick3': somePlaces(3),
  ...twoSides,
};
