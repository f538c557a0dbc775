import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import type { CallContext } from '#libs/platform/http/call-context';
import type { LoggedIn } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import {
  closeThread,
  complain,
  getThread,
  getThreadImage,
  listThreads,
  readThread,
  sendFeedback,
  writePost,
} from '../common/thread.calls.js';
import { ThreadQueries } from './thread-queries.js';
import { ThreadsService } from './threads.service.js';

@Controller()
export class ThreadsController {
  constructor(
    private readonly threads: ThreadsService,
    private readonly queries: ThreadQueries,
  ) {}

  @Handle(sendFeedback)
  open(input: InputOf<typeof sendFeedback>, caller: LoggedIn, { images }: CallContext) {
    return this.threads.open(caller, input, images);
  }

  @Handle(listThreads)
  list(input: InputOf<typeof listThreads>, caller: LoggedIn) {
    return this.queries.list(caller.person, input);
  }

  @Handle(getThread)
  get({ id, before }: InputOf<typeof getThread>, caller: LoggedIn) {
    return this.queries.get(caller.person, id, before);
  }

  @Handle(writePost)
  write(input: InputOf<typeof writePost>, caller: LoggedIn, { images }: CallContext) {
    return this.threads.write(caller, input, images);
  }

  @Handle(closeThread)
  close({ id }: InputOf<typeof closeThread>, caller: LoggedIn) {
    return this.threads.close(caller, id);
  }

  @Handle(complain)
  complain({ id }: InputOf<typeof complain>, caller: LoggedIn) {
    return this.threads.complain(caller, id);
  }

  @Handle(readThread)
  async read({ id, no }: InputOf<typeof readThread>, caller: LoggedIn) {
    await this.threads.read(caller, id, no);
    return {};
  }

  @Handle(getThreadImage)
  image({ id, image }: InputOf<typeof getThreadImage>, caller: LoggedIn) {
    return this.queries.image(caller.person, id, image);
  }
}
