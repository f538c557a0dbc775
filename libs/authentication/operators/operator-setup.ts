import { Injectable } from '@nestjs/common';
import { Secret, TOTP } from 'otpauth';
import { Audit } from '#libs/platform/audit/audit';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { InstallationSecret } from '#libs/platform/crypto/installation-secret';
import { Database } from '#libs/platform/database/database';
import { AppError, invalidInput } from '#libs/platform/http/app-error';
import type { Caller } from '#libs/platform/http/caller';
import { BrandRegistry } from '#libs/site/index';
import { authenticationErrors } from '../common/authentication.errors.js';
import type { setUpOperator, showOperatorSecret } from '../common/operator-setup.calls.js';
import { FailedLogins } from '../login/failed-logins.js';
import { LoginThrottle } from '../login/login-throttle.js';
import { PasswordRules } from '../passwords/password-rules.js';
import { Passwords } from '../passwords/passwords.js';
import { OperatorChanges } from './operator-changes.js';
import { OperatorCodes } from './operator-codes.js';
import { SetupCodes } from './setup-codes.js';

type Proof = InputOf<typeof showOperatorSecret>;

/** How a new operator gets in, or one who lost the password or the authenticator, for the set-up codes of two others. */
@Injectable()
export class OperatorSetup {
  constructor(
    private readonly database: Database,
    private readonly audit: Audit,
    private readonly secret: InstallationSecret,
    private readonly brands: BrandRegistry,
    private readonly passwords: Passwords,
    private readonly rules: PasswordRules,
    private readonly throttle: LoginThrottle,
    private readonly failures: FailedLogins,
    private readonly codes: OperatorCodes,
    private readonly setupCodes: SetupCodes,
    private readonly changes: OperatorChanges,
  ) {}

  /** @throws AppError 422 for the account or a set-up code; 423 while locked */
  async showSecret(caller: Caller, proof: Proof): Promise<ValueOf<typeof showOperatorSecret>> {
    const { account, sealedSecret } = await this.proven(caller, proof);
    const secret = Secret.fromBase32(await this.secret.open(sealedSecret));
    const issuer = this.brands.byId(caller.brand).settings.name;
    return { secret: secret.base32, uri: new TOTP({ issuer, label: account, secret }).toString() };
  }

  /**
   * Gives the operator the password. The set-up codes are used up.
   * @throws AppError 400 for an easy password; 422 for the account or a code; 423 while locked
   */
  async complete(caller: Caller, input: InputOf<typeof setUpOperator>): Promise<void> {
    const { newPassword, code, ...proof } = input;
    const { id, account } = await this.proven(caller, proof);
    const { brand, address } = caller;
    const errors = this.rules.commonErrorsOf(brand, 'newPassword', newPassword, { account });
    if (errors.length > 0) throw invalidInput(errors);
    if (!(await this.codes.use(id, code))) throw new AppError(authenticationErrors.error_operator_code_wrong);
    const hash = await this.passwords.hash(newPassword);
    await this.database.transaction(async () => {
      const { count } = await this.database.change(
        `update authentication.operator set password_hash = $2, version = version + 1
         where id = $1 and password_hash is null and status = 'active'`,
        [id, hash],
      );
      if (count === 0) throw new AppError(authenticationErrors.error_setup_code_wrong);
      await this.setupCodes.remove(id);
      this.changes.emit(brand);
      const who = `operator ${id}`;
      await this.audit.record({ brand, actor: who, action: 'operator.set-up', subject: who, address });
    });
  }

  /** A wrong proof counts as a failed log-in of the account. */
  private async proven({ brand, address }: Caller, { account, firstCode, secondCode }: Proof) {
    const attempt = { brand, userName: account, address, scope: 'operator' } as const;
    const { isLastTry } = await this.throttle.countAttempt(attempt, true);
    const operator = await this.find(brand, account);
    if (!operator || !(await this.setupCodes.areBothRight(operator.id, [firstCode, secondCode]))) {
      const person = operator?.id ?? null;
      await this.failures.record(
        { brand, address, scope: 'operator', person, method: 'operator' },
        isLastTry,
      );
      throw new AppError(authenticationErrors.error_setup_code_wrong);
    }
    await this.throttle.clear(attempt);
    return operator;
  }

  private async find(brand: string, account: string) {
    const [operator] = await this.database.query<{ id: string; account: string; sealedSecret: string }>(
      `select id, account, sealed_totp_secret as "sealedSecret" from authentication.operator
       where brand = $1 and lower(account) = lower($2) and status = 'active' and password_hash is null`,
      [brand, account],
    );
    return operator;
  }
}
