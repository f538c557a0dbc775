import { Injectable } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';
import { invalidInput, Refusal } from '#libs/platform/http/refusal';
import { AccountOpening } from '../accounts/account-opening.js';
import { Invitations, type Place } from '../accounts/invitations.js';
import { Members } from '../accounts/members.service.js';
import { identityErrors } from '../common/identity.errors.js';
import { MEMBER } from '../common/member-types.js';
import type { RegistrationMode } from '../common/registration-form.js';
import type { SessionValue } from '../common/session.calls.js';
import { LoginService } from '../login/login.service.js';
import { Passwords } from '../passwords/passwords.js';
import { PaymentPasswordChange } from '../passwords/payment-password-change.js';
import type { Visit } from '../sessions/visit.js';
import { OneTimeCodes } from '../verification/one-time-codes.js';
import { PhoneCheck } from './phone-check.js';
import { RegistrationGate } from './registration-gate.js';
import {
  type RegistrationInput,
  RegistrationReading,
  type RegistrationRequest,
} from './registration-reading.js';

interface Hashes {
  password: string | null;
  paymentPassword: string | null;
}

/** Registration by user name or mobile number, under the rules of the brand. */
@Injectable()
export class RegistrationService {
  constructor(
    private readonly database: Database,
    private readonly reading: RegistrationReading,
    private readonly gate: RegistrationGate,
    private readonly codes: OneTimeCodes,
    private readonly phoneCheck: PhoneCheck,
    private readonly passwords: Passwords,
    private readonly paymentPasswords: PaymentPasswordChange,
    private readonly members: Members,
    private readonly invitations: Invitations,
    private readonly accounts: AccountOpening,
    private readonly login: LoginService,
  ) {}

  /**
   * Opens the account with its wallet, and a session. The fields are judged first and all at once; then captcha and
   * proof of work, then what proves the number, are used up.
   * @throws Refusal 400 per field; 422 for the mode, captcha, proof of work, code or token; 409 for a taken name or
   * number; 429
   */
  async register(visit: Visit, mode: RegistrationMode, input: RegistrationInput): Promise<SessionValue> {
    const request = await this.reading.read(visit.brand, mode, input);
    return this.gate.pass(visit, input, async () => {
      if (mode === 'username') await this.refuseTakenName(visit, request.account);
      await this.prove(visit, request);
      const hashes = await this.hashesOf(request);
      return this.database
        .transaction(() => this.open(visit, request, hashes, input))
        .catch((error) => this.tellTaken(visit, mode, error));
    });
  }

  private async open(
    visit: Visit,
    request: RegistrationRequest,
    hashes: Hashes,
    { registerMethod, domain, registerUrl }: RegistrationInput,
  ): Promise<SessionValue> {
    const { brand, address } = visit;
    const { account, nickname, email, mobile, profile } = request;
    const place = await this.placeOf(brand, request);
    const member = await this.accounts.open(
      {
        brand,
        account,
        nickname,
        email,
        mobile,
        mobileVerified: request.proof !== null,
        type: place?.type ?? MEMBER,
        passwordHash: hashes.password,
        defaultPassword: false,
        profile,
        place,
      },
      { action: 'member.registered', address, how: { registerMethod, domain, registerUrl } },
    );
    if (hashes.paymentPassword !== null)
      await this.paymentPasswords.begin({ brand, person: member.id, address }, hashes.paymentPassword);
    return this.login.startSession(member, visit, { method: 'register' });
  }

  /** Before a code is used up for nothing; two at once are told apart by the account's own uniqueness. */
  private async refuseTakenName(visit: Visit, account: string): Promise<void> {
    if ((await this.members.byAccount(visit.brand, account)) === null) return;
    await this.gate.tellName(visit);
    throw new Refusal(identityErrors.error_account_taken);
  }

  /** An account that is called by a number is told as the number. */
  private async tellTaken(visit: Visit, mode: RegistrationMode, error: unknown): Promise<never> {
    const taken = error instanceof Refusal && error.code === identityErrors.error_account_taken.code;
    if (!taken) throw error;
    await this.gate.tellName(visit);
    throw mode === 'mobile' ? new Refusal(identityErrors.error_mobile_taken) : error;
  }

  private async prove({ brand, asker }: Visit, { proof, mobile }: RegistrationRequest): Promise<void> {
    if (proof === null || mobile === null) return;
    if ('idToken' in proof) return this.phoneCheck.verify(proof.idToken, mobile);
    const { code } = proof;
    return this.codes.spend({ brand, channel: 'sms', purpose: 'register', target: mobile, code, asker });
  }

  private async hashesOf({ password, paymentPassword }: RegistrationRequest): Promise<Hashes> {
    const hashOf = (text: string | null) => (text === null ? null : this.passwords.hash(text));
    return { password: await hashOf(password), paymentPassword: await hashOf(paymentPassword) };
  }

  /** Once more, under a lock: the invitation may have been closed meanwhile. */
  private async placeOf(brand: string, { codes }: RegistrationRequest): Promise<Place | null> {
    const place = await this.invitations.place(brand, codes);
    if (place && 'errors' in place) throw invalidInput(place.errors);
    return place;
  }
}
