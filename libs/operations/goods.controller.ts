import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import type { OperatorCaller } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { GoodsEditor, GoodsQueries } from '#libs/rewards/index';
import { WageringPlans } from '#libs/wagering/index';
import { createGoods, getGoods, goodsList, listGoodsPlans, saveGoods } from './common/goods.calls.js';
import { goodsFilter } from './goods-filter.js';

/** Goods of the points mall. */
@Controller()
export class GoodsController {
  constructor(
    private readonly queries: GoodsQueries,
    private readonly editor: GoodsEditor,
    private readonly plans: WageringPlans,
  ) {}

  @Handle(goodsList.page)
  list(filter: InputOf<typeof goodsList.page>, operator: OperatorCaller) {
    return this.queries.list(goodsFilter(operator, filter));
  }

  @Handle(listGoodsPlans)
  async wageringPlans(_: unknown, { brand }: OperatorCaller) {
    return (await this.plans.list(brand)).map(({ id, name }) => ({ id, name }));
  }

  @Handle(getGoods)
  get({ id }: InputOf<typeof getGoods>, { brand }: OperatorCaller) {
    return this.queries.get(brand, id);
  }

  @Handle(createGoods)
  create({ terms }: InputOf<typeof createGoods>, operator: OperatorCaller) {
    return this.editor.create(operator, terms);
  }

  @Handle(saveGoods)
  save({ id, version, terms }: InputOf<typeof saveGoods>, operator: OperatorCaller) {
    return this.editor.save(operator, id, version, terms);
  }
}
