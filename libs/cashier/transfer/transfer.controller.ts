import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import type { LoggedIn } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import {
  getTransferOptions,
  listTransfers,
  transferDownline,
  transferUpline,
} from '../common/transfer.calls.js';
import { TransferService } from './transfer.service.js';
import { TransferQueries } from './transfer-queries.js';

@Controller()
export class TransferController {
  constructor(
    private readonly transfers: TransferService,
    private readonly queries: TransferQueries,
  ) {}

  @Handle(getTransferOptions)
  options(_: unknown, caller: LoggedIn) {
    return this.queries.options(caller);
  }

  @Handle(transferDownline)
  down(input: InputOf<typeof transferDownline>, caller: LoggedIn) {
    return this.transfers.down(caller, input);
  }

  @Handle(transferUpline)
  up(input: InputOf<typeof transferUpline>, caller: LoggedIn) {
    return this.transfers.up(caller, input);
  }

  @Handle(listTransfers)
  list(input: InputOf<typeof listTransfers>, caller: LoggedIn) {
    return this.queries.list(caller, input);
  }
}
