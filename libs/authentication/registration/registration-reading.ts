import { Injectable } from '@nestjs/common';
import { checkFields } from '#libs/members/common/field-rules';
import { readMobile } from '#libs/members/common/mobile-number';
import { CODE_FIELDS, type InvitationCodes, Invitations } from '#libs/members/index';
import type { InputOf } from '#libs/platform/common/call';
import type { FieldError } from '#libs/platform/common/errors';
import { AppError, invalidInput } from '#libs/platform/http/app-error';
import { AFFILIATE, isModuleOn } from '#libs/site/common/modules';
import { OPTIONAL_PROFILE_FIELDS, registerRulesOf } from '#libs/site/common/register-rules';
import { siteErrors } from '#libs/site/common/site.errors';
import { BrandRegistry } from '#libs/site/index';
import { agreementFaults } from '../common/agreements.js';
import type { registerMobile } from '../common/registration.calls.js';
import {
  type RegistrationForm,
  type RegistrationMode,
  registrationForm,
} from '../common/registration-form.js';
import { PasswordRules } from '../passwords/password-rules.js';

/** The fields of a registration by user name or by mobile number. */
export type RegistrationInput = Omit<InputOf<typeof registerMobile>, 'mobileNum'> & {
  username?: string;
  mobileNum?: string;
};

/** Fields that are stored in the account's profile as they are. */
const PROFILE = ['payeeName', ...OPTIONAL_PROFILE_FIELDS] as const;

/** A registration whose fields are valid. */
export interface RegistrationRequest {
  /** The user name, or the digits of the mobile number. */
  account: string;
  password: string | null;
  paymentPassword: string | null;
  /** E.164. */
  mobile: string | null;
  /** What is to prove the number, if anything does. */
  proof: { code: string } | { idToken: string } | null;
  email: string | null;
  nickname: string | null;
  profile: Record<string, string>;
  codes: InvitationCodes;
}

/** Checks the fields of a registration, and reports the errors of all of them at once. */
@Injectable()
export class RegistrationReading {
  constructor(
    private readonly brands: BrandRegistry,
    private readonly invitations: Invitations,
    private readonly passwordRules: PasswordRules,
  ) {}

  /** @throws AppError 400 per field, 422 where the brand does not have this mode */
  async read(brand: string, mode: RegistrationMode, input: RegistrationInput): Promise<RegistrationRequest> {
    const { settings } = this.brands.byId(brand);
    const { whitelabel, identity } = settings;
    const form = registrationForm({ registerRules: registerRulesOf(settings), whitelabel }, mode);
    if (!form) throw new AppError(siteErrors.error_not_enabled);
    const codes = isModuleOn(whitelabel, AFFILIATE) ? codesOf(input) : {};
    const fieldFaults = checkFields(input, form.rules);
    const errors = [
      ...fieldFaults,
      ...withoutDoubles(this.commonFaults(brand, input), fieldFaults),
      ...paymentPasswordFaults(input),
      ...proofFaults(input, form),
      ...agreementFaults(input, settings.minimumAge),
    ];
    const mobile = mobileOf(input, errors, identity.sms.dialingCodes);
    const position = await this.invitations.positionFor(brand, codes);
    if (position && 'errors' in position) errors.push(...withoutDoubles(position.errors, errors));
    if (errors.length > 0) throw invalidInput(errors);
    return {
      account: mode === 'mobile' ? (mobile ?? '').slice(1) : (input.username ?? '').normalize('NFC'),
      password: input.password || null,
      paymentPassword: input.paymentPassword || null,
      mobile,
      proof: proofOf(input),
      email: input.email || null,
      nickname: input.nickname || null,
      profile: Object.fromEntries(PROFILE.flatMap((name) => (input[name] ? [[name, input[name]]] : []))),
      codes,
    };
  }

  private commonFaults(brand: string, input: RegistrationInput): FieldError[] {
    const { username, nickname, email, mobileNum } = input;
    const names = { account: username, nickname, email, mobile: mobileNum };
    return (['password', 'paymentPassword'] as const).flatMap((field) =>
      input[field] ? this.passwordRules.commonErrorsOf(brand, field, input[field], names) : [],
    );
  }
}

/** The number in E.164; what is wrong with it joins `errors`, unless its rule has said so already. */
function mobileOf(
  { mobileNum, countryDialingCode }: RegistrationInput,
  errors: FieldError[],
  dialingCodes: readonly string[],
): string | null {
  if (!mobileNum || errors.some(({ field }) => field === 'mobileNum')) return null;
  const read = readMobile(mobileNum, countryDialingCode, dialingCodes);
  if ('mobile' in read) return read.mobile;
  errors.push({ field: 'mobileNum', code: read.fault, params: read.params });
  return null;
}

function paymentPasswordFaults({ password, paymentPassword }: RegistrationInput): FieldError[] {
  const reused = paymentPassword && paymentPassword === password;
  return reused ? [{ field: 'paymentPassword', code: 'field_password_reused' }] : [];
}

/** A code or a token without a number is an error of the number. */
function proofFaults(input: RegistrationInput, { proof, proofRequired }: RegistrationForm): FieldError[] {
  const { mobileNum, verificationCode, idToken, channel } = input;
  const errors: FieldError[] = [];
  if (proof === 'token') {
    if (proofRequired && !idToken) errors.push({ field: 'idToken', code: 'field_required' });
    if (idToken && !channel) errors.push({ field: 'channel', code: 'field_required' });
  } else {
    if (idToken) errors.push({ field: 'idToken', code: 'field_unknown' });
    if (channel) errors.push({ field: 'channel', code: 'field_unknown' });
  }
  const given = proof === 'token' ? idToken : proof === 'code' && verificationCode;
  if (given && !mobileNum && !proofRequired) errors.push({ field: 'mobileNum', code: 'field_required' });
  return errors;
}

function proofOf({ verificationCode, idToken }: RegistrationInput): RegistrationRequest['proof'] {
  if (idToken) return { idToken };
  return verificationCode ? { code: verificationCode } : null;
}

const codesOf = (input: RegistrationInput): InvitationCodes =>
  Object.fromEntries(CODE_FIELDS.map((field) => [field, input[field]]));

/** Of each field only the first error is reported. */
const withoutDoubles = (more: FieldError[], told: FieldError[]) =>
  more.filter(({ field }) => !told.some((error) => error.field === field));
