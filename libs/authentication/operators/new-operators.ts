import { Injectable } from '@nestjs/common';
import { Secret } from 'otpauth';
import { Audit } from '#libs/platform/audit/audit';
import { InstallationSecret } from '#libs/platform/crypto/installation-secret';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import type { OperatorCaller } from '#libs/platform/http/caller';
import { operatorAuditEntry } from '#libs/platform/transitions/operator-audit-entry';
import { authenticationErrors } from '../common/authentication.errors.js';
import { Sessions } from '../sessions/sessions.service.js';
import { assertAdministratorsLeft } from './administrators.js';
import { SetupCodes } from './setup-codes.js';

/** As RFC 4226 recommends, in bytes. */
const SECRET_SIZE = 20;

export interface NewOperator {
  account: string;
  personKey: string;
  roles: readonly string[];
}

/** Adds operators, who have neither password nor authenticator before they set them up (`OperatorSetup`). */
@Injectable()
export class NewOperators {
  constructor(
    private readonly database: Database,
    private readonly audit: Audit,
    private readonly secret: InstallationSecret,
    private readonly sessions: Sessions,
    private readonly setupCodes: SetupCodes,
  ) {}

  /** @throws AppError 409 where the account is taken, or the person has one at the brand */
  async assertFree(brand: string, { account, personKey }: Omit<NewOperator, 'roles'>): Promise<void> {
    const [found] = await this.database.query<{ sameAccount: boolean }>(
      `select lower(account) = lower($2) as "sameAccount" from authentication.operator
       where brand = $1 and (lower(account) = lower($2) or lower(person_key) = lower($3))
       order by 1 desc limit 1`,
      [brand, account, personKey],
    );
    if (!found) return;
    const { error_operator_account_taken, error_operator_person_taken } = authenticationErrors;
    throw new AppError(found.sameAccount ? error_operator_account_taken : error_operator_person_taken);
  }

  /**
   * Adds the operator with these roles, which the brand has. The one who approved it and `proposer` hand over the set-up
   * codes. In a transaction of the caller that has locked the brand's roles and has asked `assertFree`.
   */
  async add(by: OperatorCaller, { account, personKey, roles }: NewOperator, proposer: string): Promise<void> {
    const { brand } = by;
    const [operator] = await this.database.query<{ id: string }>(
      `insert into authentication.operator (brand, account, sealed_totp_secret, person_key) values ($1, $2, $3, $4)
       returning id`,
      [brand, account, await this.newSecret(), personKey],
    );
    const id = operator?.id ?? '';
    await this.database.query(
      'insert into authentication.operator_grant (brand, operator, role) select $1, $2, unnest($3::text[])',
      [brand, id, roles],
    );
    await this.setupCodes.expect(id, [proposer, by.id]);
    await this.record(by, id, 'operator.added', { account, personKey, roles });
  }

  /**
   * Takes password and authenticator from an operator, who sets up new ones; sessions end. In a transaction of the caller
   * that has locked the brand's roles. @throws AppError 409 if too few administrators were left
   */
  async renew(by: OperatorCaller, id: string, proposer: string): Promise<void> {
    await this.database.query(
      `update authentication.operator
       set password_hash = null, sealed_totp_secret = $2, totp_used_step = null, version = version + 1 where id = $1`,
      [id, await this.newSecret()],
    );
    await assertAdministratorsLeft(this.database, by.brand, 2);
    await this.sessions.endAll(id, { reason: 'password_changed', actor: `operator ${by.id}` });
    await this.setupCodes.expect(id, [proposer, by.id]);
    await this.record(by, id, 'operator.login-renewed');
  }

  private newSecret(): Promise<string> {
    return this.secret.seal(new Secret({ size: SECRET_SIZE }).base32);
  }

  private record(by: OperatorCaller, id: string, action: string, after?: object): Promise<void> {
    return this.audit.record({ ...operatorAuditEntry(by, action, `operator ${id}`), after });
  }
}
