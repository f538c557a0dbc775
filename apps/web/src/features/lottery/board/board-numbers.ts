import type { Rule } from '#libs/lottery/common/rules/rule';
import type { Tokens } from '#libs/lottery/common/rules/tokens';

/** Numbers of several digits are picked on a board: on a table of all, by keys, or made of digits. */
export const isOnBoard = ({ rows: [row, ...others] }: Rule): boolean =>
  row !== undefined && others.length === 0 && widthOf(row.tokens) > 1;

/** The digits of a number; 0 where tokens have different lengths or are no numbers. */
export function widthOf({ texts }: Tokens): number {
  const [first = ''] = texts;
  return texts.every((text) => text.length === first.length && /^\d+$/.test(text)) ? first.length : 0;
}

/** The token that stands for a number: itself, or its digits in rising order where their order does not count; or none. */
export function tokenOf(tokens: Tokens, number: string): string | null {
  const rising = [...number].sort().join('');
  return [number, rising].find((text) => tokens.placeOf(text) !== null) ?? null;
}

/** Whether a number may be turned around into others. */
export const isTurned = (tokens: Tokens): boolean =>
  tokens.texts.length === 10 ** (tokens.texts[0]?.length ?? 0);

export interface TypedNumbers {
  tokens: string[];
  /** What the rule does not take. */
  refused: string[];
  /** The digits of a number that is not whole yet. */
  rest: string;
}

/** Reads numbers that were typed or pasted, with or without something between them. */
export function readNumbers(tokens: Tokens, text: string): TypedNumbers {
  const width = widthOf(tokens);
  const read: TypedNumbers = { tokens: [], refused: [], rest: '' };
  const words = text.split(/\D+/);
  for (const [at, word] of words.entries()) {
    const whole = word.match(new RegExp(`\\d{${width}}`, 'g')) ?? [];
    const rest = word.slice(whole.length * width);
    for (const number of whole) {
      const token = tokenOf(tokens, number);
      if (token === null) read.refused.push(number);
      else read.tokens.push(token);
    }
    if (at === words.length - 1) read.rest = rest;
    else if (rest !== '') read.refused.push(rest);
  }
  return read;
}
