import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import type { LoggedIn } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { AnnouncementClosings } from './announcement-closings.js';
import { closeAnnouncement, getUnreadCount, listMessages, readMessages } from './common/messaging.calls.js';
import { Messages } from './messages.service.js';

@Controller()
export class MessagingController {
  constructor(
    private readonly messages: Messages,
    private readonly closings: AnnouncementClosings,
  ) {}

  @Handle(getUnreadCount)
  unread(_: unknown, caller: LoggedIn) {
    return this.messages.unread(caller.person);
  }

  @Handle(listMessages)
  list(input: InputOf<typeof listMessages>, caller: LoggedIn) {
    return this.messages.list(caller.person, input.pageNo, input.pageSize);
  }

  @Handle(readMessages)
  async read(input: InputOf<typeof readMessages>, caller: LoggedIn) {
    await this.messages.read(caller.person, caller.brand, input.ids);
    return {};
  }

  @Handle(closeAnnouncement)
  async close({ id }: InputOf<typeof closeAnnouncement>, caller: LoggedIn) {
    await this.closings.close(caller, id);
    return {};
  }
}
