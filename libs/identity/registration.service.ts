import { Injectable } from '@nestjs/common';
import { Audit } from '#libs/platform/audit/audit';
import { Clock } from '#libs/platform/clock/clock';
import type { InputOf } from '#libs/platform/common/call';
import type { FieldError } from '#libs/platform/common/errors';
import { Database, sqlState } from '#libs/platform/database/database';
import type { Caller } from '#libs/platform/http/caller';
import { invalidInput, Refusal } from '#libs/platform/http/refusal';
import { BrandRegistry } from '#libs/site/index';
import { checkFields } from './common/field-rules.js';
import type { register, SessionValue } from './common/identity.calls.js';
import { identityErrors } from './common/identity.errors.js';
import { MEMBER } from './common/member-types.js';
import { isCommonPassword } from './common-passwords.js';
import { LoginService } from './login.service.js';
import { Member } from './member.entity.js';
import { NewMembers } from './new-members.js';
import { Passwords } from './passwords.js';

const UNIQUE_VIOLATION = '23505';

/** Registration by user name under the rules of the brand. */
@Injectable()
export class RegistrationService {
  constructor(
    private readonly brands: BrandRegistry,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly passwords: Passwords,
    private readonly login: LoginService,
    private readonly newMembers: NewMembers,
  ) {}

  /** Opens the account with its wallet, and a session. @throws Refusal 400 per field, 409 for a taken name */
  async register(caller: Caller, input: InputOf<typeof register>, userAgent: string): Promise<SessionValue> {
    const { settings } = this.brands.byId(caller.brand);
    const errors = [...checkFields(input, settings.registerRules), ...agreements(input)];
    if (isCommonPassword(input.password)) errors.push({ field: 'password', code: 'field_password_common' });
    if (errors.length > 0) throw invalidInput(errors);
    const passwordHash = await this.passwords.hash(input.password);
    return this.database.transaction(async () => {
      const member = await this.insert(caller, input, passwordHash);
      await this.newMembers.welcome({ id: member.id, brand: member.brand, currency: settings.currency });
      await this.audit.record({
        brand: member.brand,
        actor: `member ${member.id}`,
        action: 'member.registered',
        subject: `member ${member.id}`,
        address: caller.address,
      });
      return this.login.startSession(member, caller, userAgent);
    });
  }

  private async insert(
    caller: Caller,
    input: InputOf<typeof register>,
    passwordHash: string,
  ): Promise<Member> {
    const { username, password, confirmPassword, nickname, terms, age, registerMethod, ...profile } = input;
    const member = this.database.manager.create(Member, {
      brand: caller.brand,
      account: username,
      nickname: nickname || null,
      type: MEMBER,
      status: 'active',
      passwordHash,
      defaultPassword: false,
      passwordExpiresAt: null,
      parent: null,
      language: null,
      vipRank: 0,
      profile: Object.fromEntries(Object.entries(profile).filter(([, value]) => value)) as Record<
        string,
        string
      >,
      registeredAt: this.clock.now(),
      firstLoginAt: null,
    });
    try {
      await this.database.manager.insert(Member, member);
    } catch (error) {
      if (sqlState(error) === UNIQUE_VIOLATION) throw new Refusal(identityErrors.error_account_taken);
      throw error;
    }
    return member;
  }
}

function agreements(input: { terms: boolean; age: boolean }): FieldError[] {
  const errors: FieldError[] = [];
  if (!input.terms) errors.push({ field: 'terms', code: 'field_terms' });
  if (!input.age) errors.push({ field: 'age', code: 'field_age' });
  return errors;
}
