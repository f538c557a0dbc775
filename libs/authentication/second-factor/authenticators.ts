import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { InstallationSecret } from '#libs/platform/crypto/installation-secret';
import { Database } from '#libs/platform/database/database';
import { Limits } from '#libs/platform/limits/limits';
import { RecoveryCodes } from './recovery-codes.js';
import { stepOfCode } from './totp-step.js';

const TRIES = { max: 5, windowMs: 15 * 60 * 1000 };

/** Members' authenticators. They are proved by a code that is good for about 30 seconds, or by a recovery code. */
@Injectable()
export class Authenticators {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly limits: Limits,
    private readonly secret: InstallationSecret,
    private readonly recoveryCodes: RecoveryCodes,
  ) {}

  async isActive(member: string): Promise<boolean> {
    const rows = await this.database.query(
      'select 1 from authentication.totp where member = $1 and confirmed_at is not null',
      [member],
    );
    return rows.length > 0;
  }

  /**
   * Counts an attempt as wrong until a code proves right. Call it before a transaction begins, and before `spend`.
   * @throws AppError 429 after five in a quarter of an hour
   */
  countAttempt(member: string): Promise<void> {
    return this.limits.require(triesOf(member));
  }

  /** Whether `spend` would accept the code now; it is not used up. Count the attempt first. */
  async isValid(member: string, code: string): Promise<boolean> {
    const right = isAuthenticatorCode(code)
      ? (await this.unusedStep(member, code, true)) !== null
      : (await this.isActive(member)) && (await this.recoveryCodes.has(member, code));
    if (right) await this.limits.forget(triesOf(member).key);
    return right;
  }

  /** Uses up a code of the active authenticator, or a recovery code. @returns whether it was right, and not used before */
  async spend(member: string, code: string): Promise<boolean> {
    const right = isAuthenticatorCode(code)
      ? await this.spendStep(member, code, true)
      : (await this.isActive(member)) && (await this.recoveryCodes.spend(member, code));
    if (right) await this.limits.forget(triesOf(member).key);
    return right;
  }

  /** The same for a secret that waits for its first code. */
  async spendFirst(member: string, code: string): Promise<boolean> {
    const right = await this.spendStep(member, code, false);
    if (right) await this.limits.forget(triesOf(member).key);
    return right;
  }

  /** Switches it off, and ends the recovery codes. In the caller's transaction, under the lock of the member. */
  async remove(member: string): Promise<void> {
    await this.database.query('delete from authentication.totp where member = $1', [member]);
    await this.recoveryCodes.deleteAll(member);
  }

  /** A step and those before it are spent, and of two at once with the same code one wins. */
  private async spendStep(member: string, code: string, confirmed: boolean): Promise<boolean> {
    const found = await this.unusedStep(member, code, confirmed);
    if (!found) return false;
    const { count: used } = await this.database.change(
      `update authentication.totp set used_step = $3
       where member = $1 and sealed_secret = $2 and (used_step is null or used_step < $3)`,
      [member, found.sealedSecret, found.step],
    );
    return used === 1;
  }

  /** The step whose code it is, where neither it nor a later one was spent. */
  private async unusedStep(
    member: string,
    code: string,
    confirmed: boolean,
  ): Promise<{ sealedSecret: string; step: number } | null> {
    const [row] = await this.database.query<{ sealedSecret: string; usedStep: string | null }>(
      `select sealed_secret as "sealedSecret", used_step as "usedStep" from authentication.totp
       where member = $1 and (confirmed_at is not null) = $2`,
      [member, confirmed],
    );
    if (!row) return null;
    // Real time: an authenticator knows nothing of the test clock.
    const step = stepOfCode(await this.secret.open(row.sealedSecret), code, this.clock.toRealTime());
    if (step === null || (row.usedStep !== null && Number(row.usedStep) >= step)) return null;
    return { sealedSecret: row.sealedSecret, step };
  }
}

/** Whether the authenticator itself shows such codes; recovery codes are longer. */
export const isAuthenticatorCode = (code: string) => /^\d{6}$/.test(code);

const triesOf = (member: string) => ({ key: `authenticator ${member}`, ...TRIES });
