import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import type { InputOf } from '#libs/platform/common/call';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import type { Caller, LoggedIn, OperatorCaller } from '#libs/platform/http/caller';
import { BrandRegistry } from '#libs/site/index';
import { authenticationErrors } from '../common/authentication.errors.js';
import type { OperatorSessionValue, operatorLogin } from '../common/operator.calls.js';
import { FailedLogins } from '../login/failed-logins.js';
import { LoginThrottle } from '../login/login-throttle.js';
import { Passwords } from '../passwords/passwords.js';
import { Sessions } from '../sessions/sessions.service.js';
import { OperatorAuthenticator } from './operator-authenticator.js';
import { OperatorCodes } from './operator-codes.js';
import { OperatorElevation } from './operator-elevation.js';
import { OperatorRoles } from './operator-roles.js';

interface StoredOperator {
  id: string;
  brand: string;
  account: string;
  status: 'active' | 'disabled';
  /** Null until it is set up. */
  password_hash: string | null;
}

/** Operators log in with a password and a one-time code. */
@Injectable()
export class OperatorLogin {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly throttle: LoginThrottle,
    private readonly brands: BrandRegistry,
    private readonly failures: FailedLogins,
    private readonly codes: OperatorCodes,
    private readonly elevation: OperatorElevation,
    private readonly operators: OperatorAuthenticator,
    private readonly roles: OperatorRoles,
  ) {}

  /**
   * Gives the token of a new session.
   * @throws AppError 401 for name, password or code alike, 403 for a disabled operator, 423 while locked
   */
  async login(
    caller: Caller,
    input: InputOf<typeof operatorLogin>,
    from: { userAgent: string; browser: string },
  ): Promise<{ token: string; value: OperatorSessionValue }> {
    const { brand, address } = caller;
    const attempt = { brand, userName: input.account, address, scope: 'operator' } as const;
    const { isLastTry } = await this.throttle.countAttempt(attempt, true);
    const operator = await this.find(caller.brand, input.account);
    const failure = {
      brand,
      address,
      scope: 'operator',
      person: operator?.id ?? null,
      method: 'operator',
    } as const;
    const known = await this.passwords.verify(operator?.password_hash, input.password);
    if (!known || !operator || !(await this.codes.use(operator.id, input.code))) {
      await this.failures.record(failure, isLastTry);
      throw new AppError(authenticationErrors.error_wrong_credentials);
    }
    await this.throttle.clear(attempt);
    if (operator.status !== 'active') {
      await this.failures.recordRefused(failure);
      throw new AppError(authenticationErrors.error_account_disabled);
    }
    const elevatedUntil = this.elevation.untilFromNow();
    const token = await this.sessions.startOperator(operator, { ...from, address, elevatedUntil });
    return { token, value: await this.valueOf({ ...operator, elevatedUntil }) };
  }

  logout(caller: LoggedIn): Promise<void> {
    return this.sessions.end(caller.session, { reason: 'logout', actor: 'owner' });
  }

  private async find(brand: string, account: string): Promise<StoredOperator | undefined> {
    const [operator] = await this.database.query<StoredOperator>(
      'select * from authentication.operator where brand = $1 and lower(account) = lower($2)',
      [brand, account],
    );
    return operator;
  }

  /** What the operators' pages know of the session. */
  async valueOf(
    operator: Pick<OperatorCaller, 'id' | 'account' | 'brand' | 'elevatedUntil'>,
  ): Promise<OperatorSessionValue> {
    const { id, account, brand, elevatedUntil } = operator;
    // Read first: permissions that change in between are then newer than their version, and pages read them once more.
    const accessVersion = await this.roles.accessVersion(brand);
    const permissions = await this.operators.permissionsOf(id);
    const { name, currency, timeZone, languages, defaultLanguage } = this.brands.byId(brand).settings;
    return {
      operator: { id, account },
      brand: { id: brand, name, currency, timeZone, languages, defaultLanguage },
      permissions: [...permissions].sort(),
      accessVersion,
      elevatedUntil: elevatedUntil?.toISOString() ?? null,
      now: this.clock.now().toISOString(),
    };
  }
}
