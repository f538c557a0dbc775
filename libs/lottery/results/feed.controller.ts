import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import type { CallContext } from '#libs/platform/http/call-context';
import type { Caller } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { sendDrawResult } from '../common/feed.calls.js';
import { FeedResults } from './feed-results.js';

@Controller()
export class FeedController {
  constructor(private readonly results: FeedResults) {}

  @Handle(sendDrawResult)
  send(message: InputOf<typeof sendDrawResult> | undefined, caller: Caller, context: CallContext) {
    return this.results.receive(caller, context, message);
  }
}
