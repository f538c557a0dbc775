import { StartupError } from '../process/startup-error.js';
import { merchantsOf } from './merchants.js';
import { productionErrors } from './production.js';
import { providersOf } from './providers.js';
import { schema } from './settings.js';

export type Config = ReturnType<typeof loadConfig>;

/** Settings that differ between installations, read once from the environment. */
export const CONFIG_KEYS = Object.keys(schema.shape);

/**
 * @throws StartupError with one sentence per error: a missing or malformed variable, and in production everything that
 * `productionErrors` finds.
 */
export function loadConfig(env: NodeJS.ProcessEnv = process.env) {
  const filled = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim() !== ''));
  const parsed = schema.safeParse(filled);
  if (!parsed.success)
    throw new StartupError(parsed.error.issues.map((i) => `${i.path.join('.')}: ${i.message}`).join('; '));
  const values = parsed.data;
  const production = values.NODE_ENV === 'production';
  const errors = production ? productionErrors(values, filled) : [];
  if (errors.length > 0) throw new StartupError(`not fit for production: ${errors.join('. ')}.`);
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`;
  return {
    ...values,
    ...providersOf(values, filled),
    merchants: merchantsOf(filled),
    publicUrl,
    /** Whether browsers connect by TLS, which lets cookies be `Secure`. */
    https: publicUrl.startsWith('https:'),
    production,
    trustedProxies: values.TRUSTED_PROXIES.split(',').filter(Boolean),
  };
}
