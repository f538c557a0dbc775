import { Injectable } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';
import type { ActingOperator } from '#libs/platform/transitions/actor-context';
import type { WithdrawalCaseDetail } from '../../common/withdrawal-case.js';
import { WithdrawalLifecycle } from '../withdrawal.lifecycle.js';
import type { WithdrawalInputs } from '../withdrawal-plans.js';
import { CaseViews } from './case-views.js';

/** The moves of operators. The others are the member's answers and the automatic receipt. */
export type OperatorMove = Exclude<
  keyof WithdrawalInputs,
  'RECEIVE' | 'FULL_PAYMENT' | 'AUTO_RECEIVE' | 'DISPUTE'
>;

/**
 * Makes operators' moves on withdrawals, and returns the case after the move. An operator who makes a move claims the case
 * by it, unless the move releases the case or ends the withdrawal.
 */
@Injectable()
export class WithdrawalOperatorService {
  constructor(
    private readonly database: Database,
    private readonly lifecycle: WithdrawalLifecycle,
    private readonly views: CaseViews,
  ) {}

  /**
   * @throws AppError 404 for an unknown case or one of another brand, 409 if another operator has claimed it or the chart
   * does not allow the move, and the errors of the move's plan
   */
  applyMove<Name extends OperatorMove>(
    operator: ActingOperator,
    id: string,
    move: Name,
    input: WithdrawalInputs[Name],
  ): Promise<WithdrawalCaseDetail> {
    return this.database.transaction(async () =>
      this.views.afterMove(operator, await this.lifecycle.applyByOperator(operator, id, move, input)),
    );
  }
}
