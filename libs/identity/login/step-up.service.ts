import { Injectable } from '@nestjs/common';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { Database } from '#libs/platform/database/database';
import { Refusal } from '#libs/platform/http/refusal';
import { BrandRegistry } from '#libs/site/index';
import { Member } from '../accounts/member.entity.js';
import { Members } from '../accounts/members.service.js';
import { identityErrors } from '../common/identity.errors.js';
import type { SessionValue, StepUpValue, sendStepUpCode, verifyLogin } from '../common/session.calls.js';
import { Authenticators } from '../security/authenticators.js';
import { Sessions } from '../sessions/sessions.service.js';
import type { Visit } from '../sessions/visit.js';
import { OneTimeCodes } from '../verification/one-time-codes.js';
import { admit, type Site } from './admission.js';
import { FailedLogins } from './failed-logins.js';
import { LoginService } from './login.service.js';
import { type Challenge, StepUpChallenges } from './step-up-challenges.js';
import { StepUpOffers } from './step-up-offers.js';

/** The further check of a log-in from an unknown device at an unknown address. */
@Injectable()
export class StepUps {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
    private readonly members: Members,
    private readonly sessions: Sessions,
    private readonly authenticators: Authenticators,
    private readonly codes: OneTimeCodes,
    private readonly offers: StepUpOffers,
    private readonly challenges: StepUpChallenges,
    private readonly logins: LoginService,
    private readonly failures: FailedLogins,
  ) {}

  /** Whether the member came in from this address lately, or never from anywhere. */
  recognises(member: Member, address: string): Promise<boolean> {
    const { addressDays } = this.brands.byId(member.brand).settings.identity.login;
    return this.sessions.recognises(member.id, address, addressDays);
  }

  /** Returns only where the member has nothing to prove it by. @throws Refusal 401 with a challenge */
  async demand(
    member: Member,
    visit: Visit,
    { site, rememberMe }: { site: Site; rememberMe: boolean },
  ): Promise<void> {
    const methods = await this.offers.of(member);
    if (methods.length === 0) return;
    const challengeId = await this.challenges.open(member, visit, {
      methods: methods.map(({ method }) => method),
      site,
      remember: rememberMe,
    });
    const value: StepUpValue = { challengeId, methods };
    throw new Refusal(identityErrors.error_verification_required, { value });
  }

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

  /** Starts the session of a log-in that waited. @throws Refusal 422 for a wrong proof, or where the challenge is over */
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
      const means = { method: 'password', remember: challenge.remember } as const;
      const session = await this.logins.startSession(member, visit, means);
      await this.challenges.use(challenge);
      if (method === 'bank-name') await this.hold(member);
      return session;
    });
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

  /** A name is known to many: it opens the account, and no withdrawal. */
  private hold(member: Member): Promise<void> {
    const { unverifiedWaitHours } = this.brands.byId(member.brand).settings.identity.login;
    return this.members.holdWithdrawals(member.id, unverifiedWaitHours);
  }
}

/** One spelling of a name, however it is composed, cased and spaced. */
const folded = (name: string) => name.normalize('NFC').toLowerCase().split(/\s+/u).filter(Boolean).join(' ');
