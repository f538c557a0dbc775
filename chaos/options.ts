export interface Options {
  /** Ids of promises, as in `R5`; all where empty. */
  only: string[];
  /** Small sizes, and without Redis unless asked for. */
  quick: boolean;
  /** Everything with Redis, instead of the main ones in both topologies. */
  redis: boolean;
  /** Also take out each guard and see that it is noticed. */
  faults: boolean;
}

const USAGE = 'npm run chaos knows these options: --only=R5,R8 --quick --redis --faults';

/** Says what is wrong and answers `null` for a word or an id that it does not know. */
export function readOptions(words: string[], ids: string[]): Options | null {
  const options: Options = { only: [], quick: false, redis: false, faults: false };
  for (const word of words) {
    const only = /^--only=(.+)$/.exec(word)?.[1];
    if (only) options.only = only.toUpperCase().split(',');
    else if (word === '--quick') options.quick = true;
    else if (word === '--redis') options.redis = true;
    else if (word === '--faults') options.faults = true;
    else return refuse(USAGE);
  }
  const unknown = options.only.filter((id) => !ids.includes(id));
  return unknown.length === 0
    ? options
    : refuse(`no ${unknown.join(', ')} here: there are ${ids.join(', ')}`);
}

function refuse(sentence: string): null {
  console.error(sentence);
  return null;
}
