import { Controller } from '@nestjs/common';
import { AudienceLists, BroadcastLifecycle, BroadcastQueries } from '#libs/messaging/index';
import type { InputOf } from '#libs/platform/common/call';
import type { OperatorCaller } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { BroadcastPublications } from './broadcast-publications.js';
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
  uploadAudienceList,
} from './common/broadcasts.calls.js';

/** Messages to many members. */
@Controller()
export class BroadcastsController {
  constructor(
    private readonly queries: BroadcastQueries,
    private readonly lifecycle: BroadcastLifecycle,
    private readonly lists: AudienceLists,
    private readonly publications: BroadcastPublications,
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

  @Handle(uploadAudienceList)
  upload({ text }: InputOf<typeof uploadAudienceList>, operator: OperatorCaller) {
    return this.lists.upload(operator, text);
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
  publish({ reason, ...of }: InputOf<typeof publishBroadcast>, operator: OperatorCaller) {
    return this.publication(operator, { ...of, move: 'PUBLISH' }, reason);
  }

  @Handle(planBroadcast)
  plan({ reason, ...of }: InputOf<typeof planBroadcast>, operator: OperatorCaller) {
    return this.publication(operator, { ...of, move: 'PLAN' }, reason);
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

  private async publication(
    operator: OperatorCaller,
    of: Parameters<BroadcastPublications['publish']>[1],
    reason: string,
  ) {
    const proposal = await this.publications.publish(operator, of, reason);
    return { broadcast: await this.queries.get(operator.brand, of.id), proposal };
  }
}
