import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Secret } from 'otpauth';
import { Audit } from '#libs/platform/audit/audit';
import { Clock } from '#libs/platform/clock/clock';
import { platformErrors } from '#libs/platform/common/errors';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import type { OperatorCaller } from '#libs/platform/http/caller';
import { operatorAuditEntry } from '#libs/platform/transitions/operator-audit-entry';

/** How long a code counts. */
const CODE_MS = 24 * 3_600_000;
/** In bytes: 80 random bits, 16 characters. */
const CODE_SIZE = 10;

/**
 * Two operators let another one in, and hand over a code each. Only both codes together open the set-up, so that neither of
 * the two can use the account.
 */
@Injectable()
export class SetupCodes {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  /** Says who hands over the codes of the operator; earlier ones are over. In the caller's transaction. */
  async expect(operator: string, issuers: [string, string]): Promise<void> {
    await this.remove(operator);
    await this.database.query(
      'insert into authentication.operator_setup_code (operator, issuer) select $1, unnest($2::bigint[])',
      [operator, issuers],
    );
  }

  /** The codes of the operator are over. In the caller's transaction. */
  async remove(operator: string): Promise<void> {
    await this.database.query('delete from authentication.operator_setup_code where operator = $1', [
      operator,
    ]);
  }

  /**
   * A new code, good for 24 hours, in place of the one that this issuer was shown before.
   * @throws AppError 404 for who hands over none for the operator
   */
  async issue(issuer: OperatorCaller, operator: string): Promise<{ code: string; until: string }> {
    const code = new Secret({ size: CODE_SIZE }).base32;
    const until = new Date(this.clock.now().getTime() + CODE_MS);
    await this.database.transaction(async () => {
      const { count } = await this.database.change(
        'update authentication.operator_setup_code set code_hash = $3, expires_at = $4 where operator = $1 and issuer = $2',
        [operator, issuer.id, hashOf(code), until],
      );
      if (count === 0) throw new AppError(platformErrors.error_not_found);
      await this.audit.record({
        ...operatorAuditEntry(issuer, 'operator.setup-code-issued', `operator ${operator}`),
        after: { until },
      });
    });
    return { code: code.replace(/(.{4})(?=.)/g, '$1-'), until: until.toISOString() };
  }

  /** In either order, and in any spelling. */
  async areBothRight(operator: string, codes: [string, string]): Promise<boolean> {
    const hashes = codes.map((code) => hashOf(code.replace(/[^A-Za-z0-9]/g, '').toUpperCase()));
    const [row] = await this.database.query<{ right: number }>(
      `select count(*)::int as right from authentication.operator_setup_code
       where operator = $1 and code_hash = any($2::bytea[]) and expires_at > $3`,
      [operator, hashes, this.clock.now()],
    );
    return row?.right === 2;
  }
}

const hashOf = (code: string): Buffer => createHash('sha256').update(code).digest();
