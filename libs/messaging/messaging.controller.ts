import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import { CallerOf, Input, type LoggedIn } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { getUnreadCount, listMessages, readMessages } from './common/messaging.calls.js';
import { Messages } from './messages.service.js';

@Controller()
export class MessagingController {
  constructor(private readonly messages: Messages) {}

  @Handle(getUnreadCount)
  unread(@CallerOf() caller: LoggedIn) {
    return this.messages.unread(caller.person);
  }

  @Handle(listMessages)
  list(@CallerOf() caller: LoggedIn, @Input() input: InputOf<typeof listMessages>) {
    return this.messages.list(caller.person, input.pageNo, input.pageSize);
  }

  @Handle(readMessages)
  async read(@CallerOf() caller: LoggedIn, @Input() input: InputOf<typeof readMessages>) {
    await this.messages.read(caller.person, caller.brand, input.ids);
    return {};
  }
}
