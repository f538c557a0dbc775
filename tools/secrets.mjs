// Makes the secrets of an installation, once: `node tools/secrets.mjs <file> [<mail server>]` writes them as lines that
// `node --env-file` reads, for the containers; `npm start` keeps its own in the data folder.
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';

/** By the variables that they are given in. */
export const SECRETS = [
  'BANK_SECRET',
  'STUDIO_SECRET',
  'SMS_KEY',
  'GOOGLE_CLIENT_SECRET',
  'FACEBOOK_APP_SECRET',
  'ENCRYPTION_SECRET',
  'METRICS_TOKEN',
];

const fresh = () => randomBytes(32).toString('hex');

/** Those that were kept, so that what was encrypted or signed yesterday can be read today, and a new one for each other. */
export const completed = (kept) => Object.fromEntries(SECRETS.map((name) => [name, kept[name] ?? fresh()]));

/** The sandbox's mail server asks for a password too, and is no part of production. */
function mailOf(kept, server) {
  if (!server || process.env.NODE_ENV === 'production') return {};
  return { SMTP_URL: kept.SMTP_URL ?? `smtp://mela:${fresh()}@${server}` };
}

function write(file, server) {
  const kept = fs.existsSync(file) ? parseEnv(fs.readFileSync(file, 'utf8')) : {};
  const all = { ...completed(kept), ...mailOf(kept, server) };
  const text = Object.entries(all)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
  fs.writeFileSync(`${file}.fresh`, text, { mode: 0o600 });
  fs.renameSync(`${file}.fresh`, file);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) write(...process.argv.slice(2));
