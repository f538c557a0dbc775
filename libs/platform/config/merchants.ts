import { StartupError } from '../process/startup-error.js';
import { productionErrors } from './production.js';
import { providersOf } from './providers.js';
import { type Settings, schema } from './settings.js';
import { isVendorVariable } from './vendors.js';

/** What a brand has of its own where it has its own contract with a provider, and its own address. */
const MERCHANT_KEYS = [
  'PUBLIC_URL',
  'BANK_URL',
  'BANK_SECRET',
  'LOTTERY_FEED_SECRET',
  'LIVE_ROOMS_URL',
  'LIVE_ROOMS_SECRET',
  'SMS_URL',
  'SMS_KEY',
  'SMTP_URL',
  'MAIL_FROM',
  'GOOGLE_ISSUER',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
  'FACEBOOK_DIALOG_URL',
  'FACEBOOK_GRAPH_URL',
  'FACEBOOK_APP_ID',
  'FACEBOOK_APP_SECRET',
  'PHONE_CHECK_ISSUER',
  'PHONE_CHECK_URL',
  'PHONE_CHECK_CLIENT_ID',
] as const satisfies readonly (keyof Settings)[];

type MerchantSettings = Pick<Settings, (typeof MERCHANT_KEYS)[number]> & ReturnType<typeof providersOf>;
/** Settings of merchants that differ from the installation's, by merchant code. */
export type Merchants = Record<string, MerchantSettings>;

const VARIABLE = /^([A-Z][A-Z0-9_]*?)__([A-Z0-9_]+)$/;

/**
 * Reads variables like `BANK_SECRET__OTHER`, which apply to the brand with the merchant code `other` alone; a hyphen in
 * the code is written as an underscore. What is not set for a merchant is as for the installation.
 * @throws StartupError for a setting that merchants cannot have of their own, a malformed value, and in production for
 * whatever `productionErrors` finds
 */
export function merchantsOf(env: Record<string, string | undefined>): Merchants {
  const own: Record<string, Record<string, string | undefined>> = {};
  for (const [name, value] of Object.entries(env)) {
    const [, key = '', suffix = ''] = VARIABLE.exec(name) ?? [];
    if (!Object.hasOwn(schema.shape, key) && !isVendorVariable(key)) continue;
    if (!isVendorVariable(key) && !MERCHANT_KEYS.some((known) => known === key))
      throw new StartupError(`${name}: ${key} is the same for every merchant`);
    const code = suffix.toLowerCase().replaceAll('_', '-');
    own[code] = { ...own[code], [key]: value };
  }
  return Object.fromEntries(Object.entries(own).map(([code, values]) => [code, read(code, env, values)]));
}

function read(
  code: string,
  env: Record<string, string | undefined>,
  own: Record<string, string | undefined>,
): MerchantSettings {
  const all = { ...env, ...own };
  const parsed = schema.safeParse(all);
  const errors = parsed.success
    ? parsed.data.NODE_ENV === 'production'
      ? productionErrors(parsed.data, all)
      : []
    : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  if (!parsed.success || errors.length > 0)
    throw new StartupError(`not fit for the merchant ${code}: ${errors.join('. ')}`);
  const values = parsed.data;
  const settings = Object.fromEntries(MERCHANT_KEYS.map((key) => [key, values[key]]));
  return { ...(settings as Pick<Settings, (typeof MERCHANT_KEYS)[number]>), ...providersOf(values, all) };
}

/** The configuration as it applies to the brand with this merchant code. */
export const merchantConfig = <C extends { merchants: Merchants }>(config: C, merchantCode: string): C =>
  Object.hasOwn(config.merchants, merchantCode) ? { ...config, ...config.merchants[merchantCode] } : config;
