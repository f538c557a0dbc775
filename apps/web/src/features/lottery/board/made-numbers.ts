/** Ways to make numbers of some digits: all with a digit, all that begin or end with it, all choices of several digits. */
export const MAKERS = ['doors', 'front', 'back', 'wing'] as const;
export type Maker = (typeof MAKERS)[number];

/** The ways that there are for numbers of so many digits. */
export function makersFor(length: number): readonly Maker[] {
  if (length === 2) return MAKERS;
  return length === 3 ? ['wing'] : [];
}

const DIGITS = [...'0123456789'];

/** What a way makes of the digits, in rising order and each once. */
export function madeNumbers(maker: Maker, digits: readonly string[], length: number): string[] {
  const made = maker === 'wing' ? choices([...digits].sort(), length) : digits.flatMap(BY_DIGIT[maker]);
  return [...new Set(made)].sort();
}

const front = (digit: string) => DIGITS.map((other) => digit + other);
const back = (digit: string) => DIGITS.map((other) => other + digit);

const BY_DIGIT: Record<Exclude<Maker, 'wing'>, (digit: string) => string[]> = {
  doors: (digit) => [...front(digit), ...back(digit)],
  front,
  back,
};

/** All choices of so many digits, in their order: turned around they are made by `reversed`. */
function choices(digits: readonly string[], size: number): string[] {
  if (size === 0) return [''];
  return digits.flatMap((digit, at) => choices(digits.slice(at + 1), size - 1).map((rest) => digit + rest));
}

/** The number with its digits in every order, each once. */
export function reversed(number: string): string[] {
  if (number.length <= 1) return [number];
  const orders = [...number].flatMap((digit, at) =>
    reversed(number.slice(0, at) + number.slice(at + 1)).map((rest) => digit + rest),
  );
  return [...new Set(orders)].sort();
}
