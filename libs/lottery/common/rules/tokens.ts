/** What may be picked in a row: the texts of the wire in their order, each with the number that rules calculate with. */
export class Tokens {
  private places: ReadonlyMap<string, number> | null = null;

  constructor(
    readonly texts: readonly string[],
    readonly values: readonly number[],
    /** Whether picks stand in the order of the tokens. Numbers of two digits or more may stand as they were typed. */
    readonly ordered: boolean,
  ) {}

  /** The place among the tokens, or null for a text that is none of them. */
  placeOf(text: string): number | null {
    this.places ??= new Map(this.texts.map((each, place) => [each, place]));
    return this.places.get(text) ?? null;
  }
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** `from` to `to`, padded with zeros to so many digits. */
export const numberTokens = (from: number, to: number, digits = 1): Tokens => {
  const values = range(from, to);
  return new Tokens(
    values.map((value) => String(value).padStart(digits, '0')),
    values,
    true,
  );
};

/** All numbers of so many digits, in any order. */
export const boardTokens = (digits: number): Tokens => {
  const { texts, values } = numberTokens(0, 10 ** digits - 1, digits);
  return new Tokens(texts, values, false);
};

/** The numbers of so many digits, whose digits never fall, for which the rule takes bets. */
export const risingTokens = (digits: number, isTaken: (text: string) => boolean): Tokens => {
  const texts = boardTokens(digits).texts.filter(
    (text) => isTaken(text) && [...text].every((digit, at) => at === 0 || digit >= (text[at - 1] ?? '')),
  );
  return new Tokens(texts, texts.map(Number), false);
};

/** Words, whose value is their place. */
export const wordTokens = (...words: readonly string[]): Tokens =>
  new Tokens(
    words,
    words.map((_, place) => place),
    true,
  );

export const DIGITS = numberTokens(0, 9);
