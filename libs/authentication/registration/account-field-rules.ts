import { Injectable } from '@nestjs/common';
import { checkFields } from '#libs/members/common/field-rules';
import type { FieldError } from '#libs/platform/common/errors';
import type { RegisterField } from '#libs/site/common/register-rules';
import { BrandRegistry } from '#libs/site/index';
import { PasswordRules } from '../passwords/password-rules.js';

/** The brand's rules for the fields of a new account, for callers that open accounts without the registration form. */
@Injectable()
export class AccountFieldRules {
  constructor(
    private readonly brands: BrandRegistry,
    private readonly passwordRules: PasswordRules,
  ) {}

  /** The errors of `fields`; the brand's other fields are not required. */
  errorsOf(
    brand: string,
    fields: readonly RegisterField[],
    values: Partial<Record<RegisterField, string>>,
  ): FieldError[] {
    const { registerRules } = this.brands.byId(brand).settings;
    const rules = Object.fromEntries(fields.map((field) => [field, registerRules[field]]));
    const errors = checkFields(values, rules as typeof registerRules);
    const { username: account, nickname, password = '' } = values;
    if (errors.some(({ field }) => field === 'password')) return errors;
    return [
      ...errors,
      ...this.passwordRules.commonErrorsOf(brand, 'password', password, { account, nickname }),
    ];
  }
}
