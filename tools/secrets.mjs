// Creates the secrets of an installation, once: `node tools/secrets.mjs <file> [<mail server>]` writes them as lines
// for `node --env-file`, for the containers; `npm start` keeps its own in the data folder.
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';

/** The variables that carry them. */
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

/** The existing secrets, so that encrypted and signed data stays readable, and a new one for each missing variable. */
export const completed = (kept) => Object.fromEntries(SECRETS.map((name) => [name, kept[name] ?? fresh()]));

/** The sandbox's mail server requires a password too, and is not part of production. */
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
