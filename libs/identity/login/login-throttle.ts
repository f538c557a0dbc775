import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { Refusal } from '#libs/platform/http/refusal';
import { networkOf } from '#libs/platform/limits/network';
import { BrandRegistry } from '#libs/site/index';
import { identityErrors } from '../common/identity.errors.js';

const MINUTE_MS = 60 * 1000;

/** Who tries to come in, and under which name. */
export interface Trier {
  brand: string;
  /** The name, in any case. */
  account: string;
  address: string;
  /** A device that the name is known to come from: counted for itself wherever it is, and never locked out. */
  device?: string;
  /** Members and operators are counted apart: the same name may be both. */
  scope?: 'member' | 'operator';
}

export interface Standing {
  /** Whether a captcha must be read before this try; then it is not counted yet. */
  captcha: boolean;
  /** Whether one must be read before the next one. */
  captchaNext: boolean;
  /** The name is tried from everywhere: a right password alone proves little. */
  attacked: boolean;
  /** Whether a failure of this try locks the name, or an operators' address, from now on. */
  locks: boolean;
}

interface Failures {
  here: number;
  anywhere: number;
  oldest: Date | null;
  /** Of all names at this address; none are held against a known device. */
  crowd: Crowd;
}

interface Crowd {
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
   * Counts a try as a failure until `forget` says otherwise, so that guesses made at once count too.
   * @param paid whether a captcha was read for it; operators have none to read
   * @throws Refusal 423 with `Retry-After`
   */
  begin(trier: Trier, paid: boolean): Promise<Standing> {
    const { captchaAfter, lockAfter, attackAfter, addressCaptchaAfter } = this.rulesOf(trier);
    const addressLockAfter = this.addressLockOf(trier);
    return this.database.transaction(async () => {
      const { here, anywhere, oldest, crowd } = await this.failuresOf(trier);
      if (oldest && here >= lockAfter && !trier.device) throw this.locked(trier, oldest);
      if (crowd.oldest && crowd.tries >= addressLockAfter) throw this.locked(trier, crowd.oldest);
      const attacked = anywhere >= attackAfter && !trier.device;
      const asked = (more: 0 | 1) =>
        attacked || here + more >= captchaAfter || crowd.tries + more >= addressCaptchaAfter;
      const captcha = !paid && asked(0);
      if (!captcha) await this.count(trier);
      const locks = (here + 1 >= lockAfter && !trier.device) || crowd.tries + 1 >= addressLockAfter;
      return { captcha, captchaNext: asked(1), attacked, locks };
    });
  }

  async forget(trier: Trier): Promise<void> {
    await this.database.query(
      'delete from identity.login_attempt where brand = $1 and account = lower($2) and scope = $3 and address = $4',
      keyOf(trier),
    );
  }

  /** Under locks on the name and then on the address, which hold until the try is counted. */
  private async failuresOf(trier: Trier): Promise<Failures> {
    const [brand, account, scope, address] = keyOf(trier);
    await this.lock(brand, account, scope);
    const since = new Date(this.clock.now().getTime() - this.windowOf(trier));
    const [row] = await this.database.query<{ here: string; anywhere: string; oldest: Date | null }>(
      `select count(*) filter (where address = $4) as here, count(*) as anywhere,
              min(at) filter (where address = $4) as oldest
       from identity.login_attempt where brand = $1 and account = lower($2) and scope = $3 and at > $5`,
      [brand, account, scope, address, since],
    );
    const crowd = trier.device ? { tries: 0, oldest: null } : await this.crowdOf(trier, since);
    return { here: Number(row?.here), anywhere: Number(row?.anywhere), oldest: row?.oldest ?? null, crowd };
  }

  private async crowdOf(trier: Trier, since: Date): Promise<Crowd> {
    const [brand, , scope, address] = keyOf(trier);
    await this.lock('address', brand, scope, address);
    const [row] = await this.database.query<{ tries: string; oldest: Date | null }>(
      `select count(*) as tries, min(at) as oldest from identity.login_attempt
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

  private async count(trier: Trier): Promise<void> {
    await this.database.query(
      'insert into identity.login_attempt (brand, account, scope, address, at) values ($1, lower($2), $3, $4, $5)',
      [...keyOf(trier), this.clock.now()],
    );
  }

  private locked(trier: Trier, oldest: Date): Refusal {
    const leftMs = oldest.getTime() + this.windowOf(trier) - this.clock.now().getTime();
    const seconds = Math.max(1, Math.ceil(leftMs / 1000));
    return new Refusal(identityErrors.error_login_locked, {
      retryAfter: seconds,
      params: { minutes: Math.ceil(seconds / 60) },
    });
  }

  private windowOf = (trier: Trier) => this.rulesOf(trier).windowMinutes * MINUTE_MS;

  /** A member's address reads captchas instead; operators have none. */
  private addressLockOf = (trier: Trier) =>
    trier.scope === 'operator' ? this.rulesOf(trier).operatorAddressLockAfter : Number.POSITIVE_INFINITY;

  private rulesOf = ({ brand }: Trier) => this.brands.byId(brand).settings.identity.login;
}

const keyOf = ({ brand, account, scope, address, device }: Trier): [string, string, string, string] => [
  brand,
  account,
  scope ?? 'member',
  device ? `device ${device}` : networkOf(address),
];
