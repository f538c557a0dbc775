import { Injectable } from '@nestjs/common';
import { Audit } from '#libs/platform/audit/audit';
import type { ValueOf } from '#libs/platform/common/call';
import { type ActingOperator, auditName, operatorActor } from '#libs/platform/transitions/actor-context';
import type { getProof } from '../../common/withdrawal.calls.js';
import type { WithdrawalCaseDetail } from '../../common/withdrawal-case.js';
import type { Withdrawal } from '../withdrawal.entity.js';
import { WithdrawalCases } from './withdrawal-cases.js';

/** The page fetches its case again after each change, so repeated views within an hour are recorded once. */
const ONE_VIEW_MS = 3_600_000;

/**
 * Shows operators the bank account numbers and proof images of members, and records in the audit who saw them: once an
 * hour for each operator, IP address, and case or image.
 */
@Injectable()
export class CaseViews {
  constructor(
    private readonly cases: WithdrawalCases,
    private readonly audit: Audit,
  ) {}

  /** Contains the whole account number. @throws AppError 404 */
  async one(operator: ActingOperator, id: string): Promise<WithdrawalCaseDetail> {
    const found = await this.cases.one(operator.brand, id);
    await this.recordAccountNumber(operator, id);
    return found;
  }

  /** The case after a move of the operator, with the whole account number. In the transaction of the move. */
  async afterMove(operator: ActingOperator, withdrawal: Withdrawal): Promise<WithdrawalCaseDetail> {
    await this.recordAccountNumber(operator, withdrawal.id);
    return this.cases.detail(withdrawal);
  }

  /** @throws AppError 404 for an image of another case or brand */
  async proof(operator: ActingOperator, id: string, proof: string): Promise<ValueOf<typeof getProof>> {
    const found = await this.cases.proof(operator.brand, id, proof);
    await this.record(operator, 'proof.viewed', `proof ${proof}`, { withdrawal: id });
    return found;
  }

  private recordAccountNumber(operator: ActingOperator, id: string): Promise<void> {
    return this.record(operator, 'account-number.viewed', `withdrawal ${id}`);
  }

  private record(operator: ActingOperator, action: string, subject: string, after?: object) {
    const { brand, address } = operator;
    const actor = auditName(operatorActor(operator));
    return this.audit.recordOnce({ brand, actor, action, subject, address, after }, ONE_VIEW_MS);
  }
}
