import { Injectable } from '@nestjs/common';
import { MEMBER } from '#libs/members/common/member-types';
import { membersErrors } from '#libs/members/common/members.errors';
import { AccountOpening, Invitations, Members, type TreePosition } from '#libs/members/index';
import { Database } from '#libs/platform/database/database';
import { AppError, invalidInput } from '#libs/platform/http/app-error';
import { OneTimeCodes, PhoneCheck } from '#libs/verification/index';
import type { RegistrationMode } from '../common/registration-form.js';
import type { SessionValue } from '../common/session.calls.js';
import { LoginService } from '../login/login.service.js';
import { Passwords } from '../passwords/passwords.js';
import { PaymentPasswordChange } from '../passwords/payment-password-change.js';
import type { ClientContext } from '../sessions/client-context.js';
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
   * Opens the account with its wallet, and a session. The fields are checked first and all at once; then captcha and
   * proof of work, then what proves the number, are used up.
   * @throws AppError 400 per field; 422 for the mode, captcha, proof of work, code or token; 409 for a taken name or
   * number; 429
   */
  async register(
    client: ClientContext,
    mode: RegistrationMode,
    input: RegistrationInput,
  ): Promise<SessionValue> {
    const request = await this.reading.read(client.brand, mode, input);
    return this.gate.pass(client, input, async () => {
      if (mode === 'username') await this.refuseTakenName(client, request.account);
      await this.prove(client, request);
      const hashes = await this.hashesOf(request);
      return this.database
        .transaction(() => this.open(client, request, hashes, input))
        .catch((error) => this.refuseTaken(client, mode, error));
    });
  }

  private async open(
    client: ClientContext,
    request: RegistrationRequest,
    hashes: Hashes,
    { registerMethod, domain, registerUrl }: RegistrationInput,
  ): Promise<SessionValue> {
    const { brand, address } = client;
    const { account, nickname, email, mobile, profile } = request;
    const position = await this.positionOf(brand, request);
    const member = await this.accounts.open(
      {
        brand,
        account,
        nickname,
        email,
        mobile,
        mobileVerified: request.proof !== null,
        type: position?.type ?? MEMBER,
        passwordHash: hashes.password,
        defaultPassword: false,
        profile,
        position,
      },
      { action: 'member.registered', address, how: { registerMethod, domain, registerUrl } },
    );
    if (hashes.paymentPassword !== null)
      await this.paymentPasswords.setFirst({ brand, person: member.id, address }, hashes.paymentPassword);
    return this.login.startSession(member, client, { method: 'register' });
  }

  /** Saves a code from being used up for nothing. Of two registrations at once the unique index refuses one. */
  private async refuseTakenName(client: ClientContext, account: string): Promise<void> {
    if ((await this.members.byAccount(client.brand, account)) === null) return;
    await this.gate.countTakenName(client);
    throw new AppError(membersErrors.error_account_taken);
  }

  /** Counts a taken name. Where the number is the name, the error is that of a taken number. */
  private async refuseTaken(client: ClientContext, mode: RegistrationMode, error: unknown): Promise<never> {
    const taken = error instanceof AppError && error.code === membersErrors.error_account_taken.code;
    if (!taken) throw error;
    await this.gate.countTakenName(client);
    throw mode === 'mobile' ? new AppError(membersErrors.error_mobile_taken) : error;
  }

  private async prove(
    { brand, requester }: ClientContext,
    { proof, mobile }: RegistrationRequest,
  ): Promise<void> {
    if (proof === null || mobile === null) return;
    if ('idToken' in proof) return this.phoneCheck.verify(brand, proof.idToken, mobile);
    const { code } = proof;
    return this.codes.spend({ brand, channel: 'sms', purpose: 'register', target: mobile, code, requester });
  }

  private async hashesOf({ password, paymentPassword }: RegistrationRequest): Promise<Hashes> {
    const hashOf = (text: string | null) => (text === null ? null : this.passwords.hash(text));
    return { password: await hashOf(password), paymentPassword: await hashOf(paymentPassword) };
  }

  /** Read once more, under a lock, since the invitation may have been closed meanwhile. */
  private async positionOf(brand: string, { codes }: RegistrationRequest): Promise<TreePosition | null> {
    const position = await this.invitations.positionFor(brand, codes);
    if (position && 'errors' in position) throw invalidInput(position.errors);
    return position;
  }
}
