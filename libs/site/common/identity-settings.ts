import { z } from 'zod';

const minutes = z.int().positive();

const smsRules = z.strictObject({
  /** Minutes until another code may be asked for: the specification's `expiredMinutes`. */
  resendMinutes: minutes.max(10).default(1),
  /** Minutes in which a code is good. */
  codeMinutes: minutes.max(10).default(10),
  tries: z.int().positive().default(5),
  /** Of each of three shares: the owner's browsers, who is near the owner, and everybody else. */
  perNumberDay: z.int().positive().default(10),
  perAddressHour: z.int().positive().default(30),
  perBrandHour: z.int().positive().default(2000),
  /** What is told once a limit is reached. */
  waitMinutes: minutes.default(5),
  /** Countries whose numbers are taken, the first being the usual one; digits without a plus. */
  dialingCodes: z
    .array(z.string().regex(/^[1-9]\d{0,3}$/))
    .min(1)
    .default(['880']),
});

const loginRules = z.strictObject({
  /** Failures of a name from an address, within `windowMinutes`, after which a captcha is asked for. */
  captchaAfter: z.int().min(0).default(3),
  /** The same, after which the name is locked for that address. A known device is never locked out. */
  lockAfter: z.int().positive().default(10),
  /** Failures of a name from anywhere, after which it asks everybody unknown for captcha and a further check. */
  attackAfter: z.int().positive().default(50),
  windowMinutes: minutes.default(15),
  /** Failures of all names together from an address, after which it reads a captcha for each further one. */
  addressCaptchaAfter: z.int().min(0).default(30),
  /** Failures of all operators' names together from an address, after which no operator comes in from there. */
  operatorAddressLockAfter: z.int().positive().default(30),
  /** Days in which an address stays known to a member who came in from it. */
  addressDays: z.int().positive().default(90),
  /** Minutes in which a further check may be passed, and how often it may be tried. */
  verificationMinutes: minutes.default(10),
  verificationTries: z.int().positive().default(5),
  /** Tries of all further checks of a member in a day. */
  verificationTriesDay: z.int().positive().default(30),
  /** Days after its last use in which a device stays known. */
  deviceDays: z.int().positive().default(180),
  /** Days in which a remembered device takes its session up again. */
  rememberDays: z.int().positive().default(1),
  /** Days after which a password has expired; 0 for never. */
  passwordDays: z.int().min(0).default(0),
  /** Whether "Username/Email does not exist" is told. It tells strangers who has an account. */
  tellsUnknownAccount: z.boolean().default(false),
  /** Minutes in which a link of the recovery is good. */
  resetLinkMinutes: minutes.default(30),
  /** Withdrawals wait this long after a recovery. */
  recoveryWaitHours: z.int().min(0).default(24),
  /** Withdrawals wait this long after a log-in from an unknown address that nothing proved. */
  unverifiedWaitHours: z.int().min(0).default(24),
  /** An authenticator that was lost is switched off by operators after this long, in which the owner may stop it. */
  factorResetWaitHours: z.int().positive().default(24),
});

const registrationRules = z.strictObject({
  /** Registrations of one address in an hour without captcha and proof of work. */
  freePerAddressHour: z.int().min(0).default(3),
  /** Most registrations of one address in a day. */
  perAddressDay: z.int().positive().default(50),
  /** How often an address is told in an hour that a name is taken, before it has to prove that a person is there. */
  namesPerAddressHour: z.int().min(0).default(30),
  /** How often an address may ask in a minute whether a code leads to an agent. */
  invitationChecksPerMinute: z.int().positive().default(30),
});

const captchaRules = z.strictObject({
  /** Images for one address in a minute. */
  perAddressMinute: z.int().positive().default(30),
});

const freePlayRules = z.strictObject({
  /** Play money that a trial account begins with. */
  balance: z
    .string()
    .regex(/^\d+(\.\d+)?$/)
    .default('10000.00'),
  /** Hours after which it is closed. */
  hours: z.int().positive().default(24),
  perAddressDay: z.int().positive().default(5),
});

/** How people come in, as an operator may set it. */
export const identitySettings = z.strictObject({
  login: loginRules.default(loginRules.parse({})),
  registration: registrationRules.default(registrationRules.parse({})),
  sms: smsRules.default(smsRules.parse({})),
  captcha: captchaRules.default(captchaRules.parse({})),
  freePlay: freePlayRules.default(freePlayRules.parse({})),
});
export type IdentitySettings = z.output<typeof identitySettings>;
export const DEFAULT_IDENTITY_SETTINGS = identitySettings.parse({});
