import { Injectable } from '@nestjs/common';
import { Audit } from '#libs/platform/audit/audit';
import { Clock } from '#libs/platform/clock/clock';
import type { InputOf } from '#libs/platform/common/call';
import { platformErrors } from '#libs/platform/common/errors';
import { Database } from '#libs/platform/database/database';
import type { LoggedIn } from '#libs/platform/http/caller';
import { invalidInput, Refusal } from '#libs/platform/http/refusal';
import { BrandRegistry } from '#libs/site/index';
import { Member } from '../accounts/member.entity.js';
import { judgedText } from '../common/field-rules.js';
import { identityErrors } from '../common/identity.errors.js';
import type { setPaymentPassword } from '../common/security.calls.js';
import { Passwords } from './passwords.js';
import { Turns } from './turns.js';

interface Stored {
  hash: string;
  failures: number;
  locked_until: Date | null;
}

type Owner = Pick<LoggedIn, 'brand' | 'person' | 'address'>;

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

  /** @throws Refusal 400 per field; 422 and 423 as `require`, for the old one */
  async set(caller: LoggedIn, input: InputOf<typeof setPaymentPassword>): Promise<void> {
    const { oldPassword, newPassword } = input;
    await this.refuseUnfit(caller, input);
    const changed = await this.has(caller.person);
    if (changed) {
      if (!oldPassword) throw invalidInput([{ field: 'oldPassword', code: 'field_required' }]);
      await this.require(caller, oldPassword);
    }
    const hash = await this.passwords.hash(newPassword);
    await this.database.transaction(() => this.keep(caller, hash, changed));
  }

  /** The first one of an account that is being opened, as a hash, in the caller's transaction. */
  begin(owner: Owner, hash: string): Promise<void> {
    return this.keep(owner, hash, false);
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
    await this.note(caller, 'payment-password.locked', { until });
    return locked(until, now);
  }

  private async refuseUnfit(
    caller: LoggedIn,
    { newPassword, confirmNewPassword }: InputOf<typeof setPaymentPassword>,
  ): Promise<void> {
    const rule = this.brands.byId(caller.brand).settings.paymentPassword;
    const { minLength: min, maxLength: max } = rule;
    if (judgedText(newPassword, rule) === null)
      throw invalidInput([{ field: 'newPassword', code: 'field_password_length', params: { min, max } }]);
    if (newPassword !== confirmNewPassword)
      throw invalidInput([{ field: 'confirmNewPassword', code: 'field_mismatch' }]);
    const member = await this.database.manager.findOneByOrFail(Member, { id: caller.person });
    if (await this.passwords.verify(member.passwordHash, newPassword))
      throw invalidInput([{ field: 'newPassword', code: 'field_password_reused' }]);
  }

  /** @throws Refusal 400 where it was set meanwhile: a change needs the old one */
  private async keep(caller: Owner, hash: string, changed: boolean): Promise<void> {
    const values = [caller.person, hash, this.clock.now()];
    if (changed)
      await this.database.query(
        'update identity.payment_password set hash = $2, set_at = $3 where member = $1',
        values,
      );
    else {
      const first = await this.database.query(
        `insert into identity.payment_password (member, hash, set_at) values ($1, $2, $3)
         on conflict do nothing returning member`,
        values,
      );
      if (first.length === 0) throw invalidInput([{ field: 'oldPassword', code: 'field_required' }]);
    }
    await this.note(caller, changed ? 'payment-password.changed' : 'payment-password.set');
  }

  private note(caller: Owner, action: string, after?: object): Promise<void> {
    const member = `member ${caller.person}`;
    return this.audit.record({
      brand: caller.brand,
      actor: member,
      action,
      subject: member,
      address: caller.address,
      after,
    });
  }
}

function locked(until: Date, now: Date): Refusal {
  const left = until.getTime() - now.getTime();
  return new Refusal(identityErrors.error_payment_password_locked, {
    retryAfter: Math.max(1, Math.ceil(left / 1000)),
    params: { hours: Math.max(1, Math.ceil(left / HOUR)) },
  });
}
