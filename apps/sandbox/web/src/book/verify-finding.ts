import type { MatchView } from '../../../common/book/api';
import { isBookCode } from '../../../common/book/codes';
import { matchNumbers, playTo } from '../../../common/book/match';
import { bookTitle } from '../../../common/book/titles';
import { seedHash } from '../../../common/fairness';
import { fixtureNamed } from './names';

export interface MatchFields {
  match: string;
  seed: string;
  /** The hash that was shown before the match, if it is known. */
  hash: string;
}

export interface MatchFinding {
  match: Pick<MatchView, 'id' | 'state'>;
  hash: string;
  /** Whether it is the hash that was shown; null where none was given. */
  matches: boolean | null;
}

/** As an address brings them: the id of a match is its client seed. */
export function matchFieldsFrom(search: string): MatchFields {
  const given = new URLSearchParams(search);
  const text = (name: string) => given.get(name)?.trim() ?? '';
  return { match: text('clientSeed'), seed: text('serverSeed'), hash: text('serverSeedHash') };
}

/** Whether there can be such a match. */
export function isMatchId(id: string): boolean {
  try {
    return fixtureNamed(id.trim()).id === id.trim();
  } catch {
    return false;
  }
}

/** Plays a match to its end, from its seed alone. @throws RangeError for an id that no match can have */
export async function playAgain(fields: MatchFields): Promise<MatchFinding> {
  const fixture = fixtureNamed(fields.match.trim());
  const code = fixture.id.replace(/-\d+$/, '');
  if (!isBookCode(code)) throw new RangeError(`no match ${fixture.id}`);
  const { rules } = bookTitle(code);
  const seed = fields.seed.trim();
  const numbers = await matchNumbers(seed, fixture.id, rules.maxSteps);
  const hash = await seedHash(seed);
  const shown = fields.hash.trim().toLowerCase();
  return {
    match: { id: fixture.id, state: playTo(rules, fixture, numbers, rules.maxSteps) },
    hash,
    matches: shown === '' ? null : shown === hash,
  };
}
