import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import type { Caller, LoggedIn } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { claimRafflePromotion, getRaffle, getRaffleProof } from '../common/raffles.calls.js';
import { RaffleQueries } from './raffle-queries.js';
import { Raffles } from './raffles.service.js';

@Controller()
export class RafflesController {
  constructor(
    private readonly queries: RaffleQueries,
    private readonly raffles: Raffles,
  ) {}

  @Handle(getRaffle)
  get(input: InputOf<typeof getRaffle>, caller: Caller) {
    return this.queries.get(caller, input);
  }

  @Handle(getRaffleProof)
  proof(input: InputOf<typeof getRaffleProof>, caller: Caller) {
    return this.queries.proof(caller, input);
  }

  @Handle(claimRafflePromotion)
  claim(input: InputOf<typeof claimRafflePromotion>, caller: LoggedIn) {
    return this.raffles.claim(caller, input);
  }
}
