import { Injectable } from '@nestjs/common';
import { Audit } from '#libs/platform/audit/audit';
import { Clock } from '#libs/platform/clock/clock';
import { platformErrors } from '#libs/platform/common/errors';
import { Database } from '#libs/platform/database/database';
import type { LoggedIn } from '#libs/platform/http/caller';
import { Refusal } from '#libs/platform/http/refusal';
import { BrandRegistry } from '#libs/site/index';
import { ownAct } from '../accounts/own-act.js';
import { identityErrors } from '../common/identity.errors.js';
import { Passwords } from './passwords.js';
import { Turns } from './turns.js';

interface Stored {
  hash: string;
  failures: number;
  locked_until: Date | null;
}

const HOUR = 3_600_000;
/** Guesses of one member under way in a process; each holds a connection of its call meanwhile. */
const AT_ONCE = 8;

/** The second password, asked for before money leaves. Its tries are counted whatever becomes of the call. */
@Injectable()
export class PaymentPasswords {
  private readonly turns = new Turns(AT_ONCE);

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly brands: BrandRegistry,
    private readonly passwords: Passwords,
  ) {}

  async has(member: string): Promise<boolean> {
    const rows = await this.database.query('select 1 from identity.payment_password where member = $1', [
      member,
    ]);
    return rows.length > 0;
  }

  /** Whether it is this member's. Not counted as a try, so the caller's own limit has to keep it from guessing. */
  async matches(member: string, password: string): Promise<boolean> {
    const [stored] = await this.database.query<Stored>(
      'select hash from identity.payment_password where member = $1',
      [member],
    );
    return stored !== undefined && this.passwords.verify(stored.hash, password);
  }

  /**
   * Guesses made at once are tried one after another, so that each is counted. Call it before any row is locked.
   * @throws Refusal 422 for a wrong one or where none was set, 423 with `Retry-After` while locked, 503 where too
   * many are under way
   */
  async require(caller: LoggedIn, password: string): Promise<void> {
    // The refusal is thrown after the count is kept.
    const turn = this.turns.take(caller.person, () =>
      this.database.apart(() => this.tried(caller, password)),
    );
    if (!turn) throw new Refusal(platformErrors.error_service_unavailable, { retryAfter: 1 });
    const refusal = await turn;
    if (refusal) throw refusal;
  }

  private async tried(caller: LoggedIn, password: string): Promise<Refusal | null> {
    const [stored] = await this.database.query<Stored>(
      'select hash, failures, locked_until from identity.payment_password where member = $1 for update',
      [caller.person],
    );
    if (!stored) return new Refusal(identityErrors.error_payment_password_missing);
    const now = this.clock.now();
    if (stored.locked_until && stored.locked_until > now) return locked(stored.locked_until, now);
    const { tries, lockHours } = this.brands.byId(caller.brand).settings.paymentPassword;
    const right = await this.passwords.verify(stored.hash, password);
    const before = stored.locked_until ? 0 : stored.failures;
    const failures = right ? 0 : before + 1;
    const until = failures >= tries ? new Date(now.getTime() + lockHours * HOUR) : null;
    await this.database.query(
      'update identity.payment_password set failures = $2, locked_until = $3 where member = $1',
      [caller.person, failures, until],
    );
    if (right) return null;
    if (!until)
      return new Refusal(identityErrors.error_payment_password_wrong, { params: { left: tries - failures } });
    await this.audit.record({ ...ownAct(caller, 'payment-password.locked'), after: { until } });
    return locked(until, now);
  }
}

function locked(until: Date, now: Date): Refusal {
  const left = until.getTime() - now.getTime();
  return new Refusal(identityErrors.error_payment_password_locked, {
    retryAfter: Math.max(1, Math.ceil(left / 1000)),
    params: { hours: Math.max(1, Math.ceil(left / HOUR)) },
  });
}
