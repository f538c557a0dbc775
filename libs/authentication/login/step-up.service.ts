import { Injectable } from '@nestjs/common';
import { Member, Members } from '#libs/members/index';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import { BrandRegistry } from '#libs/site/index';
import { verificationErrors } from '#libs/verification/common/verification.errors';
import { OneTimeCodes } from '#libs/verification/index';
import { authenticationErrors } from '../common/authentication.errors.js';
import type { SessionValue, sendStepUpCode, verifyLogin } from '../common/session.calls.js';
import type { StepUpMethod } from '../common/step-up-methods.js';
import { AccountRecovery } from '../recovery/account-recovery.js';
import { Authenticators } from '../second-factor/authenticators.js';
import { FactorResets } from '../second-factor/factor-resets.service.js';
import type { ClientContext } from '../sessions/client-context.js';
import { FailedLogins } from './failed-logins.js';
import { LoginService } from './login.service.js';
import { type Challenge, type PendingRecovery, StepUpChallenges } from './step-up-challenges.js';

/** The step-up that a log-in waits for: from an unknown device, or because an authenticator is on. */
@Injectable()
export class StepUpService {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
    private readonly members: Members,
    private readonly authenticators: Authenticators,
    private readonly codes: OneTimeCodes,
    private readonly challenges: StepUpChallenges,
    private readonly logins: LoginService,
    private readonly failures: FailedLogins,
    private readonly recovery: AccountRecovery,
    private readonly resets: FactorResets,
  ) {}

  /** @throws AppError 422 where the challenge is over; whatever `OneTimeCodes.send` throws */
  async sendCode(
    client: ClientContext,
    { challengeId, method }: InputOf<typeof sendStepUpCode>,
  ): Promise<ValueOf<typeof sendStepUpCode>> {
    const challenge = await this.challenges.find(client.brand, challengeId, method);
    const member = await this.memberOf(challenge);
    return this.codes.send({
      ...this.addressee(challenge, member, method),
      address: client.address,
      owner: member.id,
      language: member.language ?? this.brands.byId(client.brand).settings.defaultLanguage,
    });
  }

  /**
   * Starts the session of a log-in that waited, and sets the password of a recovery that did.
   * @throws AppError 422 for a wrong answer, or where the challenge is over; 403 for an account that may not log in
   */
  async verify(
    client: ClientContext,
    { challengeId, method, code }: InputOf<typeof verifyLogin>,
  ): Promise<SessionValue> {
    const challenge = await this.challenges.takeTry(client.brand, challengeId, method);
    const member = await this.memberOf(challenge);
    const { brand, address } = client;
    const failure = { brand, address, scope: 'member', person: member.id, method } as const;
    await this.assertAnswer(challenge, member, { method, code }).catch(async (error: unknown) => {
      if (error instanceof AppError) await this.failures.record(failure);
      throw error;
    });
    await this.failures.assertCanLogIn(member, challenge.site, failure);
    return this.database.transaction(async () => {
      const { method: loginMethod, site, remember, recovery } = challenge;
      const restored = recovery ? await this.restore(challenge, recovery, member, client, method) : member;
      const auth = { method: loginMethod, site, remember, stepUp: method };
      const session = await this.logins.startSession(restored, client, auth);
      if (!recovery) await this.challenges.use(challenge);
      if (method === 'totp') await this.resets.cancelAfter(code, { ...client, person: member.id });
      return session;
    });
  }

  /**
   * Sets the password of the recovery that waited. Uses the challenge up first, since a new password ends all challenges.
   * @throws AppError 422 where it is over
   */
  private async restore(
    challenge: Challenge,
    { hash, by }: PendingRecovery,
    member: Member,
    { address }: ClientContext,
    stepUp: StepUpMethod,
  ): Promise<Member> {
    await this.challenges.use(challenge);
    if (!(await this.recovery.restore(member, hash, { method: by, address, stepUp })))
      throw new AppError(authenticationErrors.error_challenge_ended);
    return this.memberOf(challenge);
  }

  private async assertAnswer(
    challenge: Challenge,
    member: Member,
    { method, code }: Pick<InputOf<typeof verifyLogin>, 'method' | 'code'>,
  ): Promise<void> {
    const left = this.challenges.triesLeft(member.brand, challenge);
    const wrong = new AppError(verificationErrors.error_code_wrong, { params: { left } });
    switch (method) {
      case 'totp':
        await this.authenticators.countAttempt(member.id);
        if (!(await this.authenticators.spend(member.id, code))) throw wrong;
        return;
      case 'bank-name':
        if (folded(code) !== folded(this.members.realNameOf(member) ?? '')) throw wrong;
        return;
      case 'mobile':
      case 'email':
        return this.codes.spend({ ...this.addressee(challenge, member, method), code });
    }
  }

  /** Where the code of this challenge is sent. @throws AppError 422 where the contact was removed meanwhile */
  private addressee({ id }: Challenge, member: Member, method: 'mobile' | 'email') {
    const { brand } = member;
    const target = method === 'mobile' ? member.mobile : (member.email?.toLowerCase() ?? null);
    if (target === null) throw new AppError(authenticationErrors.error_challenge_ended);
    const channel = method === 'mobile' ? ('sms' as const) : ('mail' as const);
    return { brand, channel, purpose: `step-up ${id}`, target };
  }

  private memberOf({ member }: Challenge): Promise<Member> {
    return this.database.manager.findOneByOrFail(Member, { id: member });
  }
}

/** One spelling of a name, however it is composed, cased and spaced. */
const folded = (name: string) => name.normalize('NFC').toLowerCase().split(/\s+/u).filter(Boolean).join(' ');
