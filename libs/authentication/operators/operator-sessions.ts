import { Injectable } from '@nestjs/common';
import { Audit } from '#libs/platform/audit/audit';
import { platformErrors } from '#libs/platform/common/errors';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import type { OperatorCaller } from '#libs/platform/http/caller';
import { operatorAuditEntry } from '#libs/platform/transitions/operator-audit-entry';
import type { OperatorSession } from '../common/operator-account.js';
import { Sessions } from '../sessions/sessions.service.js';
import { Operators } from './operators.service.js';

/** The open sessions of operators, seen by themselves and by those who manage operators. */
@Injectable()
export class OperatorSessions {
  constructor(
    private readonly database: Database,
    private readonly audit: Audit,
    private readonly sessions: Sessions,
    private readonly operators: Operators,
  ) {}

  /** Of an operator of the caller's brand, the newest first. @throws AppError 404 */
  async list(caller: OperatorCaller, operator: string): Promise<OperatorSession[]> {
    await this.operators.get(caller.brand, operator);
    const sessions = await this.sessions.listActive(operator);
    return sessions.map(({ id, address, userAgent, startedAt, seenAt }) => ({
      id,
      address,
      userAgent,
      startedAt: startedAt.toISOString(),
      seenAt: seenAt.toISOString(),
      current: id === caller.session,
    }));
  }

  /** Ends one of the own sessions. @throws AppError 404 */
  async endOwn(caller: OperatorCaller, session: string): Promise<void> {
    await this.assertOpen(caller, caller.id, session);
    await this.sessions.end(session, { reason: 'logout', actor: 'owner' });
  }

  /** Ends a session of an operator, with a reason on record. @throws AppError 404 */
  async end(caller: OperatorCaller, operator: string, session: string, reason: string): Promise<void> {
    await this.assertOpen(caller, operator, session);
    await this.database.transaction(async () => {
      await this.sessions.end(session, { reason: 'expired', actor: `operator ${caller.id}` });
      await this.audit.record({
        ...operatorAuditEntry(caller, 'operator.session-ended', `operator ${operator}`),
        after: { session, reason },
      });
    });
  }

  private async assertOpen(caller: OperatorCaller, operator: string, session: string): Promise<void> {
    const open = await this.list(caller, operator);
    if (!open.some(({ id }) => id === session)) throw new AppError(platformErrors.error_not_found);
  }
}
