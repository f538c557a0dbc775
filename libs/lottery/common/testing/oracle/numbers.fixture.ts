import { type Bet, choices, isSide, type Oracle, products, won } from './plain.fixture.js';

/** A result of PK10, K3, 11x5 and 6 of 45 is its texts in the order drawn. */
type Drawn = readonly string[];

const size = (list: readonly string[]) => new Set(list).size;
const sumOf = (texts: Drawn) => texts.map(Number).reduce((one, other) => one + other, 0);
const same = (one: Drawn, other: Drawn) => [...one].sort().join() === [...other].sort().join();

const each = (row: string[], isWon: (token: string, drawn: Drawn) => boolean): Bet<Drawn>[] =>
  row.map((token) => (drawn) => won(isWon(token, drawn)));

/** Rows of their own, one for each place. */
const byPlace =
  (isWon: (token: string, drawn: Drawn, place: number) => boolean) =>
  (...rows: string[][]) =>
    rows.flatMap((row, place) => each(row, (token, drawn) => isWon(token, drawn, place)));

const first = (...rows: string[][]) =>
  products(rows)
    .filter((bet) => size(bet) === bet.length)
    .map(
      (bet): Bet<Drawn> =>
        (drawn) =>
          won(bet.every((token, at) => drawn[at] === token)),
    );

const firstInAnyOrder = (places: number) => (picked: string[]) =>
  choices(picked, places).map(
    (bet): Bet<Drawn> =>
      (drawn) =>
        won(same(bet, drawn.slice(0, places))),
  );

const figure = (figureOf: (drawn: Drawn) => string) => (picked: string[]) =>
  picked.map(
    (token): Bet<Drawn> =>
      (drawn) =>
        won(figureOf(drawn) === token, String(Number(token))),
  );

export const pkOracle: Oracle<Drawn> = {
  'pk.pos': byPlace((token, drawn, place) => drawn[place] === token),
  'pk.first2': first,
  'pk.first3': first,
  'pk.first4': first,
  'pk.first5': first,
  'pk.first2.group': firstInAnyOrder(2),
  'pk.first3.group': firstInAnyOrder(3),
  'pk.ball': byPlace((token, drawn, place) => isSide(token, Number(drawn[place]), 6)),
  'pk.dt': byPlace((token, drawn, place) => {
    const isDragon = Number(drawn[place]) > Number(drawn[9 - place]);
    return (token === 'D') === isDragon;
  }),
  'pk.sum2': figure((drawn) => String(sumOf(drawn.slice(0, 2)))),
  'pk.sum2.side': (picked) =>
    picked.map((word) => (drawn) => won(isSide(word, sumOf(drawn.slice(0, 2)), 12), word)),
};

const RUNS = ['123', '234', '345', '456'];
const text = (drawn: Drawn) => [...drawn].sort().join('');
const exactly =
  (bet: string): Bet<Drawn> =>
  (drawn) =>
    won(text(drawn) === bet.split('').sort().join(''));

export const k3Oracle: Oracle<Drawn> = {
  'k3.sum': figure((drawn) => String(sumOf(drawn))),
  'k3.side': (picked) => each(picked, (word, drawn) => isSide(word, sumOf(drawn), 11)),
  'k3.triple': (picked) => picked.map((face) => exactly(face.repeat(3))),
  'k3.triple.any': (picked) => each(picked, (_, drawn) => size(drawn) === 1),
  'k3.pair': (pairs, dice = []) =>
    products([pairs, dice])
      .filter(([pair, die]) => pair !== die)
      .map(([pair = '', die = '']) => exactly(pair + pair + die)),
  'k3.pair.any': (picked) => each(picked, (face, drawn) => text(drawn).includes(face + face)),
  'k3.diff3': (picked) => choices(picked, 3).map((bet) => exactly(bet.join(''))),
  'k3.diff3.banker': (bankers, others = []) =>
    choices(others, 3 - bankers.length).map((bet) => exactly([...bankers, ...bet].join(''))),
  'k3.diff2': (picked) =>
    choices(picked, 2).map((bet) => (drawn) => won(bet.every((face) => drawn.includes(face)))),
  'k3.run.any': (picked) => each(picked, (_, drawn) => RUNS.includes(text(drawn))),
  'k3.die': (picked) => each(picked, (face, drawn) => drawn.includes(face)),
};

/** Up to five numbers are all among the drawn ones, of more all drawn ones are among them. */
const isPickWon = (bet: Drawn, drawn: Drawn) =>
  bet.length <= 5 ? bet.every((token) => drawn.includes(token)) : drawn.every((token) => bet.includes(token));

const picks: Oracle<Drawn> = Object.fromEntries(
  [1, 2, 3, 4, 5, 6, 7, 8].flatMap((count) => [
    [
      `x5.pick${count}`,
      (picked: string[]) => choices(picked, count).map((bet) => (drawn: Drawn) => won(isPickWon(bet, drawn))),
    ],
    [
      `x5.pick${count}.banker`,
      (bankers: string[], others: string[] = []) =>
        choices(others, count - bankers.length).map(
          (bet) => (drawn: Drawn) => won(isPickWon([...bankers, ...bet], drawn)),
        ),
    ],
  ]),
);

export const x5Oracle: Oracle<Drawn> = {
  'x5.first3': first,
  'x5.first2': first,
  'x5.first3.group': firstInAnyOrder(3),
  'x5.first2.group': firstInAnyOrder(2),
  'x5.pos': byPlace((token, drawn, place) => drawn[place] === token),
  'x5.any1of3': (picked) => each(picked, (token, drawn) => drawn.slice(0, 3).includes(token)),
  ...picks,
  'x5.odds': figure((drawn) => String(drawn.filter((token) => Number(token) % 2 === 1).length)),
  'x5.middle': figure((drawn) => [...drawn].sort()[2] ?? ''),
};

const sixOf =
  (bet: Drawn): Bet<Drawn> =>
  (drawn) => {
    const right = bet.filter((token) => drawn.includes(token)).length;
    return won(right >= 3, String(right));
  };

export const l6Oracle: Oracle<Drawn> = {
  'l6.std': (picked) => choices(picked, 6).map(sixOf),
  'l6.banker': (bankers, others = []) =>
    choices(others, 6 - bankers.length).map((bet) => sixOf([...bankers, ...bet])),
};
