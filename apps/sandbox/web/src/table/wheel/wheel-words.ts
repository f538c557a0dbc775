import { RED, WHEEL_SPOTS } from '../../../../common/shared-round/padma-wheel';
import type { Bead, Wording } from '../scene';

/** Kinds of bets on numbers of the layout. */
export const INSIDE_KINDS = ['straight', 'split', 'street', 'corner', 'line'] as const;
export type InsideKind = (typeof INSIDE_KINDS)[number];

export const colourOf = (number: number): 'red' | 'black' | 'green' =>
  number === 0 ? 'green' : RED.includes(number) ? 'red' : 'black';

/** A pocket and its colour. */
export function pocketName(number: number, { t, figure }: Wording): string {
  const { zero, outside, said } = t.wheel;
  const colour = colourOf(number);
  return said(figure(number), colour === 'green' ? zero : outside[colour].toLocaleLowerCase());
}

export const pocketBead = (mark: string, wording: Wording): Bead => ({
  text: wording.figure(Number(mark)),
  name: pocketName(Number(mark), wording),
  tone: colourOf(Number(mark)),
});

/** A slash keeps the numbers in their order where text runs from the right. */
export const numbersText = (numbers: readonly number[], figure: Wording['figure']): string =>
  numbers.map((number) => figure(number)).join('/');

/** The bets of a kind that a number belongs to. */
export function betsOn(kind: InsideKind, number: number): string[] {
  return [...WHEEL_SPOTS]
    .filter(([spot, numbers]) => spot.startsWith(`${kind}-`) && numbers.includes(number))
    .map(([spot]) => spot);
}

export function spotName(spot: string, { t, figure }: Wording): string {
  const [kind = '', nth = ''] = spot.split('-');
  const inside = INSIDE_KINDS.find((one) => one === kind);
  if (inside) return `${t.wheel.kinds[inside]} ${numbersText(WHEEL_SPOTS.get(spot) ?? [], figure)}`;
  if (kind === 'dozen') return t.wheel.dozen(figure(Number(nth)));
  if (kind === 'column') return t.wheel.column(figure(Number(nth)));
  return (t.wheel.outside as Partial<Record<string, string>>)[kind] ?? spot;
}
