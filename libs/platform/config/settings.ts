import { z } from 'zod';

export const SAMPLE_SECRET = 'change-me';
/** The minimum that OWASP's password storage cheat sheet recommends for argon2id with two passes. */
export const PASSWORD_MEMORY_KIB = 19_456;

export const url = z.url({
  protocol: /^https?$/,
  error: 'must be an address that begins with http:// or https://',
});
const like = (sample: string, protocol: RegExp) =>
  z.url({ protocol, error: `must be an address like ${sample}` });
const flag = z.enum(['0', '1']).transform((value) => value === '1');

export const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  DATABASE_URL: like('postgres://user:password@host:5432/database', /^postgres(ql)?$/),
  REDIS_URL: like('redis://host:6379', /^rediss?$/).optional(),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().default(3000),
  PUBLIC_URL: url.optional(),
  BRANDS: z.string().optional(),
  SANDBOX_PORT: z.coerce.number().int().optional(),
  SANDBOX_URL: url.optional(),
  DATA_DIR: z.string().default('.data'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  TEST_CLOCK: flag.default(false),
  PAUSE_POINTS: flag.default(false),
  DEMO_HISTORY: flag.default(true),
  LARGE_CATALOGUE: flag.default(false),
  BANK_URL: url.optional(),
  BANK_SECRET: z.string().default(SAMPLE_SECRET),
  BEACON_URL: url.optional(),
  LOTTERY_FEED_SECRET: z.string().optional(),
  LIVE_ROOMS_URL: url.optional(),
  LIVE_ROOMS_SECRET: z.string().default(SAMPLE_SECRET),
  STUDIO_SEED: z.string().optional(),
  SMS_URL: url.optional(),
  SMS_KEY: z.string().default(SAMPLE_SECRET),
  SMTP_URL: like('smtp://user:password@host:587', /^smtps?$/).optional(),
  POST_SMTP_PORT: z.coerce.number().int().optional(),
  MAIL_FROM: z.string().optional(),
  GOOGLE_ISSUER: url.optional(),
  GOOGLE_CLIENT_ID: z.string().default('mela'),
  GOOGLE_CLIENT_SECRET: z.string().default(SAMPLE_SECRET),
  FACEBOOK_DIALOG_URL: url.optional(),
  FACEBOOK_GRAPH_URL: url.optional(),
  FACEBOOK_APP_ID: z.string().default('mela'),
  FACEBOOK_APP_SECRET: z.string().default(SAMPLE_SECRET),
  PHONE_CHECK_ISSUER: url.optional(),
  PHONE_CHECK_URL: url.optional(),
  PHONE_CHECK_CLIENT_ID: z.string().default('mela'),
  ENCRYPTION_SECRET: z.string().default(SAMPLE_SECRET),
  PASSWORD_MEMORY_KIB: z.coerce.number().int().min(8).default(PASSWORD_MEMORY_KIB),
  METRICS_TOKEN: z.string().optional(),
  METRICS_PORT: z.coerce.number().int().optional(),
  TRUSTED_PROXIES: z.string().default(''),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9-]*$/, 'must be the name of a header, like CF-IPCountry')
    .transform((name) => name.toLowerCase())
    .optional(),
  CALLS_PER_PERSON: z.coerce.number().int().min(1).max(100).default(4),
  MONEY_CALLS_PER_PERSON: z.coerce.number().int().min(1).max(100).default(1),
  CALLS_PER_ADDRESS: z.coerce.number().int().min(1).max(1000).default(16),
  PASSWORDS_WAITING: z.coerce.number().int().min(1).max(1000).default(64),
  SOCKETS_PER_PERSON: z.coerce.number().int().min(1).max(1000).default(20),
  SOCKETS_PER_ADDRESS: z.coerce.number().int().min(1).max(100_000).default(1000),
  SOCKET_EVENTS_PER_SECOND: z.coerce.number().int().min(1).max(1000).default(20),
  SOCKET_BUFFER_KIB: z.coerce.number().int().min(16).max(65_536).default(1024),
  AUDIT_KEPT_MONTHS: z.coerce.number().int().min(3).optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(100).default(20),
});

/** The values of the environment, with defaults filled in. */
export type Settings = z.infer<typeof schema>;
