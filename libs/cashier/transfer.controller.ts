import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import { CallerOf, Input, type LoggedIn } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import {
  getTransferOptions,
  listTransfers,
  transferDownline,
  transferUpline,
} from './common/transfer.calls.js';
import { Transfers } from './transfer.service.js';
import { TransferRecord } from './transfer-record.js';

@Controller()
export class TransferController {
  constructor(
    private readonly transfers: Transfers,
    private readonly record: TransferRecord,
  ) {}

  @Handle(getTransferOptions)
  options(@CallerOf() caller: LoggedIn) {
    return this.record.options(caller);
  }

  @Handle(transferDownline)
  down(@CallerOf() caller: LoggedIn, @Input() input: InputOf<typeof transferDownline>) {
    return this.transfers.down(caller, input);
  }

  @Handle(transferUpline)
  up(@CallerOf() caller: LoggedIn, @Input() input: InputOf<typeof transferUpline>) {
    return this.transfers.up(caller, input);
  }

  @Handle(listTransfers)
  list(@CallerOf() caller: LoggedIn, @Input() input: InputOf<typeof listTransfers>) {
    return this.record.list(caller, input);
  }
}
