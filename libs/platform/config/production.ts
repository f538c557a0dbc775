import { PASSWORD_MEMORY_KIB, SAMPLE_SECRET, type Settings } from './settings.js';
import { vendorsOf } from './vendors.js';

/** HMAC-SHA-256 and AES-256 use this many bytes. */
const MIN_SECRET_BYTES = 32;

/** Secrets that sign or seal, required in every production installation. */
const ALWAYS_REQUIRED = ['BANK_SECRET', 'ENCRYPTION_SECRET'] as const;
/** Each secret is sent to the service behind an address, and is required if that address is set. */
const REQUIRED_WITH_URL = [
  ['SMS_KEY', 'SMS_URL'],
  ['LIVE_ROOMS_SECRET', 'LIVE_ROOMS_URL'],
  ['GOOGLE_CLIENT_SECRET', 'GOOGLE_ISSUER'],
  ['FACEBOOK_APP_SECRET', 'FACEBOOK_GRAPH_URL'],
] as const;

/** The settings with which production does not start, one sentence each, without a full stop. */
export function productionErrors(values: Settings, env: Record<string, string | undefined>): string[] {
  const secrets = [
    ...ALWAYS_REQUIRED,
    ...REQUIRED_WITH_URL.flatMap(([name, address]) => (values[address] ? name : [])),
  ];
  return [
    ...secrets.flatMap((name) => secretError(name, values[name]) ?? []),
    ...vendorErrors(env),
    values.LOTTERY_FEED_SECRET && secretError('LOTTERY_FEED_SECRET', values.LOTTERY_FEED_SECRET),
    values.SMTP_URL?.includes(SAMPLE_SECRET) && 'SMTP_URL holds the sample password',
    publicUrlError(values.PUBLIC_URL),
    values.STUDIO_SEED && 'STUDIO_SEED must not be set',
    values.PASSWORD_MEMORY_KIB < PASSWORD_MEMORY_KIB &&
      `PASSWORD_MEMORY_KIB must not be below ${PASSWORD_MEMORY_KIB}`,
    values.TEST_CLOCK && 'TEST_CLOCK must be off',
    values.PAUSE_POINTS && 'PAUSE_POINTS must be off',
  ].filter((error) => typeof error === 'string');
}

/** A request's signature tells which vendor sent it, so that no two may share a secret. */
function vendorErrors(env: Record<string, string | undefined>): string[] {
  const owners = new Map<string, string>();
  return Object.entries(vendorsOf(env, null)).flatMap(([code, { secrets }]) => {
    const name = `VENDOR_${code}_SECRET`;
    const other = secrets.map((secret) => owners.get(secret)).find((owner) => owner !== undefined);
    for (const secret of secrets) owners.set(secret, name);
    const error = secretError(name, env[name] ?? SAMPLE_SECRET);
    return error ?? (other ? `${name} is also ${other}` : []);
  });
}

/** The variable is a list while a secret is being changed; each item is checked. */
function secretError(name: string, list: string): string | null {
  const items = list.split(',').map((item) => item.trim());
  if (items.includes(SAMPLE_SECRET)) return `${name} is the sample value, or not set`;
  if (items.includes('')) return `${name} is blank, or has a blank between commas`;
  const short = items.some((item) => Buffer.byteLength(item) < MIN_SECRET_BYTES);
  return short
    ? `${name} is shorter than ${MIN_SECRET_BYTES} bytes: \`openssl rand -hex 32\` makes one that is not`
    : null;
}

function publicUrlError(url: string | undefined): string | null {
  if (url === undefined) return 'PUBLIC_URL is missing: set the address that browsers open, with https://';
  return url.startsWith('https://') ? null : `PUBLIC_URL is ${url}, and must begin with https://`;
}
