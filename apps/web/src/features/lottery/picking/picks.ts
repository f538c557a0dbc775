import type { PickRow, Rule } from '#libs/lottery/common/rules/rule';

/** Picked tokens, by row. */
export type Picks = readonly (readonly string[])[];

export const noPicks = ({ rows }: Pick<Rule, 'rows'>): Picks => rows.map(() => []);

/** In the order of the row's tokens, as the wire wants them. */
const inOrder = ({ tokens }: PickRow, picked: Iterable<string>): string[] => {
  const wanted = new Set(picked);
  return tokens.texts.filter((text) => wanted.has(text));
};

/** A row of so few drops its first pick for another one; a larger one that is full takes no more. */
const FEW = 2;

/** The picks after a press on a token of a row. */
export function togglePick(rule: Rule, picks: Picks, at: number, token: string): Picks {
  const row = rule.rows[at];
  if (!row) return picks;
  const held = picks[at] ?? [];
  if (held.includes(token))
    return withRow(
      rule,
      picks,
      at,
      held.filter((each) => each !== token),
    );
  const isFull = held.length >= row.max || picks.flat().length >= rule.maxPicks;
  if (isFull && row.max > FEW) return picks;
  return withRow(rule, picks, at, [...(isFull ? held.slice(1) : held), token]);
}

/** The picks with another row. A banker stands in no other row. */
export function withRow(rule: Rule, picks: Picks, at: number, picked: readonly string[]): Picks {
  const row = rule.rows[at];
  if (!row) return picks;
  const taken = inOrder(row, picked).slice(0, row.max);
  return picks.map((held, place) => {
    if (place === at) return taken;
    return rule.bankers ? held.filter((each) => !taken.includes(each)) : held;
  });
}

export const HELPERS = ['all', 'big', 'small', 'odd', 'even', 'clear'] as const;
export type Helper = (typeof HELPERS)[number];

/** Whether the helpers make sense in a row: of many numbers, all of which may be picked. */
export const hasHelpers = ({ tokens, max }: PickRow): boolean =>
  tokens.texts.length >= 6 && max >= tokens.texts.length && tokens.texts.every((text) => /^\d+$/.test(text));

/** What a helper picks in a row: the upper half, the odd ones. */
export function helpedTokens({ tokens }: PickRow, helper: Helper): string[] {
  const { texts, values } = tokens;
  const half = texts.length / 2;
  const holds: Record<Helper, (place: number) => boolean> = {
    all: () => true,
    big: (place) => place >= half,
    small: (place) => place < half,
    odd: (place) => (values[place] ?? 0) % 2 === 1,
    even: (place) => (values[place] ?? 0) % 2 === 0,
    clear: () => false,
  };
  return texts.filter((_, place) => holds[helper](place));
}
