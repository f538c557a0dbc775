import pg from 'pg';
import { Socket } from 'socket.io';

/**
 * Loaded into an api that is measured, with `--import`: `balance.changed` carries the moment at which the last COMMIT
 * came back, so that a client knows how long the way from there took. Nothing else is changed.
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

/** Where the wallet's function is a statement of its own, its end is the commit. */
function isCommit(text: unknown): boolean {
  return typeof text === 'string' && (/^commit\b/i.test(text) || text.includes('apply_wallet'));
}

const socket = Socket.prototype as unknown as { emit: Call };
const { emit } = socket;
socket.emit = function (name, ...words) {
  if (name !== 'balance.changed') return emit.call(this, name, ...words);
  const [message, ...rest] = words;
  return emit.call(this, name, { ...(message as object), committed: String(committed) }, ...rest);
};
