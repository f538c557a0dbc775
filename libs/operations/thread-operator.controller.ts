import { Controller } from '@nestjs/common';
import { ThreadCases, ThreadOperatorService } from '#libs/messaging/index';
import type { InputOf } from '#libs/platform/common/call';
import type { CallContext } from '#libs/platform/http/call-context';
import type { OperatorCaller } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import {
  acknowledgeThread,
  answerThread,
  claimThread,
  closeThreadCase,
  getThreadCase,
  getThreadCaseImage,
  markThreadComplaint,
  readThreadCase,
  releaseThread,
  threadList,
  typeInThread,
} from './common/threads.calls.js';
import { threadFilter } from './thread-filter.js';

/** Threads of members as operators work on them. */
@Controller()
export class ThreadOperatorController {
  constructor(
    private readonly cases: ThreadCases,
    private readonly threads: ThreadOperatorService,
  ) {}

  @Handle(threadList.page)
  list(input: InputOf<typeof threadList.page>, operator: OperatorCaller) {
    return this.cases.list(threadFilter(operator, input));
  }

  @Handle(getThreadCase)
  get({ id, before }: InputOf<typeof getThreadCase>, { brand }: OperatorCaller) {
    return this.cases.get(brand, id, before);
  }

  @Handle(getThreadCaseImage)
  image({ id, image }: InputOf<typeof getThreadCaseImage>, operator: OperatorCaller) {
    return this.threads.image(operator, id, image);
  }

  @Handle(answerThread)
  answer({ id, ...post }: InputOf<typeof answerThread>, operator: OperatorCaller, { images }: CallContext) {
    return this.threads.answer(operator, id, { ...post, images });
  }

  @Handle(readThreadCase)
  async read({ id, no }: InputOf<typeof readThreadCase>, operator: OperatorCaller) {
    await this.threads.read(operator, id, no);
    return {};
  }

  @Handle(typeInThread)
  async typing({ id }: InputOf<typeof typeInThread>, operator: OperatorCaller) {
    await this.threads.typing(operator, id);
    return {};
  }

  @Handle(claimThread)
  claim({ id }: InputOf<typeof claimThread>, operator: OperatorCaller) {
    return this.threads.applyMove(operator, id, 'CLAIM');
  }

  @Handle(releaseThread)
  release({ id }: InputOf<typeof releaseThread>, operator: OperatorCaller) {
    return this.threads.applyMove(operator, id, 'RELEASE');
  }

  @Handle(acknowledgeThread)
  acknowledge({ id }: InputOf<typeof acknowledgeThread>, operator: OperatorCaller) {
    return this.threads.applyMove(operator, id, 'ACKNOWLEDGE');
  }

  @Handle(markThreadComplaint)
  complain({ id }: InputOf<typeof markThreadComplaint>, operator: OperatorCaller) {
    return this.threads.complain(operator, id);
  }

  @Handle(closeThreadCase)
  close({ id }: InputOf<typeof closeThreadCase>, operator: OperatorCaller) {
    return this.threads.applyMove(operator, id, 'CLOSE');
  }
}
