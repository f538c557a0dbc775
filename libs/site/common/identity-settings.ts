import { z } from 'zod';

const minutes = z.int().positive();

/** Of one-time codes, by SMS and by mail alike. */
const smsRules = z.strictObject({
  /** Minutes until another code may be requested: the specification's `expiredMinutes`. */
  resendMinutes: minutes.max(10).default(1),
  /** Minutes for which a code is valid. */
  codeMinutes: minutes.max(10).default(10),
  tries: z.int().positive().default(5),
  /**
   * Codes of one number or mail address in a day, for each of three groups: the owner's browsers, the owner's networks,
   * everybody else.
   */
  perNumberDay: z.int().positive().default(10),
  perAddressHour: z.int().positive().default(30),
  perBrandHour: z.int().positive().default(2000),
  /** The waiting time that is shown once a limit is reached. */
  waitMinutes: minutes.default(5),
  /** Countries whose numbers are accepted, the default first; digits without a plus. */
  dialingCodes: z
    .array(z.string().regex(/^[1-9]\d{0,3}$/))
    .min(1)
    .default(['880']),
});

const loginRules = z.strictObject({
  /** Failures of a name from an address, within `windowMinutes`, before a captcha is required. */
  captchaAfter: z.int().min(0).default(3),
  /** Failures before the name is locked for that address. A known device is never locked out. */
  lockAfter: z.int().positive().default(10),
  /** Failures of a name from anywhere before every unknown device needs a captcha and a second check. */
  attackAfter: z.int().positive().default(50),
  windowMinutes: minutes.default(15),
  /** Failures of all names from an address before each further attempt from it needs a captcha. */
  addressCaptchaAfter: z.int().min(0).default(30),
  /** Failures of all operators' names from an address before no operator can log in from it. */
  operatorAddressLockAfter: z.int().positive().default(30),
  /** Days for which an address stays known to a member who logged in from it. */
  addressDays: z.int().positive().default(90),
  /** Minutes for a second check, and how often it may be tried. */
  verificationMinutes: minutes.default(10),
  verificationTries: z.int().positive().default(5),
  /** Attempts at all second checks of a member in a day. */
  verificationTriesDay: z.int().positive().default(30),
  /** Days after its last use for which a device stays known. */
  deviceDays: z.int().positive().default(180),
  /** Days for which a remembered device resumes its session. */
  rememberDays: z.int().positive().default(1),
  /** Days until a password expires; 0 for never. */
  passwordDays: z.int().min(0).default(0),
  /** Whether "Username/Email does not exist" is shown. It reveals to strangers who has an account. */
  tellsUnknownAccount: z.boolean().default(false),
  /** Minutes for which a recovery link is valid. */
  resetLinkMinutes: minutes.default(30),
  /** Withdrawals wait this many hours after a recovery. */
  recoveryWaitHours: z.int().min(0).default(24),
  /** Withdrawals wait this many hours after an unverified log-in from an unknown address. */
  unverifiedWaitHours: z.int().min(0).default(24),
  /** Operators switch off a lost authenticator after this many hours, in which the owner may stop it. */
  factorResetWaitHours: z.int().positive().default(24),
});

const registrationRules = z.strictObject({
  /** Registrations of one address in an hour without captcha and proof of work. */
  freePerAddressHour: z.int().min(0).default(3),
  /** The maximum of registrations of one address in a day. */
  perAddressDay: z.int().positive().default(50),
  /** How often in an hour an address learns that a name is taken, before it has to pass a bot check. */
  namesPerAddressHour: z.int().min(0).default(30),
  /** How often in a minute an address may ask whether a code leads to an agent. */
  invitationChecksPerMinute: z.int().positive().default(30),
});

const captchaRules = z.strictObject({
  /** Images for one address in a minute. */
  perAddressMinute: z.int().positive().default(30),
});

const freePlayRules = z.strictObject({
  /** The initial play money of a trial account. */
  balance: z
    .string()
    .regex(/^\d+(\.\d+)?$/)
    .meta({ kind: 'amount' })
    .default('10000.00'),
  /** Hours after which it is closed. */
  hours: z.int().positive().default(24),
  perAddressDay: z.int().positive().default(5),
});

/** Settings of registration, log-in and recovery, as an operator may change them. */
export const identitySettings = z.strictObject({
  login: loginRules.default(loginRules.parse({})),
  registration: registrationRules.default(registrationRules.parse({})),
  sms: smsRules.default(smsRules.parse({})),
  captcha: captchaRules.default(captchaRules.parse({})),
  freePlay: freePlayRules.default(freePlayRules.parse({})),
});
export type IdentitySettings = z.output<typeof identitySettings>;
export const DEFAULT_IDENTITY_SETTINGS = identitySettings.parse({});
