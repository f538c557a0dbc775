import { Injectable } from '@nestjs/common';
import type { Member } from '#libs/members/index';
import { Audit } from '#libs/platform/audit/audit';
import type { LoginMethod } from '../common/session-kinds.js';
import type { StepUpMethod } from '../common/step-up-methods.js';
import { assertCanLogIn, type Site } from './assert-can-log-in.js';

const HOUR_MS = 3_600_000;

export interface FailedLogin {
  brand: string;
  address: string;
  scope: 'member' | 'operator';
  /** `null` where nobody has the name or number. What was typed is never kept: it may be a password. */
  person: string | null;
  method: LoginMethod | StepUpMethod;
}

/**
 * Log-ins that were refused, for the audit. Must not run in a transaction, which the refusal would roll back. Only
 * tries that were counted are recorded, so that a lock is one row, however often somebody knocks at it.
 */
@Injectable()
export class FailedLogins {
  constructor(private readonly audit: Audit) {}

  /** A wrong proof. @param locks whether this try is the last one before a lock */
  async record(failed: FailedLogin, locks = false): Promise<void> {
    await this.audit.record(entryOf(failed, 'login.failed'));
    if (locks) await this.audit.record(entryOf(failed, 'login.locked'));
  }

  /** A right proof of an account that may not come in. No limit counts these, so they are one row an hour. */
  async recordRefused(failed: FailedLogin): Promise<void> {
    await this.audit.recordOnce(entryOf(failed, 'login.refused'), HOUR_MS);
  }

  /** As `assertCanLogIn`, on record. @throws AppError 403 for an account that may not come in */
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
