import { Controller } from '@nestjs/common';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import type { CallContext } from '#libs/platform/http/call-context';
import type { LoggedIn } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { idempotencyKeyOf } from '#libs/platform/http/idempotency';
import { cancelTicket, getTicket, listTickets, placeTicket } from '../common/tickets.calls.js';
import { TicketCancellations } from './ticket-cancellations.js';
import { TicketQueries } from './ticket-queries.js';
import { Tickets } from './tickets.service.js';

@Controller()
export class TicketsController {
  constructor(
    private readonly tickets: Tickets,
    private readonly cancellations: TicketCancellations,
    private readonly queries: TicketQueries,
  ) {}

  @Handle(placeTicket)
  place(input: InputOf<typeof placeTicket>, caller: LoggedIn, context: CallContext) {
    return this.tickets.place(caller, input, idempotencyKeyOf(context.headers));
  }

  @Handle(cancelTicket)
  async cancel(
    { id }: InputOf<typeof cancelTicket>,
    caller: LoggedIn,
  ): Promise<ValueOf<typeof cancelTicket>> {
    await this.cancellations.cancelOwn(caller, id);
    return { status: 'cancelled' };
  }

  @Handle(listTickets)
  list(input: InputOf<typeof listTickets>, caller: LoggedIn) {
    return this.queries.list(caller, input);
  }

  @Handle(getTicket)
  get(input: InputOf<typeof getTicket>, caller: LoggedIn) {
    return this.queries.get(caller, input);
  }
}
