import type { SeaResult, VnResult } from '../../results/result.js';
import { type Bet, choices, digitSum, isSide, type Oracle, sorted, won } from './plain.fixture.js';

type Prizes = VnResult['prizes'];
type Top = SeaResult;

/** A hit for each of the numbers that ends like the token. */
const endings = (token: string, numbers: readonly string[]): readonly string[] =>
  numbers.flatMap((number) => won(number.length >= token.length && number.endsWith(token)));

const lo = (picked: string[]): Bet<Prizes>[] =>
  picked.map((token) => (prizes) => endings(token, prizes.flat()));

const ends = (token: string, prizes: Prizes) => prizes.flat().some((number) => number.endsWith(token));
const xien = (size: number) => (picked: string[]) =>
  choices(picked, size).map(
    (bet): Bet<Prizes> =>
      (prizes) =>
        won(bet.every((token) => ends(token, prizes))),
  );
const truot = (size: number) => (picked: string[]) =>
  choices(picked, size).map(
    (bet): Bet<Prizes> =>
      (prizes) =>
        won(!bet.some((token) => ends(token, prizes))),
  );

const special = (prizes: Prizes) => prizes[0]?.[0] ?? '';
const ofSpecial =
  (isWon: (token: string, number: string) => boolean, isNamed = false) =>
  (picked: string[]) =>
    picked.map(
      (token): Bet<Prizes> =>
        (prizes) =>
          won(isWon(token, special(prizes)), isNamed ? token : ''),
    );
const endOfSpecial = ofSpecial((token, number) => number.endsWith(token));

export const vnOracle: Oracle<Prizes> = {
  'vn.lo2': lo,
  'vn.lo2.unit': lo,
  'vn.lo3': lo,
  'vn.lo4': lo,
  'vn.x2': xien(2),
  'vn.x3': xien(3),
  'vn.x4': xien(4),
  'vn.slip4': truot(4),
  'vn.slip8': truot(8),
  'vn.slip10': truot(10),
  'vn.de': endOfSpecial,
  'vn.de.first': ofSpecial((token, number) => number.startsWith(token)),
  'vn.de.g1': (picked) => picked.map((token) => (prizes) => endings(token, prizes[1] ?? [])),
  'vn.de.g7': (picked) => picked.map((token) => (prizes) => endings(token, prizes[7] ?? [])),
  'vn.c3': endOfSpecial,
  'vn.c4': endOfSpecial,
  'vn.head': ofSpecial((token, number) => number[3] === token),
  'vn.tail': ofSpecial((token, number) => number[4] === token),
  'vn.side': ofSpecial((token, number) => isSide(token, Number(number.slice(3)), 50), true),
  'vn.sum2': ofSpecial((token, number) => digitSum(number.slice(3)) === Number(token), true),
};

const each =
  (isWon: (token: string, result: Top) => boolean) =>
  (picked: string[]): Bet<Top>[] =>
    picked.map((token) => (result) => won(isWon(token, result)));

const top = ({ top: number }: Top) => number.slice(-3);

export const seaOracle: Oracle<Top> = {
  'sea.top3': each((token, result) => top(result) === token),
  'sea.top4': each((token, result) => result.top.endsWith(token)),
  'sea.tod3': (picked) =>
    picked.map(
      (token) => (result) => won(sorted(top(result)) === token, new Set(token).size === 3 ? '6' : '3'),
    ),
  'sea.front3': (picked) =>
    picked.map(
      (token) =>
        ({ front3 }) =>
          endings(token, front3),
    ),
  'sea.bottom3': (picked) =>
    picked.map(
      (token) =>
        ({ bottom3 }) =>
          endings(token, bottom3),
    ),
  'sea.top2': each((token, result) => result.top.endsWith(token)),
  'sea.bottom2': each((token, { bottom2 }) => bottom2 === token),
  'sea.tod2': (picked) =>
    picked.map((token) => (result) => {
      const [a = '', b = ''] = token;
      const without = top(result).replace(a, '');
      const isWon = without.length === 2 && without.includes(b);
      return won(isWon, a === b ? 'double' : 'pair');
    }),
  'sea.run.top': each((token, result) => top(result).includes(token)),
  'sea.run.bottom': each((token, { bottom2 }) => bottom2.includes(token)),
  'sea.pos': (...rows) =>
    rows.flatMap((row, place) => row.map((token) => (result) => won(top(result)[place] === token))),
  'sea.side.top': each((token, result) => isSide(token, Number(top(result)), 500)),
  'sea.side.bottom': each((token, { bottom2 }) => isSide(token, Number(bottom2), 50)),
};
