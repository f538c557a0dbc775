import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { Refusal } from '#libs/platform/http/refusal';
import { Limits } from '#libs/platform/limits/limits';
import { BrandRegistry } from '#libs/site/index';
import type { Member } from '../accounts/member.entity.js';
import { identityErrors } from '../common/identity.errors.js';
import type { StepUpValue } from '../common/session.calls.js';
import type { LoginMethod, RecoveryMethod } from '../common/session-kinds.js';
import type { StepUpMethod } from '../common/step-up-methods.js';
import type { StepUpOffer } from '../second-factor/step-up-offers.js';
import type { Visit } from '../sessions/visit.js';
import type { Site } from './admission.js';

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 3600 * 1000;

/** A password that a recovery sets once the further check is passed, and how the owner was told from others. */
export interface PendingRecovery {
  hash: string;
  by: RecoveryMethod;
}

/** A log-in or recovery that waits for a further check. Its id alone opens it. */
export interface Challenge {
  id: string;
  member: string;
  /** The way in that waits. */
  method: LoginMethod;
  site: Site;
  remember: boolean;
  recovery: PendingRecovery | null;
  methods: StepUpMethod[];
  /** Those taken, this one too. */
  tries: number;
}

/** What goes on once the check is passed. */
export type Waiting = Pick<Challenge, 'method'> & {
  site?: Site;
  remember?: boolean;
  recovery?: PendingRecovery;
};

const FIELDS = `c.id, c.member, c.method, c.site, c.remember, c.methods, c.tries,
  case when c.recovered_by is not null
    then json_build_object('hash', c.new_password_hash, 'by', c.recovered_by) end as recovery`;
const OPEN = `c.id = $1 and m.id = c.member and m.brand = $2 and c.used_at is null and c.expires_at > $3
  and c.tries < $4`;

@Injectable()
export class StepUpChallenges {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly brands: BrandRegistry,
    private readonly limits: Limits,
  ) {}

  /**
   * Lets a way in wait for the check that is missing, of a member as it was read before its password was looked at.
   * Must not run in a transaction that is rolled back by what it throws.
   * @throws Refusal 401 error_verification_required with the challenge; error_wrong_credentials where the password was
   * changed meanwhile: such a change ends the challenges that it finds
   */
  async demand(
    member: Member,
    visit: Pick<Visit, 'brand' | 'address'>,
    missing: StepUpOffer,
    waiting: Waiting,
  ): Promise<never> {
    const challengeId = await this.open(member, visit, missing.method, waiting);
    const value: StepUpValue = { challengeId, methods: [missing] };
    throw new Refusal(identityErrors.error_verification_required, { value });
  }

  private async open(
    member: Member,
    { brand, address }: Pick<Visit, 'brand' | 'address'>,
    missing: StepUpMethod,
    { method, site = 'member', remember = false, recovery }: Waiting,
  ): Promise<string> {
    const { verificationMinutes } = this.rulesOf(brand);
    const id = randomUUID();
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + verificationMinutes * MINUTE_MS);
    const opened = await this.database.query(
      `insert into identity.step_up (id, member, address, site, remember, methods, created_at, expires_at, method,
         new_password_hash, recovered_by)
       select $1, m.id, $3, $4, $5, $6, $7, $8, $10, $11, $12 from identity.member m
       where m.id = $2 and m.password_hash is not distinct from $9 for share
       returning id`,
      [
        ...[id, member.id, address, site, remember, [missing], now, expiresAt, member.passwordHash],
        ...[method, recovery?.hash ?? null, recovery?.by ?? null],
      ],
    );
    if (opened.length === 0) throw new Refusal(identityErrors.error_wrong_credentials);
    return id;
  }

  /** @throws Refusal 422 where it is over, or does not offer the method */
  async find(brand: string, id: string, method: StepUpMethod): Promise<Challenge> {
    const [challenge] = await this.database.query<Challenge>(
      `select ${FIELDS} from identity.step_up c, identity.member m where ${OPEN}`,
      this.openNow(brand, id),
    );
    return offering(method, challenge);
  }

  /**
   * Takes one of its tries; guesses made at once take one each. Call it before a transaction begins.
   * @throws Refusal 422 where it is over, or does not offer the method; 429 for a member who was guessed too often
   */
  async takeTry(brand: string, id: string, method: StepUpMethod): Promise<Challenge> {
    const { member } = await this.find(brand, id, method);
    const { verificationTriesDay } = this.rulesOf(brand);
    await this.limits.require({ key: `step-up ${member}`, most: verificationTriesDay, windowMs: DAY_MS });
    const { rows } = await this.database.standalone(() =>
      this.database.change<Challenge>(
        `update identity.step_up c set tries = c.tries + 1 from identity.member m where ${OPEN}
         returning ${FIELDS}`,
        this.openNow(brand, id),
      ),
    );
    return offering(method, rows[0]);
  }

  triesLeft(brand: string, challenge: Challenge): number {
    return Math.max(0, this.rulesOf(brand).verificationTries - challenge.tries);
  }

  /** Of several who pass it at once one comes in. @throws Refusal 422 for the others */
  async use({ id }: Challenge): Promise<void> {
    const { count: used } = await this.database.change(
      'update identity.step_up set used_at = $2 where id = $1 and used_at is null',
      [id, this.clock.now()],
    );
    if (used === 0) throw new Refusal(identityErrors.error_challenge_ended);
  }

  private openNow = (brand: string, id: string) => [
    id,
    brand,
    this.clock.now(),
    this.rulesOf(brand).verificationTries,
  ];

  private rulesOf = (brand: string) => this.brands.byId(brand).settings.identity.login;
}

function offering(method: StepUpMethod, challenge: Challenge | undefined): Challenge {
  if (!challenge) throw new Refusal(identityErrors.error_challenge_ended);
  if (!challenge.methods.includes(method)) throw new Refusal(identityErrors.error_not_enabled);
  return challenge;
}
