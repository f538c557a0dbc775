/** Modules of the specification's tree of switches (`whitelabel`). */
export const AGENT_POLICY = 'AGENTPOLICY';
/** Registration by mobile number. */
export const MOBILE_REGISTRATION = 'MOBILEREG';
/** Accounts registered by mobile number choose a password; without this module they log in by codes. */
export const MOBILE_PASSWORD = 'MOBILEREGPASS';
/** Codes by SMS; without this module no form asks for one. */
export const SMS_VERIFICATION = 'SMSVERIF';
/** Log-in with a code by SMS. */
export const MOBILE_LOGIN = 'MOBILELOGIN';
export const FREE_PLAY = 'FREEPLAY';
/** Default and expired passwords must be changed. */
export const FORCED_PASSWORD_CHANGE = 'FORCEPASSCHANGE';
/** Recovery starts with the mobile number. */
export const RECOVERY_BY_MOBILE_FIRST = 'CHNGPASSVERIF3';
/** Agents' invitation codes at registration. */
export const AFFILIATE = 'AFFILIATE';
export const SOCIAL_GOOGLE = 'SOCIALGOOGLE';
export const SOCIAL_FACEBOOK = 'SOCIALFACEBOOK';
/** A third party verifies mobile numbers, instead of a code by SMS. */
export const PHONE_CHECK = 'PHONEAUTH';
/** VIP levels, which rise with play. */
export const VIP = 'VIP';
/** A share of the stakes that members claim. */
export const MANUAL_REBATE = 'REBATE';
/** Points, which are earned by play. */
export const POINTS = 'POINTS';
/** Missions, whose steps reward play. */
export const MISSION = 'MISSION';
/** Rewards for members whose own code others register with. */
export const REFERRAL = 'REFERRAL';
/** The chat with customer service in the portal. */
export const SERVICE = 'SERVICE';

/** Every switch that is built, in the order in which operators see them. */
export const MODULES = [
  AGENT_POLICY,
  AFFILIATE,
  MOBILE_REGISTRATION,
  MOBILE_PASSWORD,
  SMS_VERIFICATION,
  MOBILE_LOGIN,
  RECOVERY_BY_MOBILE_FIRST,
  FORCED_PASSWORD_CHANGE,
  FREE_PLAY,
  SOCIAL_GOOGLE,
  SOCIAL_FACEBOOK,
  PHONE_CHECK,
  VIP,
  MANUAL_REBATE,
  POINTS,
  MISSION,
  REFERRAL,
  SERVICE,
] as const;

/** A brand's switches, by module. */
export type Whitelabel = Readonly<Record<string, string>>;

/** Whether a module is on. A missing one is off. */
export const isModuleOn = (whitelabel: Whitelabel, module: string): boolean => whitelabel[module] === '1';
