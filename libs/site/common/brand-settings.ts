import { z } from 'zod';
import { PLAY_CURRENCY, POINTS_CURRENCY } from '#libs/money/currency';
import { currencyCode } from '#libs/money/currency-code';
import { FIELD_PATTERNS } from './field-patterns.js';
import { DEFAULT_IDENTITY_SETTINGS, identitySettings } from './identity-settings.js';
import { languageCode } from './language-code.js';
import { DEFAULT_REGIONS, regionSettings } from './region-settings.js';
import { type RegisterRule, registerRules } from './register-rules.js';
import { DEFAULT_REWARD_SETTINGS, rewardSettings } from './reward-settings.js';
import { DEFAULT_SERVICE_SETTINGS, serviceSettings } from './service-settings.js';
import { settingAmount as amount } from './setting-amount.js';
import { analytics, cdnOrigins, customerService, downloads, lines, resources } from './startup-settings.js';
import { systemStatus } from './system-status.js';

/** Rules that settings may contain. Not checked on the wire, where an open page may have yesterday's patterns. */
const checkedRegisterRules = registerRules.superRefine((rules, context) => {
  for (const [field, rule] of Object.entries(rules)) {
    const fault = ruleError(rule);
    if (fault) context.addIssue({ code: 'custom', path: [field], message: fault });
  }
});

function ruleError({ acceptedPattern, patternId, minLength, maxLength }: RegisterRule): string | null {
  if (minLength > maxLength) return 'minLength is above maxLength';
  const pattern = FIELD_PATTERNS[patternId];
  const known = ['*', pattern?.name, pattern?.expression.source];
  if (known.includes(acceptedPattern)) return null;
  return `acceptedPattern is not that of patternId ${patternId}, ${pattern?.name}: ${pattern?.meaning}`;
}

const depositMethod = z.strictObject({
  id: z.string(),
  /** The provider adapter that processes it. */
  provider: z.string(),
  min: amount,
  max: amount,
  fee: amount,
  presets: z.array(amount),
  /** Minutes until an unpaid order expires. */
  expiresAfterMinutes: z.int().positive(),
});
export type DepositMethod = z.output<typeof depositMethod>;

const gameSessions = z.strictObject({
  /** Minutes within which a vendor must authenticate a started game. */
  startWithinMinutes: z.int().positive(),
  /** Minutes after the start during which it accepts bets. */
  minutes: z.int().positive(),
  /** Starting a game of a vendor that keeps wallets first moves the member's balance there. */
  moveBalance: z.boolean().default(true),
});

const withdrawalRules = z.strictObject({
  min: amount,
  max: amount,
  fee: amount,
  /** Orders a day, in the brand's time zone. */
  perDay: z.int().positive(),
  /** The arrival time that the page promises. */
  arrivalMinutes: z.int().positive(),
  /** An unanswered tranche counts as received after this many minutes. */
  autoReceiveMinutes: z.int().positive(),
  /** When the member is reminded, in percent of that time. */
  remindAtPercent: z.array(z.int().min(1).max(99)),
  /** Withdrawals wait this long after a new bank account was added. */
  newAccountWaitHours: z.int().min(0),
  bankAccounts: z.int().positive(),
  /** How many times a deposit must be staked before it can be withdrawn. */
  depositTurnover: z.number().min(0).max(100),
  /** With less money than this, and none at stake, nothing has to be staked any more. */
  turnoverEndsBelow: amount.default('1'),
  /** Whether a forced receipt still refunds the member. */
  forcedReceiptRefunds: z.boolean(),
  /** An operator's claim on a case ends after this many minutes without activity. */
  claimIdleMinutes: z.int().positive().default(30),
});
export type WithdrawalRules = z.output<typeof withdrawalRules>;

const operationsRules = z.strictObject({
  /** A withdrawal above this amount must be paid by a different operator than the one who approved it. */
  secondOperatorAbove: amount,
  /** A campaign that can cost more than this amount is published by two operators. */
  secondOperatorCampaignAbove: amount.default('100000'),
  /** A broadcast that reaches more members than this is published by two operators. */
  secondOperatorBroadcastAbove: z.int().min(0).max(1_000_000_000).default(1000),
  /** A reward that an operator gives to one member takes two operators if it costs more than this amount. */
  secondOperatorGiftAbove: amount.default('5000'),
});

/** Percent, as in "0.25". */
const percent = z
  .string()
  .regex(/^\d{1,3}(\.\d{1,4})?$/)
  .meta({ kind: 'percent' });
const salaryRates = z.strictObject({ winRate: percent, lossRate: percent });
const realtimeRates = salaryRates.extend({ betRate: percent });

const contractRules = z.strictObject({
  /** The kinds that agents may offer. */
  kinds: z.array(z.enum(['realtime', 'hourly', 'daily', 'dividend'])),
  /** What acceptance does to contracts below that pay more than the new one. */
  conflict: z.enum(['TERMINATE', 'REJECT', 'CLAMP']),
  caps: z.strictObject({ realtime: realtimeRates, hourly: salaryRates, daily: percent, dividend: percent }),
  /** The suggested rates of a new real-time contract. */
  suggested: realtimeRates,
  /** The maximum of all salaries on one bet together, in percent of the game's theoretical edge. */
  edgeShare: z.int().min(0).max(100),
  /** A member counts as active with at least this valid bet in the period. */
  activeMemberBet: amount,
  /** How long rounds may take to be committed before they are settled, and how far back late ones are searched. */
  settleDelaySeconds: z.int().min(0),
  lateMinutes: z.int().positive(),
  nightlyLateHours: z.int().positive(),
  /** Whether a loss of the house in one dividend period is offset against the next. */
  dividendCarriesLoss: z.boolean(),
  /** Whether an agent who owes a dividend can neither withdraw nor transfer. */
  unpaidDividendFreezes: z.boolean(),
  /** The maximum number of open links per agent. */
  registrationLinks: z.int().positive(),
});
export type ContractRules = z.output<typeof contractRules>;

/**
 * Everything that an operator may set for a brand. Seeded from `brands/<id>`; each change is stored with its author.
 */
export const brandSettings = z.strictObject({
  name: z.string(),
  merchantCode: z.string(),
  platform: z.string(),
  lotteryType: z.string(),
  currency: currencyCode.refine(
    (currency) => currency !== PLAY_CURRENCY && currency !== POINTS_CURRENCY,
    'play money and points are no currency of a brand',
  ),
  timeZone: z.string(),
  /** The ISO 3166 alpha-2 country code that game vendors are given. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .default('BD'),
  defaultLanguage: languageCode,
  languages: z.array(languageCode).min(1),
  minimumAge: z.int().min(18),
  mainDomain: z.string(),
  licence: z.strictObject({ holder: z.string(), number: z.string(), url: z.string() }).nullable(),
  systemStatus,
  maintenanceEndTime: z.string().nullable(),
  regions: regionSettings.default(DEFAULT_REGIONS),
  customerService,
  service: serviceSettings.default(DEFAULT_SERVICE_SETTINGS),
  resources: resources.default([]),
  imageCdn: cdnOrigins.default([]),
  launchCdn: cdnOrigins.default([]),
  lines: lines.default([]),
  downloads: downloads.default([]),
  analytics: analytics.default(''),
  whitelabel: z.record(z.string(), z.enum(['0', '1'])),
  registerRules: checkedRegisterRules,
  depositMethods: z.array(depositMethod),
  withdrawals: withdrawalRules,
  paymentPassword: z.strictObject({
    minLength: z.int().min(4),
    maxLength: z.int().max(255),
    tries: z.int().positive(),
    lockHours: z.int().positive(),
  }),
  gameSessions: gameSessions.default({ startWithinMinutes: 10, minutes: 720, moveBalance: true }),
  contracts: contractRules.default({
    kinds: ['realtime', 'hourly', 'daily', 'dividend'],
    conflict: 'TERMINATE',
    caps: {
      realtime: { winRate: '0.40', lossRate: '2.10', betRate: '0.10' },
      hourly: { winRate: '1.00', lossRate: '3.00' },
      daily: '2.00',
      dividend: '30.00',
    },
    suggested: { winRate: '0.10', lossRate: '0.20', betRate: '0.00' },
    edgeShare: 50,
    activeMemberBet: '100.00',
    settleDelaySeconds: 30,
    lateMinutes: 15,
    nightlyLateHours: 48,
    dividendCarriesLoss: true,
    unpaidDividendFreezes: true,
    registrationLinks: 20,
  }),
  rewards: rewardSettings.default(DEFAULT_REWARD_SETTINGS),
  operations: operationsRules.default({
    secondOperatorAbove: '5000.00',
    secondOperatorCampaignAbove: '100000',
    secondOperatorBroadcastAbove: 1000,
    secondOperatorGiftAbove: '5000',
  }),
  /** The minimum of a transfer between members. */
  transferMin: amount.default('1.00'),
  identity: identitySettings.default(DEFAULT_IDENTITY_SETTINGS),
});
export type BrandSettings = z.output<typeof brandSettings>;
