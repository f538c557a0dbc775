export interface Options {
  /** Ids of rows, as in `wallet`; all where empty. */
  only: string[];
  /** One short count a side, on a tenth of the data. Nothing is written. */
  quick: boolean;
  /** How many times 100,000 members, 1M rounds and 5M postings the database holds. */
  scale: number;
}

const USAGE = 'npm run bench knows these options: --only=wallet,ledger --quick --scale=10';

/** Says what is wrong and answers `null` for a word or an id that it does not know. */
export function readOptions(words: string[], ids: string[]): Options | null {
  const options: Options = { only: [], quick: words.includes('--quick'), scale: 0 };
  options.scale = options.quick ? 0.1 : 1;
  for (const word of words) {
    const [, name, value] = /^--(only|scale)=(.+)$/.exec(word) ?? [];
    if (name === 'only') options.only = (value as string).split(',');
    else if (name === 'scale' && Number(value) > 0) options.scale = Number(value);
    else if (word !== '--quick') return refuse(USAGE);
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
