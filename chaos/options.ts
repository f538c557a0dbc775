import { refuseOptions, withKnownIds } from './known-ids.js';

export interface Options {
  /** Ids of promises, as in `R5`; empty for all. */
  only: string[];
  /** Small sizes, and without Redis unless requested. */
  quick: boolean;
  /** Runs everything with Redis, instead of the main promises in both topologies. */
  redis: boolean;
  /** Also removes each guard and checks that it is noticed. */
  faults: boolean;
}

const USAGE = 'npm run chaos knows these options: --only=R5,R8 --quick --redis --faults';

/** Prints the error and returns `null` for an unknown word or id. */
export function readOptions(words: string[], ids: string[]): Options | null {
  const options: Options = { only: [], quick: false, redis: false, faults: false };
  for (const word of words) {
    const only = /^--only=(.+)$/.exec(word)?.[1];
    if (only) options.only = only.toUpperCase().split(',');
    else if (word === '--quick') options.quick = true;
    else if (word === '--redis') options.redis = true;
    else if (word === '--faults') options.faults = true;
    else return refuseOptions(USAGE);
  }
  return withKnownIds(options, ids);
}
