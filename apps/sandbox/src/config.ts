import { z } from 'zod';

const port = z.coerce.number().int().min(1).max(65535);

const schema = z.object({
  NODE_ENV: z
    .string()
    .refine(
      (value) => value !== 'production',
      'the sandbox is a demonstration and does not run in production',
    )
    .optional(),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  SANDBOX_PORT: port.optional(),
  PUBLIC_URL: z.url().optional(),
  PORTAL_URL: z.url().optional(),
  SANDBOX_URL: z.url().optional(),
  DATA_DIR: z.string().default('.data'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  BANK_SECRET: z.string().default('change-me'),
  STUDIO_SECRET: z
    .string()
    .regex(/[^,\s]/, 'must name a secret')
    .default('change-me'),
  STUDIO_SEED: z.string().optional(),
  SMS_KEY: z.string().default('change-me'),
  SMTP_URL: z.url().optional(),
  POST_SMTP_PORT: port.optional(),
  GOOGLE_CLIENT_ID: z.string().default('mela'),
  GOOGLE_CLIENT_SECRET: z.string().default('change-me'),
  FACEBOOK_APP_ID: z.string().default('mela'),
  FACEBOOK_APP_SECRET: z.string().default('change-me'),
  PHONE_CHECK_CLIENT_ID: z.string().default('mela'),
});

export interface Credentials {
  id: string;
  secret: string;
}

export interface SandboxConfig {
  host: string;
  port: number;
  /** The sandbox's address for browsers. */
  sandboxUrl: string;
  /** The portal's address for browsers: the only origin that a return link may lead to. */
  publicUrl: string;
  /** The portal's address for the sandbox itself. */
  portalUrl: string;
  dataDir: string;
  logLevel: string;
  bankSecret: string;
  /** The first one signs; each of them is accepted. */
  studioSecrets: readonly [string, ...string[]];
  /** If set, seeds are derived from it instead of drawn at random. */
  studioSeed: string | undefined;
  /** The bearer token for sending SMS. */
  smsKey: string;
  /** The log-in for sending mail, from the portal's SMTP_URL. */
  smtpUser: Credentials;
  smtpPort: number;
  /** The portal's client at each provider of `id`. */
  openIdClient: Credentials;
  facebookClient: Credentials;
  phoneClientId: string;
}

/** @throws Error with one sentence per malformed variable. */
export function readConfig(env: NodeJS.ProcessEnv): SandboxConfig {
  const filled = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(filled);
  if (!parsed.success) {
    throw new Error(
      parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '),
    );
  }
  const values = parsed.data;
  const sandboxPort = values.SANDBOX_PORT ?? values.PORT + 1;
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`;
  return {
    host: values.HOST,
    port: sandboxPort,
    sandboxUrl: values.SANDBOX_URL ?? `http://127.0.0.1:${sandboxPort}`,
    publicUrl,
    portalUrl: values.PORTAL_URL ?? publicUrl,
    dataDir: values.DATA_DIR,
    logLevel: values.LOG_LEVEL,
    bankSecret: values.BANK_SECRET,
    studioSecrets: secretsOf(values.STUDIO_SECRET),
    studioSeed: values.STUDIO_SEED,
    smsKey: values.SMS_KEY,
    smtpUser: credentialsOf(values.SMTP_URL),
    smtpPort: values.POST_SMTP_PORT ?? values.PORT + 2,
    openIdClient: { id: values.GOOGLE_CLIENT_ID, secret: values.GOOGLE_CLIENT_SECRET },
    facebookClient: { id: values.FACEBOOK_APP_ID, secret: values.FACEBOOK_APP_SECRET },
    phoneClientId: values.PHONE_CHECK_CLIENT_ID,
  };
}

function credentialsOf(smtpUrl = 'smtp://mela:change-me@localhost'): Credentials {
  const { username, password } = new URL(smtpUrl);
  return { id: decodeURIComponent(username), secret: decodeURIComponent(password) };
}

function secretsOf(list: string): readonly [string, ...string[]] {
  const [first = '', ...others] = list
    .split(',')
    .map((secret) => secret.trim())
    .filter(Boolean);
  return [first, ...others];
}
