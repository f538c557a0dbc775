import { PASSWORD_MEMORY_KIB, SAMPLE_SECRET, type Settings } from './settings.js';

/** What HMAC-SHA-256 and AES-256 make use of. */
const LEAST_SECRET_BYTES = 32;

/** Without these nothing is signed or sealed. */
const ALWAYS = ['BANK_SECRET', 'STUDIO_SECRET', 'ENCRYPTION_SECRET'] as const;
/** Each is shown to the company behind an address, and matters where that is set. */
const WITH_ADDRESS = [
  ['SMS_KEY', 'SMS_URL'],
  ['GOOGLE_CLIENT_SECRET', 'GOOGLE_ISSUER'],
  ['FACEBOOK_APP_SECRET', 'FACEBOOK_GRAPH_URL'],
] as const;

/** What production is not started with, one sentence each, without its full stop. */
export function productionFaults(values: Settings): string[] {
  const secrets = [...ALWAYS, ...WITH_ADDRESS.flatMap(([name, address]) => (values[address] ? name : []))];
  return [
    ...secrets.flatMap((name) => faultOfSecret(name, values[name]) ?? []),
    values.SMTP_URL?.includes(SAMPLE_SECRET) && 'SMTP_URL holds the sample password',
    faultOfPublicUrl(values.PUBLIC_URL),
    values.STUDIO_SEED && 'STUDIO_SEED must not be set',
    values.PASSWORD_MEMORY_KIB < PASSWORD_MEMORY_KIB &&
      `PASSWORD_MEMORY_KIB must not be below ${PASSWORD_MEMORY_KIB}`,
    values.TEST_CLOCK && 'TEST_CLOCK must be off',
    values.PAUSE_POINTS && 'PAUSE_POINTS must be off',
  ].filter((fault) => typeof fault === 'string');
}

/** Of a list, while a secret is changed, each item is judged. */
function faultOfSecret(name: string, list: string): string | null {
  const items = list.split(',').map((item) => item.trim());
  if (items.includes(SAMPLE_SECRET)) return `${name} is the sample value, or not set`;
  if (items.includes('')) return `${name} is blank, or has a blank between commas`;
  const short = items.some((item) => Buffer.byteLength(item) < LEAST_SECRET_BYTES);
  return short
    ? `${name} is shorter than ${LEAST_SECRET_BYTES} bytes: \`openssl rand -hex 32\` makes one that is not`
    : null;
}

function faultOfPublicUrl(url: string | undefined): string | null {
  if (url === undefined) return 'PUBLIC_URL is missing: set the address that browsers open, with https://';
  return url.startsWith('https://') ? null : `PUBLIC_URL is ${url}, and must begin with https://`;
}
