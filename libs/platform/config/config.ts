import { z } from 'zod';

const flag = z.enum(['0', '1']).transform((value) => value === '1');
const SAMPLE_SECRET = 'change-me';
/** The least that OWASP's cheat sheet on password storage recommends for argon2id with two passes. */
const PASSWORD_MEMORY_KIB = 19_456;

const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  DATABASE_URL: z.string().min(1),
  REDIS_URL: z.string().optional(),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().default(3000),
  PUBLIC_URL: z.string().optional(),
  SANDBOX_PORT: z.coerce.number().int().optional(),
  SANDBOX_URL: z.string().optional(),
  DATA_DIR: z.string().default('.data'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  TEST_CLOCK: flag.default(false),
  PAUSE_POINTS: flag.default(false),
  BANK_SECRET: z.string().default(SAMPLE_SECRET),
  STUDIO_SECRET: z.string().default(SAMPLE_SECRET),
  STUDIO_URL: z.string().optional(),
  STUDIO_ADDRESSES: z.string().default(''),
  STUDIO_SEED: z.string().optional(),
  SMS_URL: z.string().optional(),
  SMS_KEY: z.string().default(SAMPLE_SECRET),
  SMTP_URL: z.string().optional(),
  POST_SMTP_PORT: z.coerce.number().int().optional(),
  MAIL_FROM: z.string().default('Mela <no-reply@mela.localhost>'),
  GOOGLE_ISSUER: z.string().optional(),
  GOOGLE_CLIENT_ID: z.string().default('mela'),
  GOOGLE_CLIENT_SECRET: z.string().default(SAMPLE_SECRET),
  FACEBOOK_DIALOG_URL: z.string().optional(),
  FACEBOOK_GRAPH_URL: z.string().optional(),
  FACEBOOK_APP_ID: z.string().default('mela'),
  FACEBOOK_APP_SECRET: z.string().default(SAMPLE_SECRET),
  PHONE_CHECK_ISSUER: z.string().optional(),
  PHONE_CHECK_URL: z.string().optional(),
  PHONE_CHECK_CLIENT_ID: z.string().default('mela'),
  ENCRYPTION_SECRET: z.string().default(SAMPLE_SECRET),
  PASSWORD_MEMORY_KIB: z.coerce.number().int().min(8).default(PASSWORD_MEMORY_KIB),
  METRICS_TOKEN: z.string().optional(),
  TRUSTED_PROXIES: z.string().default(''),
  DATABASE_POOL: z.coerce.number().int().min(2).max(100).default(20),
});

export type Config = ReturnType<typeof loadConfig>;

/** What differs between machines, read once from the environment. */
export const CONFIG_KEYS = Object.keys(schema.shape);

/**
 * @throws Error with one sentence per fault: a missing or malformed variable, and in production a sample secret,
 * a seed of the studio, passwords hashed too cheaply, a test clock or pause points.
 */
export function loadConfig(env: NodeJS.ProcessEnv = process.env) {
  const filled = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(filled);
  if (!parsed.success)
    throw new Error(parsed.error.issues.map((i) => `${i.path.join('.')}: ${i.message}`).join('; '));
  const values = parsed.data;
  if (values.NODE_ENV === 'production') refuseForProduction(values);
  const sandboxPort = values.SANDBOX_PORT ?? values.PORT + 1;
  const sandboxUrl = values.SANDBOX_URL ?? `http://127.0.0.1:${sandboxPort}`;
  return {
    ...values,
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    sandboxUrl,
    studioUrl: values.STUDIO_URL ?? `${sandboxUrl}/studio`,
    smsUrl: values.SMS_URL ?? `${sandboxUrl}/post/sms`,
    smtpUrl:
      values.SMTP_URL ?? `smtp://mela:${SAMPLE_SECRET}@127.0.0.1:${values.POST_SMTP_PORT ?? values.PORT + 2}`,
    googleIssuer: values.GOOGLE_ISSUER ?? `${sandboxUrl}/id`,
    facebookDialogUrl: values.FACEBOOK_DIALOG_URL ?? `${sandboxUrl}/id/facebook`,
    facebookGraphUrl: values.FACEBOOK_GRAPH_URL ?? `${sandboxUrl}/id/facebook`,
    phoneCheckIssuer: values.PHONE_CHECK_ISSUER ?? `${sandboxUrl}/id`,
    phoneCheckUrl: values.PHONE_CHECK_URL ?? `${sandboxUrl}/id/phone`,
    production: values.NODE_ENV === 'production',
    trustedProxies: values.TRUSTED_PROXIES.split(',').filter(Boolean),
  };
}

function refuseForProduction(values: z.infer<typeof schema>): void {
  const faults = [
    values.BANK_SECRET === SAMPLE_SECRET && 'BANK_SECRET is the sample value',
    values.STUDIO_SECRET.split(',').includes(SAMPLE_SECRET) && 'STUDIO_SECRET is the sample value',
    values.SMS_URL && values.SMS_KEY === SAMPLE_SECRET && 'SMS_KEY is the sample value',
    values.GOOGLE_ISSUER &&
      values.GOOGLE_CLIENT_SECRET === SAMPLE_SECRET &&
      'GOOGLE_CLIENT_SECRET is the sample value',
    values.FACEBOOK_GRAPH_URL &&
      values.FACEBOOK_APP_SECRET === SAMPLE_SECRET &&
      'FACEBOOK_APP_SECRET is the sample value',
    values.STUDIO_SEED && 'STUDIO_SEED must not be set',
    values.ENCRYPTION_SECRET === SAMPLE_SECRET && 'ENCRYPTION_SECRET is the sample value',
    values.PASSWORD_MEMORY_KIB < PASSWORD_MEMORY_KIB &&
      `PASSWORD_MEMORY_KIB must not be below ${PASSWORD_MEMORY_KIB}`,
    values.TEST_CLOCK && 'TEST_CLOCK must be off',
    values.PAUSE_POINTS && 'PAUSE_POINTS must be off',
  ].filter(Boolean);
  if (faults.length > 0) throw new Error(`not fit for production: ${faults.join('; ')}`);
}
