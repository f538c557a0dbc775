import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { InstallationSecret } from '#libs/platform/crypto/installation-secret';
import { Database } from '#libs/platform/database/database';
import { stepOfCode } from '../second-factor/totp-step.js';

/** The one-time codes of operators' authenticators. */
@Injectable()
export class OperatorCodes {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly secret: InstallationSecret,
  ) {}

  /**
   * Uses a code up, with all codes before it: of two calls with the same code one gets `true`. In the caller's transaction,
   * if there is one.
   */
  async use(operator: string, code: string): Promise<boolean> {
    const [stored] = await this.database.query<{ sealed_totp_secret: string | null }>(
      'select sealed_totp_secret from authentication.operator where id = $1',
      [operator],
    );
    // Sealed at the next start where the operator was added since the last one.
    if (!stored?.sealed_totp_secret) return false;
    const secret = await this.secret.open(stored.sealed_totp_secret);
    const step = stepOfCode(secret, code, this.clock.toRealTime());
    if (step === null) return false;
    const { count: used } = await this.database.change(
      `update authentication.operator set totp_used_step = $2
       where id = $1 and (totp_used_step is null or totp_used_step < $2)`,
      [operator, step],
    );
    return used === 1;
  }
}
