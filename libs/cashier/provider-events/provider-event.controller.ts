import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import type { CallContext } from '#libs/platform/http/call-context';
import type { Caller } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { receiveProviderEvent } from '../common/provider-event.calls.js';
import { ProviderEvents } from './provider-events.js';

@Controller()
export class ProviderEventController {
  constructor(private readonly events: ProviderEvents) {}

  @Handle(receiveProviderEvent)
  receive(report: InputOf<typeof receiveProviderEvent>, { brand }: Caller, context: CallContext) {
    return this.events.receive(report, context, brand);
  }
}
