import { Injectable } from '@nestjs/common';
import type { Member } from '#libs/members/index';
import { Audit } from '#libs/platform/audit/audit';
import type { LoginMethod } from '../common/session-kinds.js';
import type { StepUpMethod } from '../common/step-up-methods.js';
import { assertCanLogIn, type Site } from './assert-can-log-in.js';

const HOUR_MS = 3_600_000;

export interface FailedLogin {
  brand: string;
  /** IP address. */
  address: string;
  scope: 'member' | 'operator';
  /** The member or operator; `null` where nobody has the name or number. What was typed is never stored: it may be a password. */
  person: string | null;
  method: LoginMethod | StepUpMethod;
}

/**
 * Log-ins that were refused, for the audit. Must not run in a transaction, which the refusal would roll back. Only
 * tries that were counted are recorded: further ones while a name is locked write no row.
 */
@Injectable()
export class FailedLogins {
  constructor(private readonly audit: Audit) {}

  /** A wrong proof. @param isLastTry whether this failure locks the name or network */
  async record(failed: FailedLogin, isLastTry = false): Promise<void> {
    await this.audit.record(entryOf(failed, 'login.failed'));
    if (isLastTry) await this.audit.record(entryOf(failed, 'login.locked'));
  }

  /** A right proof of an account that may not log in. No limit counts these, so they are one row an hour. */
  async recordRefused(failed: FailedLogin): Promise<void> {
    await this.audit.recordOnce(entryOf(failed, 'login.refused'), HOUR_MS);
  }

  /** As `assertCanLogIn`, and recorded. @throws AppError 403 for an account that may not log in */
  async assertCanLogIn(member: Member, site: Site, failed: FailedLogin): Promise<void> {
    try {
      assertCanLogIn(member, site);
    } catch (error) {
      await this.recordRefused(failed);
      throw error;
    }
  }
}

const entryOf = ({ brand, address, scope, person, method }: FailedLogin, action: string) => ({
  brand,
  actor: 'guest',
  action,
  subject: person === null ? `unknown ${scope}` : `${scope} ${person}`,
  address,
  after: { method },
});
