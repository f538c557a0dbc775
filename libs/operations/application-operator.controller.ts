import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import type { OperatorCaller } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { ApplicationCases, ApplicationOperatorService } from '#libs/rewards/index';
import { applicationFilter } from './application-filter.js';
import {
  applicationList,
  approveApplication,
  dropApplication,
  getApplicationCase,
  getApplicationCaseImage,
  rejectApplication,
  takeApplication,
} from './common/applications.calls.js';

/** Applications for rewards as operators work on them. */
@Controller()
export class ApplicationOperatorController {
  constructor(
    private readonly cases: ApplicationCases,
    private readonly applications: ApplicationOperatorService,
  ) {}

  @Handle(applicationList.page)
  list(input: InputOf<typeof applicationList.page>, operator: OperatorCaller) {
    return this.cases.list(applicationFilter(operator, input));
  }

  @Handle(getApplicationCase)
  get({ id }: InputOf<typeof getApplicationCase>, { brand }: OperatorCaller) {
    return this.cases.get(brand, id);
  }

  @Handle(getApplicationCaseImage)
  image({ id, image }: InputOf<typeof getApplicationCaseImage>, operator: OperatorCaller) {
    return this.applications.image(operator, id, image);
  }

  @Handle(takeApplication)
  async take({ id }: InputOf<typeof takeApplication>, operator: OperatorCaller) {
    await this.applications.take(operator, id);
    return this.cases.get(operator.brand, id);
  }

  @Handle(dropApplication)
  async drop({ id }: InputOf<typeof dropApplication>, operator: OperatorCaller) {
    await this.applications.drop(operator, id);
    return this.cases.get(operator.brand, id);
  }

  @Handle(approveApplication)
  async approve({ id }: InputOf<typeof approveApplication>, operator: OperatorCaller) {
    await this.applications.approve(operator, id);
    return this.cases.get(operator.brand, id);
  }

  @Handle(rejectApplication)
  async reject({ id, reason }: InputOf<typeof rejectApplication>, operator: OperatorCaller) {
    await this.applications.reject(operator, id, reason);
    return this.cases.get(operator.brand, id);
  }
}
