import { Controller } from '@nestjs/common';
import { BroadcastLifecycle, BroadcastQueries } from '#libs/messaging/index';
import type { InputOf } from '#libs/platform/common/call';
import type { OperatorCaller } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import {
  broadcastList,
  countBroadcastAudience,
  createBroadcast,
  getBroadcast,
  planBroadcast,
  publishBroadcast,
  saveBroadcast,
  stopBroadcast,
  unplanBroadcast,
} from './common/broadcasts.calls.js';

/** Messages to many members. */
@Controller()
export class BroadcastsController {
  constructor(
    private readonly queries: BroadcastQueries,
    private readonly lifecycle: BroadcastLifecycle,
  ) {}

  @Handle(broadcastList.page)
  list(filter: InputOf<typeof broadcastList.page>, { brand }: OperatorCaller) {
    return this.queries.list({ ...filter, brand });
  }

  @Handle(getBroadcast)
  get({ id }: InputOf<typeof getBroadcast>, { brand }: OperatorCaller) {
    return this.queries.get(brand, id);
  }

  @Handle(countBroadcastAudience)
  async count({ kind, audience }: InputOf<typeof countBroadcastAudience>, { brand }: OperatorCaller) {
    return { members: await this.queries.countAudience(brand, kind, audience) };
  }

  @Handle(createBroadcast)
  async create(draft: InputOf<typeof createBroadcast>, operator: OperatorCaller) {
    return this.queries.get(operator.brand, await this.lifecycle.create(operator, draft));
  }

  @Handle(saveBroadcast)
  async save({ id, version, ...draft }: InputOf<typeof saveBroadcast>, operator: OperatorCaller) {
    await this.lifecycle.applyByOperator(operator, id, 'EDIT', { version, draft });
    return this.queries.get(operator.brand, id);
  }

  @Handle(publishBroadcast)
  async publish({ id, version }: InputOf<typeof publishBroadcast>, operator: OperatorCaller) {
    await this.lifecycle.applyByOperator(operator, id, 'PUBLISH', { version });
    return this.queries.get(operator.brand, id);
  }

  @Handle(planBroadcast)
  async plan({ id, version }: InputOf<typeof planBroadcast>, operator: OperatorCaller) {
    await this.lifecycle.applyByOperator(operator, id, 'PLAN', { version });
    return this.queries.get(operator.brand, id);
  }

  @Handle(unplanBroadcast)
  async unplan({ id }: InputOf<typeof unplanBroadcast>, operator: OperatorCaller) {
    await this.lifecycle.applyByOperator(operator, id, 'UNPLAN', {});
    return this.queries.get(operator.brand, id);
  }

  @Handle(stopBroadcast)
  async stop({ id, reason }: InputOf<typeof stopBroadcast>, operator: OperatorCaller) {
    await this.lifecycle.applyByOperator(operator, id, 'STOP', { reason });
    return this.queries.get(operator.brand, id);
  }
}
