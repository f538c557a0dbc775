import { Injectable } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import type { FieldError } from '#libs/platform/common/errors';
import { Database } from '#libs/platform/database/database';
import { invalidInput } from '#libs/platform/http/refusal';
import { REGISTER_FIELDS } from '#libs/site/common/brand-settings';
import { AccountOpening, type NewAccount } from '../accounts/account-opening.js';
import { type InvitationCodes, Invitations, type Place } from '../accounts/invitations.js';
import { MEMBER } from '../common/member-types.js';
import type { register } from '../common/registration.calls.js';
import type { SessionValue } from '../common/session.calls.js';
import { LoginService } from '../login/login.service.js';
import { Passwords } from '../passwords/passwords.js';
import type { Visit } from '../sessions/visit.js';

/** Registration by user name under the rules of the brand. */
@Injectable()
export class RegistrationService {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
    private readonly login: LoginService,
    private readonly invitations: Invitations,
    private readonly accounts: AccountOpening,
  ) {}

  /** Opens the account with its wallet, and a session. @throws Refusal 400 per field, 409 for a taken name */
  async register(visit: Visit, input: InputOf<typeof register>): Promise<SessionValue> {
    const { brand, address } = visit;
    const named = await this.invitations.place(brand, input);
    const errors = [
      ...this.accounts.faultsOf(brand, REGISTER_FIELDS, input),
      ...agreements(input),
      ...(named && 'errors' in named ? named.errors : []),
    ];
    if (errors.length > 0) throw invalidInput(errors);
    const passwordHash = await this.passwords.hash(input.password);
    return this.database.transaction(async () => {
      const place = await this.placeOf(brand, input);
      const account = accountOf(brand, input, passwordHash, place);
      const member = await this.accounts.open(account, { action: 'member.registered', address });
      return this.login.startSession(member, visit, { method: 'register' });
    });
  }

  /** Once more, under a lock: the invitation may have been closed while the password was hashed. */
  private async placeOf(brand: string, codes: InvitationCodes): Promise<Place | null> {
    const place = await this.invitations.place(brand, codes);
    if (place && 'errors' in place) throw invalidInput(place.errors);
    return place;
  }
}

function accountOf(
  brand: string,
  input: InputOf<typeof register>,
  passwordHash: string,
  place: Place | null,
): NewAccount {
  const {
    username,
    password,
    confirmPassword,
    nickname,
    terms,
    age,
    registerMethod,
    recommenderId,
    affiliateCode,
    referralCode,
    ...profile
  } = input;
  return {
    brand,
    account: username,
    nickname: nickname || null,
    type: place?.type ?? MEMBER,
    passwordHash,
    defaultPassword: false,
    profile: Object.fromEntries(Object.entries(profile).filter(([, value]) => value)) as Record<
      string,
      string
    >,
    place,
  };
}

function agreements(input: { terms: boolean; age: boolean }): FieldError[] {
  const errors: FieldError[] = [];
  if (!input.terms) errors.push({ field: 'terms', code: 'field_terms' });
  if (!input.age) errors.push({ field: 'age', code: 'field_age' });
  return errors;
}
