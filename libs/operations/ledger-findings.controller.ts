import { Controller } from '@nestjs/common';
import { Operators } from '#libs/identity/index';
import { LedgerFindings } from '#libs/ledger/index';
import type { InputOf } from '#libs/platform/common/call';
import { CallerOf, Input, type LoggedIn } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { closeLedgerFinding, listLedgerFindings } from './common/ledger-findings.calls.js';

@Controller()
export class LedgerFindingsController {
  constructor(
    private readonly findings: LedgerFindings,
    private readonly operators: Operators,
  ) {}

  @Handle(listLedgerFindings)
  list(@CallerOf() caller: LoggedIn, @Input() { pageNo, pageSize }: InputOf<typeof listLedgerFindings>) {
    return this.findings.list(caller.brand, pageNo, pageSize);
  }

  @Handle(closeLedgerFinding)
  async close(@CallerOf() caller: LoggedIn, @Input() { id, reason }: InputOf<typeof closeLedgerFinding>) {
    await this.findings.close(await this.operators.acting(caller), id, reason);
    return {};
  }
}
