import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { Refusal } from '#libs/platform/http/refusal';
import { identityErrors } from '../common/identity.errors.js';

const WINDOW_MS = 15 * 60 * 1000;
const FAILURES = 10;

/** Members and operators are counted apart: the same name may be both. */
type Scope = 'member' | 'operator';

/** Locks a name for one address for 15 minutes after 10 failures; counted in the database, for all processes. */
@Injectable()
export class LoginThrottle {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts a try as a failure until `forget` says otherwise, so that guesses made at once count too.
   * @throws Refusal 423 with `Retry-After`
   */
  async begin(brand: string, account: string, address: string, scope: Scope = 'member'): Promise<void> {
    const who = [brand, account.toLowerCase(), address, scope];
    const now = this.clock.now();
    await this.database.transaction(async () => {
      await this.database.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [who.join(' ')]);
      const [row] = await this.database.query<{ failures: string; oldest: Date | null }>(
        `select count(*) as failures, min(at) as oldest from identity.login_attempt
         where brand = $1 and account = $2 and address = $3 and scope = $4 and at > $5`,
        [...who, new Date(now.getTime() - WINDOW_MS)],
      );
      if (row?.oldest && Number(row.failures) >= FAILURES) throw locked(row.oldest, now);
      await this.database.query(
        'insert into identity.login_attempt (brand, account, address, scope, at) values ($1, $2, $3, $4, $5)',
        [...who, now],
      );
    });
  }

  async forget(brand: string, account: string, address: string, scope: Scope = 'member'): Promise<void> {
    await this.database.query(
      'delete from identity.login_attempt where brand = $1 and account = $2 and address = $3 and scope = $4',
      [brand, account.toLowerCase(), address, scope],
    );
  }
}

function locked(oldest: Date, now: Date): Refusal {
  const seconds = Math.max(1, Math.ceil((oldest.getTime() + WINDOW_MS - now.getTime()) / 1000));
  return new Refusal(identityErrors.error_login_locked, {
    retryAfter: seconds,
    params: { minutes: Math.ceil(seconds / 60) },
  });
}
