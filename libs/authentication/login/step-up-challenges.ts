import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Member } from '#libs/members/index';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import { Limits } from '#libs/platform/limits/limits';
import { siteErrors } from '#libs/site/common/site.errors';
import { BrandRegistry } from '#libs/site/index';
import { authenticationErrors } from '../common/authentication.errors.js';
import type { StepUpValue } from '../common/session.calls.js';
import type { LoginMethod, RecoveryMethod } from '../common/session-kinds.js';
import type { StepUpMethod } from '../common/step-up-methods.js';
import type { ClientContext } from '../sessions/client-context.js';
import type { Site } from './assert-can-log-in.js';
import type { StepUpOffer } from './step-up-offers.js';

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 3600 * 1000;

/** The password that a recovery sets once the step-up is passed, and how the recovery began. */
export interface PendingRecovery {
  hash: string;
  by: RecoveryMethod;
}

/** A log-in or recovery that waits for a step-up. Whoever has its id may try to pass it. */
export interface Challenge {
  id: string;
  member: string;
  /** The kind of log-in that waits. */
  method: LoginMethod;
  site: Site;
  remember: boolean;
  recovery: PendingRecovery | null;
  methods: StepUpMethod[];
  /** How many attempts were made, this one included. */
  tries: number;
}

/** What continues once the step-up is passed. */
export type PendingLogin = Pick<Challenge, 'method'> & {
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
   * Stores a challenge, in which a log-in waits for the missing step-up. Must not run in a transaction, which the throw would
   * roll back.
   * @param member as it was read before its password was verified
   * @throws AppError 401 error_verification_required with the challenge, always; error_wrong_credentials where the password was
   * changed meanwhile, since such a change ends only the challenges that it finds
   */
  async requireStepUp(
    member: Member,
    client: Pick<ClientContext, 'brand' | 'address'>,
    missing: StepUpOffer,
    pending: PendingLogin,
  ): Promise<never> {
    const challengeId = await this.create(member, client, missing.method, pending);
    const value: StepUpValue = { challengeId, methods: [missing] };
    throw new AppError(authenticationErrors.error_verification_required, { value });
  }

  private async create(
    member: Member,
    { brand, address }: Pick<ClientContext, 'brand' | 'address'>,
    missing: StepUpMethod,
    { method, site = 'member', remember = false, recovery }: PendingLogin,
  ): Promise<string> {
    const { verificationMinutes } = this.rulesOf(brand);
    const id = randomUUID();
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + verificationMinutes * MINUTE_MS);
    const opened = await this.database.query(
      `insert into authentication.step_up (id, member, address, site, remember, methods, created_at, expires_at, method,
         new_password_hash, recovered_by)
       select $1, $2, $3, $4, $5, $6, $7, $8, $10, $11, $12 where members.share_password($2, $9)
       returning id`,
      [
        ...[id, member.id, address, site, remember, [missing], now, expiresAt, member.passwordHash],
        ...[method, recovery?.hash ?? null, recovery?.by ?? null],
      ],
    );
    if (opened.length === 0) throw new AppError(authenticationErrors.error_wrong_credentials);
    return id;
  }

  /** @throws AppError 422 where it is over, or does not offer the method */
  async find(brand: string, id: string, method: StepUpMethod): Promise<Challenge> {
    const [challenge] = await this.database.query<Challenge>(
      `select ${FIELDS} from authentication.step_up c, members.member_view m where ${OPEN}`,
      this.parametersOf(brand, id),
    );
    return offering(method, challenge);
  }

  /**
   * Counts one of its tries; guesses made at once count one each. Call it before a transaction begins.
   * @throws AppError 422 where it is over, or does not offer the method; 429 where the member's tries of a day are used up
   */
  async takeTry(brand: string, id: string, method: StepUpMethod): Promise<Challenge> {
    const { member } = await this.find(brand, id, method);
    const { verificationTriesDay } = this.rulesOf(brand);
    await this.limits.require({ key: `step-up ${member}`, max: verificationTriesDay, windowMs: DAY_MS });
    const { rows } = await this.database.inOwnTransaction(() =>
      this.database.change<Challenge>(
        `update authentication.step_up c set tries = c.tries + 1 from members.member_view m where ${OPEN}
         returning ${FIELDS}`,
        this.parametersOf(brand, id),
      ),
    );
    return offering(method, rows[0]);
  }

  triesLeft(brand: string, challenge: Challenge): number {
    return Math.max(0, this.rulesOf(brand).verificationTries - challenge.tries);
  }

  /** Ends the challenge that was passed. Of several calls at once one succeeds. @throws AppError 422 for the others */
  async use({ id }: Challenge): Promise<void> {
    const { count: used } = await this.database.change(
      'update authentication.step_up set used_at = $2 where id = $1 and used_at is null',
      [id, this.clock.now()],
    );
    if (used === 0) throw new AppError(authenticationErrors.error_challenge_ended);
  }

  private parametersOf = (brand: string, id: string) => [
    id,
    brand,
    this.clock.now(),
    this.rulesOf(brand).verificationTries,
  ];

  private rulesOf = (brand: string) => this.brands.byId(brand).settings.identity.login;
}

function offering(method: StepUpMethod, challenge: Challenge | undefined): Challenge {
  if (!challenge) throw new AppError(authenticationErrors.error_challenge_ended);
  if (!challenge.methods.includes(method)) throw new AppError(siteErrors.error_not_enabled);
  return challenge;
}
