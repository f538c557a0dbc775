import { TEST_PASSWORD } from '#libs/platform/testing/portal-client';
import { FIELD_PATTERNS } from '#libs/site/common/field-patterns';
import {
  OPTIONAL_PROFILE_FIELDS,
  type RegisterField,
  type RegisterRule,
} from '#libs/site/common/register-rules';
import { pairwise, type Row } from './pairwise.fixture.js';

/** Fields whose rule may be off, optional or required; the captcha's is off or on. */
export const OPTIONAL_FIELDS = [
  'confirmPassword',
  'nickname',
  'payeeName',
  'email',
  'mobileNum',
  ...OPTIONAL_PROFILE_FIELDS,
  'recommenderId',
  'affiliateCode',
  'paymentPassword',
  'verificationCode',
] as const;
type OptionalField = (typeof OPTIONAL_FIELDS)[number];
const SWITCHES = ['MOBILEREG', 'MOBILEREGPASS', 'SMSVERIF', 'AFFILIATE', 'PHONEAUTH'] as const;
type Factor = 'mode' | 'captcha' | 'username' | 'password' | OptionalField | (typeof SWITCHES)[number];

/** A brand's settings of the registration, and how somebody registers there. */
export type World = Row<Factor>;

const USES = ['off', 'optional', 'required'] as const;
const ON_OFF = ['1', '0'] as const;

const factors = Object.fromEntries([
  ['mode', ['username', 'mobile']],
  ['captcha', ['off', 'required']],
  ...SWITCHES.map((name) => [name, ON_OFF]),
  ...['username', 'password', ...OPTIONAL_FIELDS].map((name) => [name, USES]),
]) as Record<Factor, readonly string[]>;

/** Where nobody can register by a number, there is nothing to send. */
function possible({ mode, MOBILEREG, MOBILEREGPASS, SMSVERIF, PHONEAUTH }: Partial<World>): boolean {
  if (mode !== 'mobile') return true;
  return MOBILEREG !== '0' && !(MOBILEREGPASS === '0' && SMSVERIF === '0' && PHONEAUTH === '0');
}

export const worlds: World[] = pairwise(factors, possible);

/** The world in one line: the mode, what is switched on, and the fields by their use. */
export function nameOf(world: World): string {
  const on = SWITCHES.filter((name) => world[name] === '1');
  const by = (use: string) => ['captcha' as const, ...OPTIONAL_FIELDS].filter((name) => world[name] === use);
  const used = `required ${by('required').join(' ')}; optional ${by('optional').join(' ')}`;
  return `by ${world.mode}; on ${on.join(' ')}; ${used}`;
}

/** Pattern, bounds, a wrong text with the code that it gets, and the code of an empty one. */
const RULES: Record<RegisterField, [number, number, number, string, string, string]> = {
  username: [1, 4, 20, '1abcd', 'field_account_format', 'field_length'],
  password: [0, 8, 64, 'password1', 'field_password_common', 'field_password_length'],
  confirmPassword: [0, 8, 64, 'Another-One-42', 'field_mismatch', 'field_length'],
  nickname: [0, 1, 40, 'x'.repeat(41), 'field_length', 'field_length'],
  payeeName: [8, 2, 80, 'R0y', 'field_real_name_format', 'field_length'],
  email: [3, 6, 120, 'nobody', 'field_email_format', 'field_length'],
  mobileNum: [23, 6, 15, '0171234567', 'field_mobile_digits', 'field_length'],
  qqNum: [23, 5, 12, 'abcdef', 'field_invalid', 'field_length'],
  line: [9, 2, 40, 'a b', 'field_invalid', 'field_length'],
  whatsapp: [9, 2, 40, 'a b', 'field_invalid', 'field_length'],
  facebook: [9, 2, 40, 'a b', 'field_invalid', 'field_length'],
  wechat: [9, 2, 40, 'a b', 'field_invalid', 'field_length'],
  telegram: [9, 2, 40, 'a b', 'field_invalid', 'field_length'],
  zalo: [9, 2, 40, 'a b', 'field_invalid', 'field_length'],
  idNumber: [14, 5, 30, 'ab-1234', 'field_invalid', 'field_length'],
  recommenderId: [0, 1, 64, 'nobody', 'field_invitation_code', 'field_length'],
  affiliateCode: [0, 1, 64, 'nobody', 'field_invitation_code', 'field_length'],
  paymentPassword: [0, 1, 255, '12', 'field_password_length', 'field_password_length'],
  verificationCode: [23, 4, 8, 'abcd', 'field_verification_code', 'field_verification_code'],
  captcha: [0, 1, 20, '', '', ''],
};

export const wrongTextOf = (field: RegisterField) => RULES[field][3];
export const wrongCodeOf = (field: RegisterField) => RULES[field][4];
export const missingCodeOf = (field: RegisterField) => RULES[field][5];

export function rulesOf(world: World): Record<string, RegisterRule> {
  const rule = (field: RegisterField): RegisterRule => {
    const [patternId, minLength, maxLength] = RULES[field];
    const enabled = world[field] !== 'off';
    const required = world[field] === 'required';
    return {
      enabled,
      required,
      acceptedPattern: FIELD_PATTERNS[patternId]?.name ?? '*',
      patternId,
      minLength,
      maxLength,
    };
  };
  return Object.fromEntries((Object.keys(RULES) as RegisterField[]).map((field) => [field, rule(field)]));
}

export const switchesOf = (world: World): Record<string, string> =>
  Object.fromEntries(SWITCHES.map((name) => [name, world[name]]));

/** What proves the number in this world: nothing, `verificationCode`, or `idToken`. */
function proofOf({ mode, PHONEAUTH, SMSVERIF, mobileNum, verificationCode }: World) {
  const way =
    PHONEAUTH === '1' ? ('idToken' as const) : SMSVERIF === '1' ? ('verificationCode' as const) : null;
  if (mode === 'mobile') return { way, use: way ? 'required' : 'off' };
  if (verificationCode === 'optional' && mobileNum === 'off') return { way: null, use: 'off' };
  return { way: verificationCode === 'off' ? null : way, use: way ? verificationCode : 'off' };
}

export type Sent = Exclude<RegisterField, 'captcha'> | 'idToken';
const SENT: readonly Sent[] = ['username', 'password', ...OPTIONAL_FIELDS, 'idToken'];

/** How this world uses a field, reckoned from the words of the specification, not from the code. */
export function useOf(world: World, field: Sent): string {
  const byMobile = world.mode === 'mobile';
  const proof = proofOf(world);
  const withPassword = !byMobile || world.MOBILEREGPASS === '1';
  const special: Partial<Record<Sent, string>> = {
    username: byMobile ? 'off' : 'required',
    password: withPassword ? 'required' : 'off',
    confirmPassword: withPassword ? world.confirmPassword : 'off',
    mobileNum: byMobile || proof.use === 'required' ? 'required' : world.mobileNum,
    recommenderId: world.AFFILIATE === '1' ? world.recommenderId : 'off',
    affiliateCode: world.AFFILIATE === '1' ? world.affiliateCode : 'off',
    verificationCode: proof.way === 'verificationCode' ? proof.use : 'off',
    idToken: proof.way === 'idToken' ? proof.use : 'off',
  };
  return special[field] ?? world[field as OptionalField];
}

export const fieldsOf = (world: World, ...uses: string[]): Sent[] =>
  SENT.filter((field) => uses.includes(useOf(world, field)));

let people = 0;

/** Right texts of every field, of somebody who has not registered yet. */
export function newPerson(agent: string): Record<Exclude<Sent, 'idToken' | 'verificationCode'>, string> {
  people += 1;
  const text = `person${people}`;
  return {
    username: text,
    password: TEST_PASSWORD,
    confirmPassword: TEST_PASSWORD,
    nickname: `Nick ${people}`,
    payeeName: 'Rupali Begum',
    email: `${text}@Example.com`,
    mobileNum: `0171${String(people).padStart(7, '0')}`,
    qqNum: '1234567',
    line: text,
    whatsapp: text,
    facebook: text,
    wechat: text,
    telegram: text,
    zalo: text,
    idNumber: 'AB12345',
    recommenderId: agent,
    affiliateCode: agent,
    paymentPassword: 'Pay-2468',
  };
}
