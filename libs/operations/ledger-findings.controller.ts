import { Controller } from '@nestjs/common';
import { LedgerFindings } from '#libs/ledger/index';
import type { InputOf } from '#libs/platform/common/call';
import type { OperatorCaller } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { closeLedgerFinding, listLedgerFindings } from './common/ledger-findings.calls.js';

@Controller()
export class LedgerFindingsController {
  constructor(private readonly findings: LedgerFindings) {}

  @Handle(listLedgerFindings)
  list({ pageNo, pageSize }: InputOf<typeof listLedgerFindings>, operator: OperatorCaller) {
    return this.findings.list(operator.brand, pageNo, pageSize);
  }

  @Handle(closeLedgerFinding)
  async close({ id, reason }: InputOf<typeof closeLedgerFinding>, operator: OperatorCaller) {
    await this.findings.close(operator, id, reason);
    return {};
  }
}
