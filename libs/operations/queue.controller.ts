import { Controller } from '@nestjs/common';
import type { OperatorCaller } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { getQueueCounts } from './common/queue.calls.js';
import { QueueBoard } from './queue-board.js';

@Controller()
export class QueueController {
  constructor(private readonly board: QueueBoard) {}

  @Handle(getQueueCounts)
  counts(_: unknown, operator: OperatorCaller) {
    return this.board.counts(operator.brand);
  }
}
