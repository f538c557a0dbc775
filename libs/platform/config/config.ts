import { Obstacle } from '../lifecycle/obstacle.js';
import { productionFaults } from './production.js';
import { providersOf } from './providers.js';
import { schema } from './settings.js';

export type Config = ReturnType<typeof loadConfig>;

/** What differs between machines, read once from the environment. */
export const CONFIG_KEYS = Object.keys(schema.shape);

/**
 * @throws Obstacle with one sentence per fault: a missing or malformed variable, and in production whatever
 * `productionFaults` finds.
 */
export function loadConfig(env: NodeJS.ProcessEnv = process.env) {
  const filled = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim() !== ''));
  const parsed = schema.safeParse(filled);
  if (!parsed.success)
    throw new Obstacle(parsed.error.issues.map((i) => `${i.path.join('.')}: ${i.message}`).join('; '));
  const values = parsed.data;
  const production = values.NODE_ENV === 'production';
  const faults = production ? productionFaults(values) : [];
  if (faults.length > 0) throw new Obstacle(`not fit for production: ${faults.join('. ')}.`);
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`;
  return {
    ...values,
    ...providersOf(values),
    publicUrl,
    /** Whether browsers come by TLS, so that cookies may insist on it. */
    https: publicUrl.startsWith('https:'),
    production,
    trustedProxies: values.TRUSTED_PROXIES.split(',').filter(Boolean),
  };
}
