import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import type { OperatorCaller } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { RestrictionQueries, Restrictions } from '#libs/safer-play/index';
import {
  barFromRewards,
  liftBarFromRewards,
  listMemberRestrictions,
} from './common/member-restrictions.calls.js';

/** How many restrictions of a member an operator sees. */
const LATEST = 100;

@Controller()
export class MemberRestrictionsController {
  constructor(
    private readonly restrictions: Restrictions,
    private readonly queries: RestrictionQueries,
  ) {}

  @Handle(listMemberRestrictions)
  async list({ id }: InputOf<typeof listMemberRestrictions>, { brand }: OperatorCaller) {
    const list = await this.queries.list(brand, id, LATEST);
    return { barred: list.some(({ standing }) => standing), list };
  }

  @Handle(barFromRewards)
  async bar({ id, reason }: InputOf<typeof barFromRewards>, operator: OperatorCaller) {
    await this.restrictions.setNoRewards(operator, id, reason);
    return this.list({ id }, operator);
  }

  @Handle(liftBarFromRewards)
  async lift({ id, reason }: InputOf<typeof liftBarFromRewards>, operator: OperatorCaller) {
    await this.restrictions.liftNoRewards(operator, id, reason);
    return this.list({ id }, operator);
  }
}
