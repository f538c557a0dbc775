import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import type { OperatorCaller } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { CampaignLifecycle, CampaignQueries, GoodsQueries } from '#libs/rewards/index';
import { WageringPlans } from '#libs/wagering/index';
import { CampaignGifts } from './campaign-gifts.js';
import { CampaignPublications } from './campaign-publications.js';
import {
  campaignList,
  checkCampaign,
  createCampaign,
  endCampaign,
  getCampaign,
  giveReward,
  listCampaignGoods,
  listCampaignRaffles,
  listWageringPlans,
  pauseCampaign,
  publishCampaign,
  resumeCampaign,
  saveCampaign,
} from './common/campaigns.calls.js';

/** Promotions. */
@Controller()
export class CampaignsController {
  constructor(
    private readonly queries: CampaignQueries,
    private readonly lifecycle: CampaignLifecycle,
    private readonly publications: CampaignPublications,
    private readonly gifts: CampaignGifts,
    private readonly plans: WageringPlans,
    private readonly goodsQueries: GoodsQueries,
  ) {}

  @Handle(campaignList.page)
  list(filter: InputOf<typeof campaignList.page>, { brand }: OperatorCaller) {
    return this.queries.list({ ...filter, brand });
  }

  @Handle(listWageringPlans)
  async wageringPlans(_: unknown, { brand }: OperatorCaller) {
    return (await this.plans.list(brand)).map(({ id, name }) => ({ id, name }));
  }

  @Handle(listCampaignGoods)
  goods(_: unknown, { brand }: OperatorCaller) {
    return this.goodsQueries.names(brand);
  }

  @Handle(listCampaignRaffles)
  raffles(_: unknown, { brand }: OperatorCaller) {
    return this.queries.raffles(brand);
  }

  @Handle(getCampaign)
  get({ id }: InputOf<typeof getCampaign>, { brand }: OperatorCaller) {
    return this.queries.get(brand, id);
  }

  @Handle(checkCampaign)
  async check({ draft }: InputOf<typeof checkCampaign>, { brand }: OperatorCaller) {
    return {
      ...(await this.queries.check(brand, draft)),
      takesTwo: this.publications.takesTwo(brand, draft),
    };
  }

  @Handle(createCampaign)
  async create({ draft }: InputOf<typeof createCampaign>, operator: OperatorCaller) {
    return this.queries.get(operator.brand, await this.lifecycle.create(operator, draft));
  }

  @Handle(saveCampaign)
  async save({ id, version, draft }: InputOf<typeof saveCampaign>, operator: OperatorCaller) {
    await this.lifecycle.applyByOperator(operator, id, 'EDIT', { version, draft });
    return this.queries.get(operator.brand, id);
  }

  @Handle(publishCampaign)
  async publish({ reason, ...of }: InputOf<typeof publishCampaign>, operator: OperatorCaller) {
    const proposal = await this.publications.publish(operator, of, reason);
    return { campaign: await this.queries.get(operator.brand, of.id), proposal };
  }

  @Handle(giveReward)
  async give({ id, account, reason }: InputOf<typeof giveReward>, operator: OperatorCaller) {
    return { proposal: await this.gifts.give(operator, { campaign: id, account }, reason) };
  }

  @Handle(pauseCampaign)
  async pause({ id, reason }: InputOf<typeof pauseCampaign>, operator: OperatorCaller) {
    await this.lifecycle.applyByOperator(operator, id, 'PAUSE', { reason });
    return this.queries.get(operator.brand, id);
  }

  @Handle(resumeCampaign)
  async resume({ id }: InputOf<typeof resumeCampaign>, operator: OperatorCaller) {
    await this.lifecycle.applyByOperator(operator, id, 'RESUME', {});
    return this.queries.get(operator.brand, id);
  }

  @Handle(endCampaign)
  async end({ id, reason }: InputOf<typeof endCampaign>, operator: OperatorCaller) {
    await this.lifecycle.applyByOperator(operator, id, 'END', { reason });
    return this.queries.get(operator.brand, id);
  }
}
