import { Injectable } from '@nestjs/common';
import { Members } from '#libs/members/index';
import { AppError } from '#libs/platform/http/app-error';
import type { LoggedIn } from '#libs/platform/http/caller';
import { Limits } from '#libs/platform/limits/limits';
import { authenticationErrors } from '../common/authentication.errors.js';
import { Passwords } from './passwords.js';

const TRIES = { max: 5, windowMs: 15 * 60 * 1000 };

/** The log-in password, asked for once more by what changes how an account is protected. */
@Injectable()
export class CurrentPassword {
  constructor(
    private readonly members: Members,
    private readonly passwords: Passwords,
    private readonly limits: Limits,
  ) {}

  /**
   * Does nothing for an account without a password. A try counts as wrong until it proves right, so that guesses made at once
   * count too.
   * @throws AppError 422 for a wrong one, 423 with `Retry-After` after five in a quarter of an hour
   */
  async require({ person }: LoggedIn, password: string): Promise<void> {
    const member = await this.members.find(person);
    if (!member?.passwordHash) return;
    const key = `password of ${person}`;
    const wait = await this.limits.take([{ key, ...TRIES }]);
    if (wait !== null) throw locked(wait);
    if (!(await this.passwords.verify(member.passwordHash, password)))
      throw new AppError(authenticationErrors.error_password_wrong);
    await this.limits.forget(key);
  }
}

function locked(waitMs: number): AppError {
  return new AppError(authenticationErrors.error_login_locked, {
    retryAfter: Math.ceil(waitMs / 1000),
    params: { minutes: Math.ceil(waitMs / 60_000) },
  });
}
