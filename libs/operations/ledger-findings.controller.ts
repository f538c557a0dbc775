import { Controller } from '@nestjs/common';
import { LedgerFindings } from '#libs/ledger/index';
import type { InputOf } from '#libs/platform/common/call';
import type { OperatorCaller } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { closeLedgerFinding, ledgerFindingList } from './common/ledger-findings.calls.js';

@Controller()
export class LedgerFindingsController {
  constructor(private readonly findings: LedgerFindings) {}

  @Handle(ledgerFindingList.page)
  list(filter: InputOf<typeof ledgerFindingList.page>, { brand }: OperatorCaller) {
    return this.findings.list({ ...filter, brand });
  }

  @Handle(closeLedgerFinding)
  async close({ id, reason }: InputOf<typeof closeLedgerFinding>, operator: OperatorCaller) {
    await this.findings.close(operator, id, reason);
    return {};
  }
}
