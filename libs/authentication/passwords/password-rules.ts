import { Injectable } from '@nestjs/common';
import { checkField } from '#libs/members/common/field-rules';
import type { Member } from '#libs/members/index';
import type { FieldError } from '#libs/platform/common/errors';
import { invalidInput } from '#libs/platform/http/app-error';
import { BrandRegistry } from '#libs/site/index';
import { isCommonPassword } from './common-passwords.js';

/** What names a person to everybody: a password may not be one of them. */
export interface KnownNames {
  account?: string | null;
  nickname?: string | null;
  email?: string | null;
  mobile?: string | null;
}

/** What a password must be, wherever one is set: the brand's rule for registrations, and none that is easy to guess. */
@Injectable()
export class PasswordRules {
  constructor(private readonly brands: BrandRegistry) {}

  /** What is wrong with a new log-in password of who is known by `names`, told under `field`. */
  faultsOf(brand: string, field: string, password: string, names: KnownNames = {}): FieldError[] {
    const rule = { ...this.brands.byId(brand).settings.registerRules.password, required: true };
    const error = checkField('password', password, rule);
    return error ? [{ ...error, field }] : this.commonErrorsOf(brand, field, password, names);
  }

  /** Of log-in and payment passwords alike. */
  commonErrorsOf(brand: string, field: string, password: string, names: KnownNames = {}): FieldError[] {
    const known = [...this.namesOf(brand), ...textsOf(names)];
    return isCommonPassword(password, known) ? [{ field, code: 'field_password_common' }] : [];
  }

  /** As `commonErrorsOf` of a member. @throws AppError 400 under `field` */
  refuseCommon(member: Member, field: string, password: string): void {
    const errors = this.commonErrorsOf(member.brand, field, password, member);
    if (errors.length > 0) throw invalidInput(errors);
  }

  private namesOf(brand: string): string[] {
    const { id, settings } = this.brands.byId(brand);
    const labels = new URL(settings.mainDomain).hostname.split('.');
    return [id, settings.name, ...labels.filter((label) => /^(?=.*[a-z]).{4,}$/.test(label))];
  }
}

const textsOf = ({ account, nickname, email, mobile }: KnownNames): string[] =>
  [account, nickname, email, email?.split('@')[0], mobile].filter((text) => typeof text === 'string');
