import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import type { InputOf } from '#libs/platform/common/call';
import { InstallationSecret } from '#libs/platform/crypto/installation-secret';
import { Database } from '#libs/platform/database/database';
import type { Caller, LoggedIn } from '#libs/platform/http/caller';
import { Refusal } from '#libs/platform/http/refusal';
import { BrandRegistry } from '#libs/site/index';
import { identityErrors } from '../common/identity.errors.js';
import type { OperatorSessionValue, operatorLogin } from '../common/operator.calls.js';
import { FailedLogins } from '../login/failed-logins.js';
import { LoginThrottle } from '../login/login-throttle.js';
import { Passwords } from '../passwords/passwords.js';
import { stepOfCode } from '../security/totp-step.js';
import { Sessions } from '../sessions/sessions.service.js';

interface StoredOperator {
  id: string;
  brand: string;
  account: string;
  status: 'active' | 'disabled';
  password_hash: string;
  /** `null` for an operator who was added since the last start. */
  sealed_totp_secret: string | null;
}

/** Operators log in with a password and a one-time code. */
@Injectable()
export class OperatorLogin {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly secret: InstallationSecret,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly throttle: LoginThrottle,
    private readonly brands: BrandRegistry,
    private readonly failures: FailedLogins,
  ) {}

  /**
   * Gives the token of a new session.
   * @throws Refusal 401 for name, password or code alike, 403 for a disabled operator, 423 while locked
   */
  async login(
    caller: Caller,
    input: InputOf<typeof operatorLogin>,
    userAgent: string,
  ): Promise<{ token: string; value: OperatorSessionValue }> {
    const { brand, address } = caller;
    const trier = { brand, account: input.account, address, scope: 'operator' } as const;
    const { locks } = await this.throttle.begin(trier, true);
    const operator = await this.find(caller.brand, input.account);
    const failure = {
      brand,
      address,
      scope: 'operator',
      person: operator?.id ?? null,
      method: 'operator',
    } as const;
    const known = await this.passwords.verify(operator?.password_hash, input.password);
    if (!known || !operator || !(await this.useCode(operator, input.code))) {
      await this.failures.record(failure, locks);
      throw new Refusal(identityErrors.error_wrong_credentials);
    }
    await this.throttle.forget(trier);
    if (operator.status !== 'active') {
      await this.failures.recordRefused(failure);
      throw new Refusal(identityErrors.error_account_disabled);
    }
    const token = await this.sessions.startOperator(operator, { address: caller.address, userAgent });
    return { token, value: this.valueOf(operator) };
  }

  async who(caller: LoggedIn): Promise<OperatorSessionValue> {
    const [operator] = await this.database.query<StoredOperator>(
      'select * from identity.operator where id = $1',
      [caller.person],
    );
    if (!operator) throw new Refusal(identityErrors.error_session_ended);
    return this.valueOf(operator);
  }

  logout(caller: LoggedIn): Promise<void> {
    return this.sessions.end(caller.session, 'logout');
  }

  /** A code counts once: its step and those before it are spent, and of two log-ins at once one wins. */
  private async useCode(operator: StoredOperator, code: string): Promise<boolean> {
    if (operator.sealed_totp_secret === null) return false;
    const secret = await this.secret.open(operator.sealed_totp_secret);
    const step = stepOfCode(secret, code, this.clock.outside());
    if (step === null) return false;
    const { count: used } = await this.database.change(
      `update identity.operator set totp_used_step = $2
       where id = $1 and (totp_used_step is null or totp_used_step < $2)`,
      [operator.id, step],
    );
    return used === 1;
  }

  private async find(brand: string, account: string): Promise<StoredOperator | undefined> {
    const [operator] = await this.database.query<StoredOperator>(
      'select * from identity.operator where brand = $1 and lower(account) = lower($2)',
      [brand, account],
    );
    return operator;
  }

  private valueOf({ id, account, brand }: StoredOperator): OperatorSessionValue {
    const { name, currency, timeZone, languages, defaultLanguage } = this.brands.byId(brand).settings;
    return {
      operator: { id, account },
      brand: { id: brand, name, currency, timeZone, languages, defaultLanguage },
      now: this.clock.now().toISOString(),
    };
  }
}
