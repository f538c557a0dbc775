import { Controller } from '@nestjs/common';
import { FindingQueries } from '#libs/games/index';
import type { InputOf } from '#libs/platform/common/call';
import type { OperatorCaller } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { listVendorFindings } from './common/vendor-findings.calls.js';

@Controller()
export class VendorFindingsController {
  constructor(private readonly findings: FindingQueries) {}

  @Handle(listVendorFindings)
  list(input: InputOf<typeof listVendorFindings>, operator: OperatorCaller) {
    return this.findings.list(operator.brand, input);
  }
}
