import { Injectable } from '@nestjs/common';
import type { FieldError } from '#libs/platform/common/errors';
import { BrandRegistry } from '#libs/site/index';
import { checkField } from '../common/field-rules.js';
import { isCommonPassword } from './common-passwords.js';

/** What a log-in password must be, wherever one is set: the brand's rule for registrations, and none of the common. */
@Injectable()
export class PasswordRules {
  constructor(private readonly brands: BrandRegistry) {}

  /** What is wrong with a new password, told under `field`. */
  faultsOf(brand: string, field: string, password: string): FieldError[] {
    const rule = { ...this.brands.byId(brand).settings.registerRules.password, required: true };
    const fault = checkField('password', password, rule);
    return fault ? [{ ...fault, field }] : this.commonFaultsOf(field, password);
  }

  commonFaultsOf(field: string, password: string): FieldError[] {
    return isCommonPassword(password) ? [{ field, code: 'field_password_common' }] : [];
  }
}
