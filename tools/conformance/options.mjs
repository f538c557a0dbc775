import { parseArgs } from 'node:util';

const EXIT_USAGE = 2;

/**
 * The program's options. `table` has a line for each: what it is, and its default; one without a default is required, and
 * `null` stands for one that may be left out. Wrong options end the program with the usage and exit code 2.
 */
export function readOptions(usage, table) {
  const options = Object.fromEntries(Object.keys(table).map((name) => [name, { type: 'string' }]));
  try {
    const { values } = parseArgs({ options, args: joined(process.argv.slice(2)) });
    const read = Object.fromEntries(
      Object.entries(table).map(([name, [, preset]]) => [name, values[name] ?? preset]),
    );
    const missing = Object.keys(read).filter((name) => read[name] === undefined);
    if (missing.length > 0) throw new Error(`missing: ${missing.map((name) => `--${name}`).join(', ')}`);
    return read;
  } catch (error) {
    const lines = Object.entries(table).map(
      ([name, [what, preset]]) => `  --${name.padEnd(14)} ${what}${preset ? ` (${preset})` : ''}`,
    );
    console.error(`${error.message}\n\n${usage}\n\n${lines.join('\n')}`);
    process.exit(EXIT_USAGE);
  }
}

/** `--name value` as `--name=value`: a token may begin with a dash. */
function joined(words) {
  const pairs = [];
  for (let at = 0; at < words.length; at++) {
    const alone = /^--[^=]+$/.test(words[at]) && at + 1 < words.length;
    pairs.push(alone ? `${words[at]}=${words[++at]}` : words[at]);
  }
  return pairs;
}
