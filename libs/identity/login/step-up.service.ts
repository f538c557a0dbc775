import { Injectable } from '@nestjs/common';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { Database } from '#libs/platform/database/database';
import { Refusal } from '#libs/platform/http/refusal';
import { BrandRegistry } from '#libs/site/index';
import { Member } from '../accounts/member.entity.js';
import { Members } from '../accounts/members.service.js';
import { identityErrors } from '../common/identity.errors.js';
import type { SessionValue, sendStepUpCode, verifyLogin } from '../common/session.calls.js';
import type { StepUpMethod } from '../common/step-up-methods.js';
import { AccountRecovery } from '../recovery/account-recovery.js';
import { FactorResets } from '../second-factor/factor-resets.service.js';
import { Authenticators } from '../security/authenticators.js';
import type { Visit } from '../sessions/visit.js';
import { OneTimeCodes } from '../verification/one-time-codes.js';
import { admit } from './admission.js';
import { FailedLogins } from './failed-logins.js';
import { LoginService } from './login.service.js';
import { type Challenge, type PendingRecovery, StepUpChallenges } from './step-up-challenges.js';

/** The further check that a log-in waits for: from an unknown device, or by an authenticator that is on. */
@Injectable()
export class StepUps {
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

  /** @throws Refusal 422 where the challenge is over; whatever `OneTimeCodes.send` throws */
  async sendCode(
    visit: Visit,
    { challengeId, method }: InputOf<typeof sendStepUpCode>,
  ): Promise<ValueOf<typeof sendStepUpCode>> {
    const challenge = await this.challenges.find(visit.brand, challengeId, method);
    const member = await this.memberOf(challenge);
    return this.codes.send({
      ...this.addressee(challenge, member, method),
      address: visit.address,
      owner: member.id,
      language: member.language ?? this.brands.byId(visit.brand).settings.defaultLanguage,
    });
  }

  /**
   * Starts the session of a log-in that waited, and sets the password of a recovery that did.
   * @throws Refusal 422 for a wrong proof, or where the challenge is over
   */
  async verify(
    visit: Visit,
    { challengeId, method, code }: InputOf<typeof verifyLogin>,
  ): Promise<SessionValue> {
    const challenge = await this.challenges.takeTry(visit.brand, challengeId, method);
    const member = await this.memberOf(challenge);
    await this.prove(challenge, member, { method, code }).catch(async (error: unknown) => {
      const { brand, address } = visit;
      if (error instanceof Refusal)
        await this.failures.record({ brand, address, scope: 'member', person: member.id, method });
      throw error;
    });
    return this.database.transaction(async () => {
      admit(member, challenge.site);
      const { method: way, site, remember, recovery } = challenge;
      const restored = recovery ? await this.restore(challenge, recovery, member, visit, method) : member;
      const means = { method: way, site, remember, proof: method };
      const session = await this.logins.startSession(restored, visit, means);
      if (!recovery) await this.challenges.use(challenge);
      // Who gives the factor has not lost it.
      if (method === 'totp') await this.resets.stop({ ...visit, person: member.id });
      return session;
    });
  }

  /** The recovery that waited. Used up first: the new password ends all challenges. @throws Refusal 422 where it is over */
  private async restore(
    challenge: Challenge,
    { hash, by }: PendingRecovery,
    member: Member,
    { address }: Visit,
    proof: StepUpMethod,
  ): Promise<Member> {
    await this.challenges.use(challenge);
    if (!(await this.recovery.restore(member, hash, { method: by, address, proof })))
      throw new Refusal(identityErrors.error_challenge_ended);
    return this.memberOf(challenge);
  }

  private async prove(
    challenge: Challenge,
    member: Member,
    { method, code }: Pick<InputOf<typeof verifyLogin>, 'method' | 'code'>,
  ): Promise<void> {
    const left = this.challenges.triesLeft(member.brand, challenge);
    const wrong = new Refusal(identityErrors.error_code_wrong, { params: { left } });
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

  /** Whom a code goes to; bound to the challenge. @throws Refusal 422 where the contact was taken away meanwhile */
  private addressee({ id }: Challenge, member: Member, method: 'mobile' | 'email') {
    const { brand } = member;
    const target = method === 'mobile' ? member.mobile : (member.email?.toLowerCase() ?? null);
    if (target === null) throw new Refusal(identityErrors.error_challenge_ended);
    const channel = method === 'mobile' ? ('sms' as const) : ('mail' as const);
    return { brand, channel, purpose: `step-up ${id}`, target };
  }

  private memberOf({ member }: Challenge): Promise<Member> {
    return this.database.manager.findOneByOrFail(Member, { id: member });
  }
}

/** One spelling of a name, however it is composed, cased and spaced. */
const folded = (name: string) => name.normalize('NFC').toLowerCase().split(/\s+/u).filter(Boolean).join(' ');
