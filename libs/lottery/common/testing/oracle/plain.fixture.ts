/**
 * A second implementation of the rules, from the texts of the wire: it writes down every single bet and looks at each. It
 * shares nothing with the rules.
 */

/** The classes in which a bet wins on a result, one for each hit; the class of most rules has no name. */
export type Bet<Result> = (result: Result) => readonly string[];
export type Oracle<Result> = Record<string, (...rows: string[][]) => Bet<Result>[]>;

export const won = (isWon: boolean, name = ''): readonly string[] => (isWon ? [name] : []);

export const sorted = (text: string): string => text.split('').sort().join('');

export const digitSum = (text: string): number => {
  let total = 0;
  for (const digit of text) total += Number(digit);
  return total;
};

/** Every way to take one of each row. */
export function products(rows: readonly string[][]): string[][] {
  if (rows.length === 0) return [[]];
  const made: string[][] = [];
  for (const rest of products(rows.slice(0, -1)))
    for (const last of rows.at(-1) ?? []) made.push([...rest, last]);
  return made;
}

/** Every choice of so many, found by going through all subsets. */
export function choices(tokens: readonly string[], size: number): string[][] {
  const made: string[][] = [];
  const extend = (from: number, chosen: string[]) => {
    if (chosen.length === size) made.push(chosen);
    else for (let at = from; at < tokens.length; at += 1) extend(at + 1, [...chosen, tokens[at] ?? '']);
  };
  extend(0, []);
  return made;
}

/** All texts of so many digits. */
export const texts = (digits: number): string[] =>
  Array.from({ length: 10 ** digits }, (_, number) => String(number).padStart(digits, '0'));

/** Whether a number is big, small, odd or even, by the word of the wire. */
export function isSide(word: string, number: number, big: number): boolean {
  if (word === 'B') return number >= big;
  if (word === 'S') return number < big;
  return (word === 'O') === (number % 2 === 1);
}
