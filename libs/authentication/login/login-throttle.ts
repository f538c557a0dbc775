import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import { networkOf } from '#libs/platform/limits/network';
import { BrandRegistry } from '#libs/site/index';
import { authenticationErrors } from '../common/authentication.errors.js';

const MINUTE_MS = 60 * 1000;

/** Who tries to log in, and under which name. */
export interface LoginAttempt {
  brand: string;
  /** The name, in any case. */
  account: string;
  address: string;
  /** A device that the name is known to come from: counted for itself wherever it is, and never locked out. */
  device?: string;
  /** Members and operators are counted apart: the same name may be both. */
  scope?: 'member' | 'operator';
}

export interface ThrottleState {
  /** Whether a captcha must be read before this try; then it is not counted yet. */
  captcha: boolean;
  /** Whether one must be read before the next one. */
  captchaNext: boolean;
  /** The name is tried from many addresses: a right password alone proves little. */
  underAttack: boolean;
  /** Whether a failure of this try locks the name, or an operators' address, from now on. */
  locks: boolean;
}

interface Failures {
  atAddress: number;
  atAllAddresses: number;
  oldest: Date | null;
  /** Of all names at this address; none are held against a known device. */
  failuresByAddress: AddressFailures;
}

interface AddressFailures {
  tries: number;
  oldest: Date | null;
}

/**
 * Counts tries of a name in the database, for all processes: by the brand's `identity.login`. The database itself makes
 * small letters of a name, as it does where it looks for the account: else two spellings could be counted apart.
 */
@Injectable()
export class LoginThrottle {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly brands: BrandRegistry,
  ) {}

  /**
   * Counts a try as a failure until `clear` says otherwise, so that guesses made at once count too.
   * @param captchaRead whether a captcha was read for it; operators have none to read
   * @throws AppError 423 with `Retry-After`
   */
  countAttempt(attempt: LoginAttempt, captchaRead: boolean): Promise<ThrottleState> {
    const { captchaAfter, lockAfter, attackAfter, addressCaptchaAfter } = this.rulesOf(attempt);
    const addressLockAfter = this.addressLockOf(attempt);
    return this.database.transaction(async () => {
      const { atAddress, atAllAddresses, oldest, failuresByAddress } = await this.failuresOf(attempt);
      if (oldest && atAddress >= lockAfter && !attempt.device) throw this.locked(attempt, oldest);
      if (failuresByAddress.oldest && failuresByAddress.tries >= addressLockAfter)
        throw this.locked(attempt, failuresByAddress.oldest);
      const underAttack = atAllAddresses >= attackAfter && !attempt.device;
      const asked = (more: 0 | 1) =>
        underAttack ||
        atAddress + more >= captchaAfter ||
        failuresByAddress.tries + more >= addressCaptchaAfter;
      const captcha = !captchaRead && asked(0);
      if (!captcha) await this.count(attempt);
      const locks =
        (atAddress + 1 >= lockAfter && !attempt.device) || failuresByAddress.tries + 1 >= addressLockAfter;
      return { captcha, captchaNext: asked(1), underAttack, locks };
    });
  }

  async clear(attempt: LoginAttempt): Promise<void> {
    await this.database.query(
      'delete from authentication.login_attempt where brand = $1 and account = lower($2) and scope = $3 and address = $4',
      keyOf(attempt),
    );
  }

  /** Under locks on the name and then on the address, which hold until the try is counted. */
  private async failuresOf(attempt: LoginAttempt): Promise<Failures> {
    const [brand, account, scope, address] = keyOf(attempt);
    await this.lock(brand, account, scope);
    const since = new Date(this.clock.now().getTime() - this.windowOf(attempt));
    const [row] = await this.database.query<{
      atAddress: string;
      atAllAddresses: string;
      oldest: Date | null;
    }>(
      `select count(*) filter (where address = $4) as "atAddress", count(*) as "atAllAddresses",
              min(at) filter (where address = $4) as oldest
       from authentication.login_attempt where brand = $1 and account = lower($2) and scope = $3 and at > $5`,
      [brand, account, scope, address, since],
    );
    const failuresByAddress = attempt.device
      ? { tries: 0, oldest: null }
      : await this.countByAddress(attempt, since);
    return {
      atAddress: Number(row?.atAddress),
      atAllAddresses: Number(row?.atAllAddresses),
      oldest: row?.oldest ?? null,
      failuresByAddress,
    };
  }

  private async countByAddress(attempt: LoginAttempt, since: Date): Promise<AddressFailures> {
    const [brand, , scope, address] = keyOf(attempt);
    await this.lock('address', brand, scope, address);
    const [row] = await this.database.query<{ tries: string; oldest: Date | null }>(
      `select count(*) as tries, min(at) as oldest from authentication.login_attempt
       where brand = $1 and scope = $2 and address = $3 and at > $4`,
      [brand, scope, address, since],
    );
    return { tries: Number(row?.tries), oldest: row?.oldest ?? null };
  }

  private async lock(...names: string[]): Promise<void> {
    await this.database.query('select pg_advisory_xact_lock(hashtextextended(lower($1), 0))', [
      names.join(' '),
    ]);
  }

  private async count(attempt: LoginAttempt): Promise<void> {
    await this.database.query(
      'insert into authentication.login_attempt (brand, account, scope, address, at) values ($1, lower($2), $3, $4, $5)',
      [...keyOf(attempt), this.clock.now()],
    );
  }

  private locked(attempt: LoginAttempt, oldest: Date): AppError {
    const leftMs = oldest.getTime() + this.windowOf(attempt) - this.clock.now().getTime();
    const seconds = Math.max(1, Math.ceil(leftMs / 1000));
    return new AppError(authenticationErrors.error_login_locked, {
      retryAfter: seconds,
      params: { minutes: Math.ceil(seconds / 60) },
    });
  }

  private windowOf = (attempt: LoginAttempt) => this.rulesOf(attempt).windowMinutes * MINUTE_MS;

  /** A member's address reads captchas instead; operators have none. */
  private addressLockOf = (attempt: LoginAttempt) =>
    attempt.scope === 'operator' ? this.rulesOf(attempt).operatorAddressLockAfter : Number.POSITIVE_INFINITY;

  private rulesOf = ({ brand }: LoginAttempt) => this.brands.byId(brand).settings.identity.login;
}

const keyOf = ({
  brand,
  account,
  scope,
  address,
  device,
}: LoginAttempt): [string, string, string, string] => [
  brand,
  account,
  scope ?? 'member',
  device ? `device ${device}` : networkOf(address),
];
