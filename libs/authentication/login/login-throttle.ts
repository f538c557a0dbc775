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
  /** In any case. */
  userName: string;
  /** IP address. */
  address: string;
  /** A device from which this member has logged in: it is counted apart, wherever it is, and never locked out. */
  device?: string;
  /** Members and operators are counted apart: the same name may be both. */
  scope?: 'member' | 'operator';
}

export interface ThrottleState {
  /** Whether a captcha must be solved before this try; then the try is not counted yet. */
  captcha: boolean;
  /** Whether a captcha must be solved before the next try. */
  captchaNext: boolean;
  /** The name is tried from many networks: a right password alone proves little. */
  underAttack: boolean;
  /** Whether this try, if it fails, locks the name, or an operators' network, from now on. */
  isLastTry: boolean;
}

interface Failures {
  /** Of the name, from this network; of a known device, from that device. */
  ofName: number;
  oldestOfName: Date | null;
  /** Of the name, from anywhere. */
  ofNameAnywhere: number;
  /** Of all names, from this network; none count against a known device. */
  ofNetwork: NetworkFailures;
}

interface NetworkFailures {
  count: number;
  oldest: Date | null;
}

/**
 * Counts failed log-ins of a name, in the database and so for all processes, under the brand's settings `identity.login`. Names are
 * lower-cased by the database, as where it finds the account by them: else two spellings of a name could be counted apart.
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
   * @param captchaRead whether a captcha was solved for it; operators have none to solve
   * @throws AppError 423 with `Retry-After`
   */
  countAttempt(attempt: LoginAttempt, captchaRead: boolean): Promise<ThrottleState> {
    const { captchaAfter, lockAfter, attackAfter, addressCaptchaAfter } = this.rulesOf(attempt);
    const addressLockAfter = this.addressLockOf(attempt);
    return this.database.transaction(async () => {
      const { ofName, oldestOfName, ofNameAnywhere, ofNetwork } = await this.failuresOf(attempt);
      if (oldestOfName && ofName >= lockAfter && !attempt.device) throw this.locked(attempt, oldestOfName);
      if (ofNetwork.oldest && ofNetwork.count >= addressLockAfter)
        throw this.locked(attempt, ofNetwork.oldest);
      const underAttack = ofNameAnywhere >= attackAfter && !attempt.device;
      const asked = (more: 0 | 1) =>
        underAttack || ofName + more >= captchaAfter || ofNetwork.count + more >= addressCaptchaAfter;
      const captcha = !captchaRead && asked(0);
      if (!captcha) await this.count(attempt);
      const isLastTry =
        (ofName + 1 >= lockAfter && !attempt.device) || ofNetwork.count + 1 >= addressLockAfter;
      return { captcha, captchaNext: asked(1), underAttack, isLastTry };
    });
  }

  async clear(attempt: LoginAttempt): Promise<void> {
    await this.database.query(
      'delete from authentication.login_attempt where brand = $1 and account = lower($2) and scope = $3 and address = $4',
      keyOf(attempt),
    );
  }

  /** Takes locks on the name and then on the network, which hold until the try is counted. */
  private async failuresOf(attempt: LoginAttempt): Promise<Failures> {
    const [brand, userName, scope, source] = keyOf(attempt);
    await this.lock(brand, userName, scope);
    const since = new Date(this.clock.now().getTime() - this.windowOf(attempt));
    const [row] = await this.database.query<{
      ofName: string;
      ofNameAnywhere: string;
      oldestOfName: Date | null;
    }>(
      `select count(*) filter (where address = $4) as "ofName", count(*) as "ofNameAnywhere",
              min(at) filter (where address = $4) as "oldestOfName"
       from authentication.login_attempt where brand = $1 and account = lower($2) and scope = $3 and at > $5`,
      [brand, userName, scope, source, since],
    );
    const ofNetwork = attempt.device ? { count: 0, oldest: null } : await this.ofNetwork(attempt, since);
    return {
      ofName: Number(row?.ofName),
      oldestOfName: row?.oldestOfName ?? null,
      ofNameAnywhere: Number(row?.ofNameAnywhere),
      ofNetwork,
    };
  }

  private async ofNetwork(attempt: LoginAttempt, since: Date): Promise<NetworkFailures> {
    const [brand, , scope, network] = keyOf(attempt);
    await this.lock('address', brand, scope, network);
    const [row] = await this.database.query<{ count: string; oldest: Date | null }>(
      `select count(*) as count, min(at) as oldest from authentication.login_attempt
       where brand = $1 and scope = $2 and address = $3 and at > $4`,
      [brand, scope, network, since],
    );
    return { count: Number(row?.count), oldest: row?.oldest ?? null };
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

  /** Only for operators, who have no captcha; for members a network with many failures has to solve captchas instead. */
  private addressLockOf = (attempt: LoginAttempt) =>
    attempt.scope === 'operator' ? this.rulesOf(attempt).operatorAddressLockAfter : Number.POSITIVE_INFINITY;

  private rulesOf = ({ brand }: LoginAttempt) => this.brands.byId(brand).settings.identity.login;
}

/** Brand, name, scope and source: the device where it is known to the member, else the network. */
const keyOf = ({
  brand,
  userName,
  scope,
  address,
  device,
}: LoginAttempt): [string, string, string, string] => [
  brand,
  userName,
  scope ?? 'member',
  device ? `device ${device}` : networkOf(address),
];
