import { readPicks } from '#libs/lottery/common/lines/read-line';
import type { PickRow, Rule } from '#libs/lottery/common/rules/rule';
import type { Picks } from './picks';

/** A whole number below `end`, each as likely as the others. */
export type Below = (end: number) => number;

const MOST_TRIES = 100;
const WORDS = 2 ** 32;

/** From the browser's random numbers; words that would make some numbers likelier are refused. */
export const randomBelow: Below = (end) => {
  const limit = WORDS - (WORDS % end);
  const words = new Uint32Array(1);
  for (;;) {
    crypto.getRandomValues(words);
    const [word = 0] = words;
    if (word < limit) return word % end;
  }
};

function sample({ tokens }: PickRow, size: number, below: Below, without: readonly string[]): string[] {
  const pool = tokens.texts.filter((text) => !without.includes(text));
  const taken = Array.from({ length: Math.min(size, pool.length) }, () =>
    pool.splice(below(pool.length), 1),
  ).flat();
  return tokens.texts.filter((text) => taken.includes(text));
}

/** Where rows may stay empty: one of them for positions, so many for any two or three places. */
const filledRows = ({ code }: Rule): number => Number(/\.pick(\d)$/.exec(code)?.[1] ?? 1);

/** One random bet of a rule, or one line of as few bets as the rule allows; without the tokens that are left out. */
export function quickPick(rule: Rule, below: Below = randomBelow, leftOut: readonly string[] = []): Picks {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const picks = attempt(rule, below, leftOut);
    if (readPicks(rule, picks).line) return picks;
  }
  throw new RangeError(`no quick pick of ${rule.code}`);
}

function attempt(rule: Rule, below: Below, leftOut: readonly string[]): string[][] {
  const { rows, bankers } = rule;
  const open = rows.map((_, at) => at);
  const mayBeEmpty = rows.length > 1 && rows.every(({ min }) => min === 0);
  const filled = mayBeEmpty
    ? Array.from({ length: filledRows(rule) }, () => open.splice(below(open.length), 1)).flat()
    : open;
  const picks: string[][] = [];
  for (const [at, row] of rows.entries()) {
    const size = bankers && at === 1 ? bankerOthers(rule) : Math.max(1, row.min);
    picks.push(filled.includes(at) ? sample(row, size, below, bankers ? picks.flat() : leftOut) : []);
  }
  return picks;
}

/** So many others fill a bet up beside one banker. */
function bankerOthers({ code }: Rule): number {
  if (code.startsWith('l6.')) return 5;
  if (code.startsWith('k3.')) return 2;
  return Number(/pick(\d)/.exec(code)?.[1] ?? 2) - 1;
}
