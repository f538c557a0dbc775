import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import type { OperatorCaller } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { RedemptionCases, RedemptionLifecycle } from '#libs/rewards/index';
import {
  approveRedemption,
  claimRedemption,
  completeRedemption,
  getRedemptionCase,
  redemptionList,
  rejectRedemption,
  releaseRedemption,
} from './common/redemptions.calls.js';
import { redemptionFilter } from './redemption-filter.js';

/** Redemptions of points as operators work on them. */
@Controller()
export class RedemptionOperatorController {
  constructor(
    private readonly cases: RedemptionCases,
    private readonly redemptions: RedemptionLifecycle,
  ) {}

  @Handle(redemptionList.page)
  list(input: InputOf<typeof redemptionList.page>, operator: OperatorCaller) {
    return this.cases.list(redemptionFilter(operator, input));
  }

  @Handle(getRedemptionCase)
  get({ id }: InputOf<typeof getRedemptionCase>, operator: OperatorCaller) {
    return this.cases.get(operator, id);
  }

  @Handle(claimRedemption)
  async claim({ id }: InputOf<typeof claimRedemption>, operator: OperatorCaller) {
    await this.redemptions.applyByOperator(operator, id, 'CLAIM', {});
    return this.cases.get(operator, id);
  }

  @Handle(releaseRedemption)
  async release({ id }: InputOf<typeof releaseRedemption>, operator: OperatorCaller) {
    await this.redemptions.applyByOperator(operator, id, 'RELEASE', {});
    return this.cases.get(operator, id);
  }

  @Handle(approveRedemption)
  async approve({ id }: InputOf<typeof approveRedemption>, operator: OperatorCaller) {
    await this.redemptions.applyByOperator(operator, id, 'APPROVE', {});
    return this.cases.get(operator, id);
  }

  @Handle(completeRedemption)
  async complete({ id }: InputOf<typeof completeRedemption>, operator: OperatorCaller) {
    await this.redemptions.applyByOperator(operator, id, 'COMPLETE', {});
    return this.cases.get(operator, id);
  }

  @Handle(rejectRedemption)
  async reject({ id, reason }: InputOf<typeof rejectRedemption>, operator: OperatorCaller) {
    await this.redemptions.applyByOperator(operator, id, 'REJECT', { reason });
    return this.cases.get(operator, id);
  }
}
