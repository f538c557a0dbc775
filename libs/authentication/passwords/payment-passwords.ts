import { Injectable } from '@nestjs/common';
import { ownAuditEntry } from '#libs/members/index';
import { Audit } from '#libs/platform/audit/audit';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import type { LoggedIn } from '#libs/platform/http/caller';
import { BrandRegistry } from '#libs/site/index';
import { authenticationErrors } from '../common/authentication.errors.js';
import { Passwords } from './passwords.js';

interface Stored {
  hash: string;
  failures: number;
  locked_until: Date | null;
}

const HOUR = 3_600_000;

/** The second password, asked for before money leaves. Its attempts are counted before the transaction of that call. */
@Injectable()
export class PaymentPasswords {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly brands: BrandRegistry,
    private readonly passwords: Passwords,
  ) {}

  async has(member: string): Promise<boolean> {
    const rows = await this.database.query(
      'select 1 from authentication.payment_password where member = $1',
      [member],
    );
    return rows.length > 0;
  }

  /** Whether it is this member's. Not counted as a try, so the caller's own limit has to keep it from guessing. */
  async matches(member: string, password: string): Promise<boolean> {
    const stored = await this.find(member);
    return stored !== undefined && this.passwords.verify(stored.hash, password);
  }

  /**
   * Call it before a transaction begins. The password is verified first, while no row is locked and no connection is held; the
   * result is then counted under the row's lock. Of guesses made at once each is counted, and those after the last try all get
   * the same answer, right or wrong.
   * @throws AppError 422 for a wrong one or where none was set, 423 with `Retry-After` while locked
   */
  async require(caller: LoggedIn, password: string): Promise<void> {
    const stored = await this.find(caller.person);
    const refusal =
      refusalBefore(stored, this.clock.now()) ??
      (await this.countAttempt(caller, await this.verify(stored, password)));
    if (refusal) throw refusal;
  }

  /** The hash that the password was right for. */
  private async verify(stored: Stored | undefined, password: string): Promise<string | null> {
    const right = await this.passwords.verify(stored?.hash, password);
    return right && stored ? stored.hash : null;
  }

  private countAttempt(caller: LoggedIn, rightFor: string | null): Promise<AppError | null> {
    return this.database.inOwnTransaction(async () => {
      const stored = await this.find(caller.person, 'for update');
      const now = this.clock.now();
      const refusal = refusalBefore(stored, now);
      if (refusal || !stored) return refusal;
      return this.count(caller, stored, stored.hash === rightFor, now);
    });
  }

  private async count(caller: LoggedIn, stored: Stored, right: boolean, now: Date): Promise<AppError | null> {
    const { tries, lockHours } = this.brands.byId(caller.brand).settings.paymentPassword;
    const before = stored.locked_until ? 0 : stored.failures;
    const failures = right ? 0 : before + 1;
    const until = failures >= tries ? new Date(now.getTime() + lockHours * HOUR) : null;
    await this.database.query(
      'update authentication.payment_password set failures = $2, locked_until = $3 where member = $1',
      [caller.person, failures, until],
    );
    if (right) return null;
    if (!until)
      return new AppError(authenticationErrors.error_payment_password_wrong, {
        params: { left: tries - failures },
      });
    await this.audit.record({ ...ownAuditEntry(caller, 'payment-password.locked'), after: { until } });
    return locked(until, now);
  }

  private async find(member: string, lock: '' | 'for update' = ''): Promise<Stored | undefined> {
    const [stored] = await this.database.query<Stored>(
      `select hash, failures, locked_until from authentication.payment_password where member = $1 ${lock}`,
      [member],
    );
    return stored;
  }
}

function refusalBefore(stored: Stored | undefined, now: Date): AppError | null {
  if (!stored) return new AppError(authenticationErrors.error_payment_password_missing);
  return stored.locked_until && stored.locked_until > now ? locked(stored.locked_until, now) : null;
}

function locked(until: Date, now: Date): AppError {
  const left = until.getTime() - now.getTime();
  return new AppError(authenticationErrors.error_payment_password_locked, {
    retryAfter: Math.max(1, Math.ceil(left / 1000)),
    params: { hours: Math.max(1, Math.ceil(left / HOUR)) },
  });
}
