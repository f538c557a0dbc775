/** Collects the conditions of a statement together with their parameters. */
export class Conditions {
  readonly parameters: unknown[] = [];
  private readonly parts: string[] = [];

  /** Each `?` stands for the next of the parameters. */
  add(sql: string, ...parameters: unknown[]): this {
    let used = 0;
    this.parts.push(sql.replace(/\?/g, () => this.parameter(parameters[used++])));
    return this;
  }

  /** The place of a value that stands outside of the conditions, as in `limit $3`. */
  parameter(value: unknown): string {
    return `$${this.parameters.push(value)}`;
  }

  get sql(): string {
    return this.parts.map((part) => `(${part})`).join(' and ');
  }
}

/** For LIKE: what begins with the text, whose own `%` and `_` stand for themselves. */
export const prefixPattern = (text: string): string => `${text.replace(/[\\%_]/g, '\\$&')}%`;

/** How many digits of an id are needed to search by them: fewer are met by chance. */
const FEWEST_DIGITS = 4;

/** The first and the last id that begin with the text; `null` where none does, or too many. */
export function uuidRange(text: string): [string, string] | null {
  const digits = text.replaceAll('-', '').toLowerCase();
  if (!/^[0-9a-f]+$/.test(digits) || digits.length < FEWEST_DIGITS || digits.length > 32) return null;
  return [digits.padEnd(32, '0'), digits.padEnd(32, 'f')];
}
