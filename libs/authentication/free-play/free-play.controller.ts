import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import type { CallContext } from '#libs/platform/http/call-context';
import type { Caller } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { freePlay } from '../common/session.calls.js';
import { ClientContexts } from '../sessions/client-context.js';
import { FreePlay } from './free-play.service.js';

@Controller()
export class FreePlayController {
  constructor(
    private readonly freePlays: FreePlay,
    private readonly clients: ClientContexts,
  ) {}

  @Handle(freePlay)
  start({ token }: InputOf<typeof freePlay>, caller: Caller, context: CallContext) {
    return this.freePlays.start(this.clients.of(caller, context), token);
  }
}
