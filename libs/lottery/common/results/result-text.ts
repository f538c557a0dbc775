import type { ResultShape } from '../games.js';
import { type DrawResult, fourDigits, NUMBERS_SHAPES, type NumbersShape, VN_PRIZES } from './result.js';

/** The result on the wire: numbers joined by commas, prizes by slashes. PK10, 11x5 and 6 of 45 have two digits a number. */
export function resultText(result: DrawResult, shape: ResultShape): string {
  switch (result.family) {
    case 'VN':
      return result.prizes.map((numbers) => numbers.join(',')).join('/');
    case 'SEA': {
      const { top, bottom2, front3, bottom3 } = result;
      if (shape === 'SEA_4') return top;
      const rest = shape === 'SEA_THAI' ? [front3.join(','), bottom3.join(',')] : [];
      return [top, bottom2, ...rest].join('/');
    }
    case 'SSC':
    case 'PK10':
    case 'K3':
    case 'X5':
    case 'L6': {
      const { digits } = NUMBERS_SHAPES[result.family];
      return result.numbers.map((number) => String(number).padStart(digits, '0')).join(',');
    }
  }
}

/** Reads what `resultText` writes; null for anything else. */
export function readResult(text: string, shape: ResultShape): DrawResult | null {
  const prizes = text.split('/').map((prize) => prize.split(','));
  switch (shape) {
    case 'SSC':
    case 'PK10':
    case 'K3':
    case 'X5':
    case 'L6': {
      const numbers = readNumbers(text, NUMBERS_SHAPES[shape]);
      return numbers && { family: shape, numbers };
    }
    case 'VN':
      return hasSizes(prizes, prizeSizesOf(shape)) ? { family: 'VN', prizes } : null;
    case 'SEA_3':
    case 'SEA_THAI':
      return hasSizes(prizes, prizeSizesOf(shape)) ? readSea(prizes) : null;
    case 'SEA_4':
      return /^\d{4}$/.test(text) ? fourDigits(text) : null;
  }
}

/** The digits of a prize's numbers, and how many numbers it has. */
export interface PrizeSize {
  digits: number;
  count: number;
}

const THAI_TOP: PrizeSize = { digits: 6, count: 1 };
const SEA_SIZES: PrizeSize[] = [
  { digits: 3, count: 1 },
  { digits: 2, count: 1 },
  { digits: 3, count: 2 },
  { digits: 3, count: 2 },
];

/** The prizes of a result in their order, by which an outside lottery's numbers are typed. */
export function prizeSizesOf(shape: ResultShape): readonly PrizeSize[] {
  switch (shape) {
    case 'VN':
      return VN_PRIZES;
    case 'SEA_3':
      return SEA_SIZES.slice(0, 2);
    case 'SEA_THAI':
      return [THAI_TOP, ...SEA_SIZES.slice(1)];
    case 'SEA_4':
      return [{ digits: 4, count: 1 }];
    case 'SSC':
    case 'PK10':
    case 'K3':
    case 'X5':
    case 'L6': {
      const { digits, count } = NUMBERS_SHAPES[shape];
      return [{ digits, count }];
    }
  }
}

const hasSizes = (prizes: string[][], sizes: readonly PrizeSize[]): boolean =>
  prizes.length === sizes.length &&
  sizes.every(({ digits, count }, at) => {
    const numbers = prizes[at] ?? [];
    return numbers.length === count && numbers.every((text) => text.length === digits && /^\d+$/.test(text));
  });

function readSea([[top = ''] = [], [bottom2 = ''] = [], front3 = [], bottom3 = []]: string[][]): DrawResult {
  return { family: 'SEA', top, bottom2, front3, bottom3 };
}

function readNumbers(text: string, { count, from, to, repeats, digits }: NumbersShape): number[] | null {
  const texts = text.split(',');
  if (texts.length !== count || texts.some((each) => each.length !== digits || !/^\d+$/.test(each)))
    return null;
  const numbers = texts.map(Number);
  if (numbers.some((number) => number < from || number > to)) return null;
  return repeats || new Set(numbers).size === count ? numbers : null;
}
