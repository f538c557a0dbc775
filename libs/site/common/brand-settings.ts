import { z } from 'zod';
import { CURRENCIES, type Currency } from '#libs/money/currency';

/** A wire amount in a brand's settings, as in "100.00". */
const amount = z.string().regex(/^\d+(\.\d+)?$/);

/** What the server demands of one registration field; the browser draws and checks the form with the same rule. */
export const registerRule = z.strictObject({
  enabled: z.boolean(),
  required: z.boolean(),
  /** `*` matches anything; else the id of a pattern, see the field rules. */
  acceptedPattern: z.string(),
  patternId: z.int().min(0).max(23),
  minLength: z.int().min(0),
  maxLength: z.int().min(1).max(255),
});
export type RegisterRule = z.output<typeof registerRule>;

export const REGISTER_FIELDS = [
  'username',
  'password',
  'confirmPassword',
  'nickname',
  'payeeName',
  'email',
  'mobileNum',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'telegram',
  'zalo',
  'idNumber',
] as const;
export type RegisterField = (typeof REGISTER_FIELDS)[number];

export const registerRules = z.record(z.enum(REGISTER_FIELDS), registerRule);
export type RegisterRules = z.output<typeof registerRules>;

const depositMethod = z.strictObject({
  id: z.string(),
  /** Which provider adapter takes it. */
  provider: z.string(),
  min: amount,
  max: amount,
  fee: amount,
  presets: z.array(amount),
  /** Minutes until an unpaid order ends. */
  expiresAfterMinutes: z.int().positive(),
});
export type DepositMethod = z.output<typeof depositMethod>;

const gameSessions = z.strictObject({
  /** Minutes in which a vendor must begin a game that was started. */
  startWithinMinutes: z.int().positive(),
  /** Minutes after the start in which it takes bets. */
  minutes: z.int().positive(),
});

const withdrawalRules = z.strictObject({
  min: amount,
  max: amount,
  fee: amount,
  /** Orders a day, in the brand's time zone. */
  perDay: z.int().positive(),
  /** What the page promises. */
  arrivalMinutes: z.int().positive(),
  /** An unanswered tranche counts as received after this long. */
  autoReceiveMinutes: z.int().positive(),
  /** When the member is reminded, in percent of that time. */
  remindAtPercent: z.array(z.int().min(1).max(99)),
  /** Withdrawals wait this long after a new bank account. */
  newAccountWaitHours: z.int().min(0),
  bankAccounts: z.int().positive(),
  /** How many times a deposit must be staked before its money may leave. */
  depositTurnover: z.number().min(0).max(100),
  /** A forced receipt gives the money back to the member all the same. */
  forcedReceiptRefunds: z.boolean(),
  /** An operator who does nothing on a case for this long no longer holds it. */
  claimIdleMinutes: z.int().positive().default(30),
});
export type WithdrawalRules = z.output<typeof withdrawalRules>;

/** Everything that an operator may set for a brand. Seeded from `brands/<id>`, each change kept with its author. */
export const brandSettings = z.strictObject({
  name: z.string(),
  merchantCode: z.string(),
  platform: z.string(),
  lotteryType: z.string(),
  currency: z.enum(Object.keys(CURRENCIES) as [Currency, ...Currency[]]),
  timeZone: z.string(),
  /** ISO 3166 alpha-2 code of the country that game vendors are told. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .default('BD'),
  defaultLanguage: z.enum(['BN', 'EN']),
  languages: z.array(z.enum(['BN', 'EN'])).min(1),
  minimumAge: z.int().min(18),
  mainDomain: z.string(),
  licence: z.strictObject({ holder: z.string(), number: z.string(), url: z.string() }).nullable(),
  /** 0 normal, 1 maintenance, 2 region-restricted. */
  systemStatus: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  maintenanceEndTime: z.string().nullable(),
  customerService: z.array(z.strictObject({ csType: z.string(), path: z.string() })),
  whitelabel: z.record(z.string(), z.enum(['0', '1'])),
  registerRules,
  depositMethods: z.array(depositMethod),
  withdrawals: withdrawalRules,
  paymentPassword: z.strictObject({
    minLength: z.int().min(4),
    maxLength: z.int().max(255),
    tries: z.int().positive(),
    lockHours: z.int().positive(),
  }),
  gameSessions: gameSessions.default({ startWithinMinutes: 10, minutes: 720 }),
});
export type BrandSettings = z.output<typeof brandSettings>;
