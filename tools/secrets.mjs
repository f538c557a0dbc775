// Creates the secrets of an installation, once: `node tools/secrets.mjs <file> [<mail server>]` writes them as lines
// for `node --env-file`, for the containers; `npm start` keeps its own in the data folder.
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { readBrands } from './brands.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');

/** The variables that carry them. */
const SECRETS = [
  'BANK_SECRET',
  'LIVE_ROOMS_SECRET',
  'SMS_KEY',
  'GOOGLE_CLIENT_SECRET',
  'FACEBOOK_APP_SECRET',
  'ENCRYPTION_SECRET',
  'METRICS_TOKEN',
];

/** What each further brand has of its own, as a merchant of the bank and as a client of log-in providers. */
const MERCHANT_SECRETS = ['BANK_SECRET', 'LIVE_ROOMS_SECRET', 'GOOGLE_CLIENT_SECRET', 'FACEBOOK_APP_SECRET'];
const MERCHANT_IDS = ['GOOGLE_CLIENT_ID', 'FACEBOOK_APP_ID', 'PHONE_CHECK_CLIENT_ID'];

const vendorSecrets = ({ vendors }) => vendors.map((code) => `VENDOR_${code}_SECRET`);

const fresh = () => randomBytes(32).toString('hex');

const ownName = (name, { merchantCode }) => `${name}__${merchantCode.toUpperCase().replaceAll('-', '_')}`;

/** The names of all secrets; the first brand has the common ones. */
export const secretNames = ([first, ...others]) => [
  ...SECRETS,
  ...(first ? vendorSecrets(first) : []),
  ...others.flatMap((brand) =>
    [...MERCHANT_SECRETS, ...vendorSecrets(brand)].map((name) => ownName(name, brand)),
  ),
];

/**
 * The existing secrets, so that encrypted and signed data stays readable, and a new one for each missing variable; with the
 * names by which providers know further brands.
 */
export function completed(kept, brands) {
  const [, ...others] = brands;
  const ids = others.flatMap((brand) =>
    MERCHANT_IDS.map((name) => [ownName(name, brand), brand.merchantCode]),
  );
  const secrets = secretNames(brands).map((name) => [name, kept[name] ?? fresh()]);
  return Object.fromEntries([...secrets, ...ids]);
}

/** The sandbox's mail server requires a password too, and is not part of production. */
function mailOf(kept, server) {
  if (!server || process.env.NODE_ENV === 'production') return {};
  return { SMTP_URL: kept.SMTP_URL ?? `smtp://mela:${fresh()}@${server}` };
}

function write(file, server) {
  const kept = fs.existsSync(file) ? parseEnv(fs.readFileSync(file, 'utf8')) : {};
  const all = { ...completed(kept, readBrands(ROOT)), ...mailOf(kept, server) };
  const text = Object.entries(all)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
  fs.writeFileSync(`${file}.fresh`, text, { mode: 0o600 });
  fs.renameSync(`${file}.fresh`, file);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) write(...process.argv.slice(2));
