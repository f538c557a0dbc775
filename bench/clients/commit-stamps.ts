import pg from 'pg';

/**
 * Loaded into a measured api with `--import`: adds to `balance.changed` the moment at which the last COMMIT returned,
 * so that a client can measure the time from there. Changes nothing else.
 */
type Call = (this: unknown, ...words: unknown[]) => unknown;

let committed = process.hrtime.bigint();
const stamp = () => {
  committed = process.hrtime.bigint();
};

const client = pg.Client.prototype as unknown as { query: Call };
const { query } = client;
client.query = function (...words) {
  const [first] = words;
  const text = typeof first === 'string' ? first : (first as { text?: unknown } | undefined)?.text;
  if (!isCommit(text)) return query.apply(this, words);
  const last = words.at(-1);
  if (typeof last !== 'function')
    return (query.apply(this, words) as Promise<unknown>).then((result) => {
      stamp();
      return result;
    });
  const heard: Call = (...results) => {
    stamp();
    return last(...results);
  };
  return query.apply(this, [...words.slice(0, -1), heard]);
};

/** If the wallet's function is a statement of its own, its end is the commit. */
function isCommit(text: unknown): boolean {
  return typeof text === 'string' && (/^commit\b/i.test(text) || text.includes('apply_wallet'));
}

const { stringify } = JSON;
JSON.stringify = (value: unknown, ...rest: never[]) => {
  if (!Array.isArray(value) || value[0] !== 'balance.changed') return stringify(value, ...rest);
  const [name, message, ...others] = value as [string, object];
  return stringify([name, { ...message, committed: String(committed) }, ...others], ...rest);
};
