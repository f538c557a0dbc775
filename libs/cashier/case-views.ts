import { Injectable } from '@nestjs/common';
import { Audit } from '#libs/platform/audit/audit';
import type { ValueOf } from '#libs/platform/common/call';
import type { LoggedIn } from '#libs/platform/http/caller';
import type { getProof } from './common/withdrawal.calls.js';
import type { WithdrawalCaseDetail } from './common/withdrawal-case.js';
import { WithdrawalCases } from './withdrawal-cases.js';

/** A page asks for its case again whenever the case changes. */
const ONE_VIEW_MS = 3_600_000;

/** What operators see of members that is nobody else's business: each view is on record, once an hour. */
@Injectable()
export class CaseViews {
  constructor(
    private readonly cases: WithdrawalCases,
    private readonly audit: Audit,
  ) {}

  /** With the whole account number. @throws Refusal 404 */
  async one(operator: LoggedIn, id: string): Promise<WithdrawalCaseDetail> {
    const found = await this.cases.one(operator.brand, id);
    await this.record(operator, 'account-number.viewed', `withdrawal ${id}`);
    return found;
  }

  /** @throws Refusal 404 for an image of another case or brand */
  async proof(operator: LoggedIn, id: string, proof: string): Promise<ValueOf<typeof getProof>> {
    const found = await this.cases.proof(operator.brand, id, proof);
    await this.record(operator, 'proof.viewed', `proof ${proof}`, { withdrawal: id });
    return found;
  }

  private record({ brand, person, address }: LoggedIn, action: string, subject: string, after?: object) {
    return this.audit.recordOnce(
      { brand, actor: `operator ${person}`, action, subject, address, after },
      ONE_VIEW_MS,
    );
  }
}
