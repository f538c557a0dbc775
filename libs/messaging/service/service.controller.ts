import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import type { CallContext } from '#libs/platform/http/call-context';
import type { Caller, LoggedIn } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import {
  getService,
  mailTranscript,
  openChat,
  rateChat,
  startGuestSession,
  typeInChat,
} from '../common/service.calls.js';
import { ChatsService } from './chats.service.js';
import { GuestSessions } from './guest-sessions.js';
import { Transcripts } from './transcripts.js';

@Controller()
export class ServiceController {
  constructor(
    private readonly chats: ChatsService,
    private readonly guests: GuestSessions,
    private readonly transcripts: Transcripts,
  ) {}

  @Handle(startGuestSession)
  startGuest({ botCheck }: InputOf<typeof startGuestSession>, caller: Caller, { headers }: CallContext) {
    return this.guests.start(caller, { botCheck, userAgent: headers['user-agent'] ?? '' });
  }

  @Handle(getService)
  state(_: unknown, caller: LoggedIn) {
    return this.chats.state(caller);
  }

  @Handle(openChat)
  open(input: InputOf<typeof openChat>, caller: LoggedIn, { images }: CallContext) {
    return this.chats.open(caller, input, images);
  }

  @Handle(typeInChat)
  async typing({ id }: InputOf<typeof typeInChat>, caller: LoggedIn) {
    await this.chats.typing(caller, id);
    return {};
  }

  @Handle(rateChat)
  rate({ id, rating }: InputOf<typeof rateChat>, caller: LoggedIn) {
    return this.chats.rate(caller, id, rating);
  }

  @Handle(mailTranscript)
  async mail({ id }: InputOf<typeof mailTranscript>, caller: LoggedIn) {
    await this.transcripts.mail(caller, id);
    return {};
  }
}
