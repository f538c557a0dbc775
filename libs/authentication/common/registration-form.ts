import {
  AFFILIATE,
  isModuleOn,
  MOBILE_PASSWORD,
  MOBILE_REGISTRATION,
  PHONE_CHECK,
  SMS_VERIFICATION,
  type Whitelabel,
} from '#libs/site/common/modules';
import type { RegisterField, RegisterRule, RegisterRules } from '#libs/site/common/register-rules';

/** What an account is called by: a name that somebody chose, or the mobile number. */
export type RegistrationMode = 'username' | 'mobile';

/** What a brand's settings make of the registration in one mode. Server and browser judge and draw the form by it. */
export interface RegistrationForm {
  /** The captcha is not among them: `GET /wps/member/register/checks` says whether one is needed. */
  rules: Omit<RegisterRules, 'captcha'>;
  /** How the mobile number is proved: by the code sent to it (`verificationCode`), or by a third party's `idToken`. */
  proof: 'code' | 'token' | null;
  proofRequired: boolean;
}

interface RegistrationSettings {
  registerRules: RegisterRules;
  whitelabel: Whitelabel;
}

/** `null` where nobody can register in this mode. */
export function registrationForm(
  { registerRules: { captcha: _, ...rules }, whitelabel }: RegistrationSettings,
  mode: RegistrationMode,
): RegistrationForm | null {
  const on = (module: string) => isModuleOn(whitelabel, module);
  const proof = proofOf(on);
  const upline = on(AFFILIATE) ? {} : switchedOff(rules, ['recommenderId', 'affiliateCode']);
  if (mode === 'username') return byUsername({ ...rules, ...upline }, proof);
  // An account without a password is entered by codes alone: its number must be proved.
  if (!on(MOBILE_REGISTRATION) || (!on(MOBILE_PASSWORD) && proof === null)) return null;
  return byMobile({ ...rules, ...upline }, proof, on(MOBILE_PASSWORD));
}

type Rules = RegistrationForm['rules'];
type Proof = RegistrationForm['proof'];

function byUsername(rules: Rules, proof: Proof): RegistrationForm {
  const { username, password, mobileNum, verificationCode } = rules;
  const proofRequired = proof !== null && verificationCode.enabled && verificationCode.required;
  const offered = proofRequired || (verificationCode.enabled && mobileNum.enabled);
  return formOf(
    {
      ...rules,
      username: demanded(username),
      password: demanded(password),
      mobileNum: proofRequired ? demanded(mobileNum) : mobileNum,
    },
    offered ? proof : null,
    proofRequired,
  );
}

function byMobile(rules: Rules, proof: Proof, withPassword: boolean): RegistrationForm {
  const without = switchedOff(
    rules,
    withPassword ? ['username'] : ['username', 'password', 'confirmPassword'],
  );
  const password = withPassword ? { password: demanded(rules.password) } : {};
  const mobileNum = demanded(rules.mobileNum);
  return formOf({ ...rules, ...without, ...password, mobileNum }, proof, proof !== null);
}

function formOf(rules: Rules, proof: Proof, proofRequired: boolean): RegistrationForm {
  const enabled = proof === 'code';
  const verificationCode = { ...rules.verificationCode, enabled, required: enabled && proofRequired };
  return { rules: { ...rules, verificationCode }, proof, proofRequired };
}

function proofOf(on: (module: string) => boolean): Proof {
  if (on(PHONE_CHECK)) return 'token';
  return on(SMS_VERIFICATION) ? 'code' : null;
}

const demanded = (rule: RegisterRule): RegisterRule => ({ ...rule, enabled: true, required: true });

function switchedOff<Field extends Exclude<RegisterField, 'captcha'>>(rules: Rules, fields: Field[]) {
  const off = fields.map((field) => [field, { ...rules[field], enabled: false, required: false }]);
  return Object.fromEntries(off) as Record<Field, RegisterRule>;
}
