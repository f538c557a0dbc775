import type { Tokens } from '#libs/lottery/common/rules/tokens';
import type { TokenMarks } from '../stake/token-marks';
import { tokenOf } from './board-numbers';

/** What became of numbers that were to be picked. */
export interface Added {
  picked: string[];
  added: number;
  /** They were picked before. */
  had: number;
  /** The rule does not take them. */
  refused: string[];
  /** They take no bets in this draw. */
  closed: string[];
}

interface Wanted {
  picked: readonly string[];
  numbers: readonly string[];
  marks: TokenMarks;
}

/** Adds numbers to the picked ones, each once and none that takes no bets. */
export function addNumbers(tokens: Tokens, { picked, numbers, marks }: Wanted): Added {
  const held = new Set(picked);
  const refused = new Set<string>();
  const closed = new Set<string>();
  const had = new Set<string>();
  for (const number of numbers) {
    const token = tokenOf(tokens, number);
    if (token === null) refused.add(number);
    else if (marks.get(token) === 'closed') closed.add(token);
    else if (picked.includes(token)) had.add(token);
    else held.add(token);
  }
  return {
    picked: [...held],
    added: held.size - picked.length,
    had: had.size,
    refused: [...refused],
    closed: [...closed],
  };
}
