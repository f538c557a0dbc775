import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import type { LoggedIn } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { AnnouncementClosings } from './announcement-closings.js';
import {
  closeAnnouncement,
  getConsents,
  getUnreadCount,
  listMessages,
  readMessages,
  removeMessages,
  setConsents,
} from './common/messaging.calls.js';
import { Consents } from './consents.js';
import { InboxMarks } from './inbox-marks.js';
import { InboxQueries } from './inbox-queries.js';
import { Messages } from './messages.service.js';

@Controller()
export class MessagingController {
  constructor(
    private readonly messages: Messages,
    private readonly inbox: InboxQueries,
    private readonly marks: InboxMarks,
    private readonly consents: Consents,
    private readonly closings: AnnouncementClosings,
  ) {}

  @Handle(getUnreadCount)
  unread(_: unknown, caller: LoggedIn) {
    return this.messages.unread(caller.person);
  }

  @Handle(listMessages)
  list(input: InputOf<typeof listMessages>, { person, brand }: LoggedIn) {
    return this.inbox.list({ member: person, brand }, input);
  }

  @Handle(readMessages)
  async read(input: InputOf<typeof readMessages>, caller: LoggedIn) {
    await this.marks.read({ member: caller.person, brand: caller.brand }, input.ids);
    return {};
  }

  @Handle(removeMessages)
  async remove({ ids }: InputOf<typeof removeMessages>, { person, brand }: LoggedIn) {
    await this.marks.remove({ member: person, brand }, ids);
    return {};
  }

  @Handle(getConsents)
  async consentsOf(_: unknown, caller: LoggedIn) {
    return { given: await this.consents.of(caller) };
  }

  @Handle(setConsents)
  async consent({ choices }: InputOf<typeof setConsents>, caller: LoggedIn) {
    await this.consents.set(caller, choices);
    return {};
  }

  @Handle(closeAnnouncement)
  async close({ id }: InputOf<typeof closeAnnouncement>, caller: LoggedIn) {
    await this.closings.close(caller, id);
    return {};
  }
}
