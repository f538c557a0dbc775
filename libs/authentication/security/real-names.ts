import { Injectable } from '@nestjs/common';
import { checkField, judgedText } from '#libs/members/common/field-rules';
import { Members, ownAuditEntry } from '#libs/members/index';
import { Audit } from '#libs/platform/audit/audit';
import type { InputOf } from '#libs/platform/common/call';
import type { FieldError } from '#libs/platform/common/errors';
import { Database } from '#libs/platform/database/database';
import { AppError, invalidInput } from '#libs/platform/http/app-error';
import type { LoggedIn } from '#libs/platform/http/caller';
import { BrandRegistry } from '#libs/site/index';
import { authenticationErrors } from '../common/authentication.errors.js';
import type { setRealName } from '../common/security.calls.js';
import { MemberAccess } from '../sessions/member-access.js';

/** Where the registration does not ask for it: letters and marks of any script. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M} .'’-]*$/u;
const LENGTH = { minLength: 2, maxLength: 80 };

/** The name in which money may leave: given once, and changed by nobody. */
@Injectable()
export class RealNames {
  constructor(
    private readonly database: Database,
    private readonly audit: Audit,
    private readonly brands: BrandRegistry,
    private readonly members: Members,
    private readonly access: MemberAccess,
  ) {}

  /** @throws AppError 400 under the field; 409 where a name was given before */
  async set(caller: LoggedIn, { realName }: InputOf<typeof setRealName>): Promise<void> {
    const { brand, person } = caller;
    const name = realName.normalize('NFC').replace(/\s+/g, ' ');
    const fault = this.faultOf(brand, name);
    if (fault) throw invalidInput([{ ...fault, field: 'realName' }]);
    await this.database.transaction(async () => {
      const member = await this.access.lockCaller(caller);
      if (this.members.realNameOf(member) !== null)
        throw new AppError(authenticationErrors.error_real_name_fixed);
      await this.members.setRealNameOnce(person, name);
      await this.audit.record({ ...ownAuditEntry(caller, 'real-name.given'), after: { realName: name } });
    });
  }

  private faultOf(brand: string, name: string): FieldError | null {
    const rule = this.brands.byId(brand).settings.registerRules.payeeName;
    if (rule.enabled) return checkField('payeeName', name, { ...rule, required: true });
    if (name === '') return { field: 'payeeName', code: 'field_required' };
    if (judgedText(name, LENGTH) === null)
      return {
        field: 'payeeName',
        code: 'field_length',
        params: { min: LENGTH.minLength, max: LENGTH.maxLength },
      };
    return NAME.test(name) ? null : { field: 'payeeName', code: 'field_real_name_format' };
  }
}
