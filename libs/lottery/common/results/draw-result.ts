import type { Below } from '../fairness/number-stream.js';
import type { ResultShape } from '../games.js';
import { type DrawResult, fourDigits, NUMBERS_SHAPES, type NumbersShape, VN_PRIZES } from './result.js';

/** Takes the numbers of a result from a stream, in the order that is part of the proof. */
export async function drawResult(shape: ResultShape, below: Below): Promise<DrawResult> {
  const padded = async (digits: number) => String(await below(10 ** digits)).padStart(digits, '0');
  const paddedTimes = (count: number, digits: number) => times(count, () => padded(digits));
  switch (shape) {
    case 'SSC':
    case 'PK10':
    case 'K3':
    case 'X5':
    case 'L6':
      return { family: shape, numbers: await drawNumbersOf(NUMBERS_SHAPES[shape], below) };
    case 'VN': {
      const prizes: string[][] = [];
      for (const { count, digits } of VN_PRIZES) prizes.push(await paddedTimes(count, digits));
      return { family: 'VN', prizes };
    }
    case 'SEA_3':
      return { family: 'SEA', top: await padded(3), bottom2: await padded(2), front3: [], bottom3: [] };
    case 'SEA_4':
      return fourDigits(await padded(4));
    case 'SEA_THAI': {
      const [top, bottom2] = [await padded(6), await padded(2)];
      return {
        family: 'SEA',
        top,
        bottom2,
        front3: await paddedTimes(2, 3),
        bottom3: await paddedTimes(2, 3),
      };
    }
  }
}

/** One after the other, since each takes the next numbers of the stream. */
async function times<Value>(count: number, draw: () => Promise<Value>): Promise<Value[]> {
  const drawn: Value[] = [];
  while (drawn.length < count) drawn.push(await draw());
  return drawn;
}

async function drawNumbersOf({ count, from, to, repeats }: NumbersShape, below: Below): Promise<number[]> {
  if (repeats) return times(count, async () => from + (await below(to - from + 1)));
  const pool = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  return (await times(count, async () => pool.splice(await below(pool.length), 1))).flat();
}
