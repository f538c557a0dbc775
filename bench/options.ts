import { refuseOptions, withKnownIds } from '../chaos/known-ids.js';

export interface Options {
  /** Ids of rows, as in `wallet`; empty for all. */
  only: string[];
  /** One short count per side, on a tenth of the data. Writes no result. */
  quick: boolean;
  /** How many times 100,000 members, 1M rounds and 5M postings the database has. */
  scale: number;
}

const USAGE = 'npm run bench knows these options: --only=wallet,ledger --quick --scale=10';

/** Prints the error and returns `null` for an unknown word or id. */
export function readOptions(words: string[], ids: string[]): Options | null {
  const options: Options = { only: [], quick: words.includes('--quick'), scale: 0 };
  options.scale = options.quick ? 0.1 : 1;
  for (const word of words) {
    const [, name, value] = /^--(only|scale)=(.+)$/.exec(word) ?? [];
    if (name === 'only') options.only = (value as string).split(',');
    else if (name === 'scale' && Number(value) > 0) options.scale = Number(value);
    else if (word !== '--quick') return refuseOptions(USAGE);
  }
  return withKnownIds(options, ids);
}
