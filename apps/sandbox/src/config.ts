import { z } from 'zod';
import { type Secrets, VENDOR_CODES, type VendorCode } from './vendor/codes.js';

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
  LOTTERY_FEED_SECRET: z.string().default('change-me'),
  LIVE_ROOMS_SECRET: z.string().default('change-me'),
  STUDIO_SEED: z.string().optional(),
  LARGE_CATALOGUE: z.enum(['0', '1']).default('0'),
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

/** What the sandbox's companies and a merchant know each other by. */
export interface Contract {
  bankSecret: string;
  /** The first signs; the portal accepts each of them. */
  lotteryFeedSecret: string;
  /** By which a merchant signs its calls and the tokens of its members' chats. */
  liveRoomsSecret: string;
  /** By the code under which a game company is known to the portal. */
  vendorSecrets: Partial<Record<VendorCode, Secrets>>;
  /** The merchant's client at each provider of `id`. */
  openIdClient: Credentials;
  facebookClient: Credentials;
  phoneClientId: string;
}

/** Without a contract of its own a merchant has the common one. */
export interface SandboxConfig extends Contract {
  /** Contracts of merchants, by merchant code. */
  merchants: Record<string, Contract>;
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
  /** If set, seeds are derived from it instead of drawn at random. */
  studioSeed: string | undefined;
  /** Whether 5,000 titles of twelve vendors are offered beside the games. */
  largeCatalogue: boolean;
  /** The bearer token for sending SMS. */
  smsKey: string;
  /** The log-in for sending mail, from the portal's SMTP_URL. */
  smtpUser: Credentials;
  smtpPort: number;
}

export const contractOf = (config: SandboxConfig, merchant: string): Contract =>
  Object.hasOwn(config.merchants, merchant) ? (config.merchants[merchant] ?? config) : config;

export const contractsOf = (config: SandboxConfig): Contract[] => [
  config,
  ...Object.values(config.merchants),
];

/** @throws Error with one sentence per malformed variable. */
export function readConfig(env: NodeJS.ProcessEnv): SandboxConfig {
  const filled = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const values = parse(filled);
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
    ...contractIn(values, filled),
    merchants: merchantsIn(filled),
    studioSeed: values.STUDIO_SEED,
    largeCatalogue: values.LARGE_CATALOGUE === '1',
    smsKey: values.SMS_KEY,
    smtpUser: credentialsOf(values.SMTP_URL),
    smtpPort: values.POST_SMTP_PORT ?? values.PORT + 2,
  };
}

type Environment = Record<string, string | undefined>;

const VENDOR_SECRET = /^VENDOR_[A-Z0-9_]+_SECRET$/;

function parse(env: Environment): z.output<typeof schema> {
  const parsed = schema.safeParse(env);
  if (parsed.success) return parsed.data;
  throw new Error(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '));
}

const contractIn = (values: z.output<typeof schema>, env: Environment): Contract => ({
  bankSecret: values.BANK_SECRET,
  lotteryFeedSecret: values.LOTTERY_FEED_SECRET.split(',')[0]?.trim() ?? '',
  liveRoomsSecret: values.LIVE_ROOMS_SECRET,
  vendorSecrets: Object.fromEntries(VENDOR_CODES.map((code) => [code, secretsOf(code, env)])),
  openIdClient: { id: values.GOOGLE_CLIENT_ID, secret: values.GOOGLE_CLIENT_SECRET },
  facebookClient: { id: values.FACEBOOK_APP_ID, secret: values.FACEBOOK_APP_SECRET },
  phoneClientId: values.PHONE_CHECK_CLIENT_ID,
});

/** `BANK_SECRET__OTHER` is the secret of the merchant `other`; a hyphen in the code is written as an underscore. */
function merchantsIn(env: Environment): Record<string, Contract> {
  const own: Record<string, Environment> = {};
  for (const [name, value] of Object.entries(env)) {
    const [, key = '', suffix = ''] = /^([A-Z][A-Z0-9_]*?)__([A-Z0-9_]+)$/.exec(name) ?? [];
    const code = suffix.toLowerCase().replaceAll('_', '-');
    if (Object.hasOwn(schema.shape, key) || VENDOR_SECRET.test(key))
      own[code] = { ...own[code], [key]: value };
  }
  return Object.fromEntries(
    Object.entries(own).map(([code, values]) => {
      const all = { ...env, ...values };
      return [code, contractIn(parse(all), all)];
    }),
  );
}

function credentialsOf(smtpUrl = 'smtp://mela:change-me@localhost'): Credentials {
  const { username, password } = new URL(smtpUrl);
  return { id: decodeURIComponent(username), secret: decodeURIComponent(password) };
}

/** @throws Error for a variable that names no secret */
function secretsOf(code: VendorCode, env: Environment): Secrets {
  const name = `VENDOR_${code}_SECRET`;
  const [first, ...others] = (env[name] ?? 'change-me')
    .split(',')
    .map((secret) => secret.trim())
    .filter(Boolean);
  if (first === undefined) throw new Error(`${name}: must name a secret`);
  return [first, ...others];
}

/** Of the vendor with this code towards a merchant. */
export const vendorSecretsOf = (config: SandboxConfig, code: VendorCode, merchant: string): Secrets => {
  const secrets = contractOf(config, merchant).vendorSecrets[code];
  if (!secrets) throw new Error(`no secret of ${code}`);
  return secrets;
};
