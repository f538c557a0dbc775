import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import type { Caller } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { getCurrentDraw, getDrawProof, listOpenedGames, listOpenedNumbers } from '../common/draws.calls.js';
import { DrawQueries } from './draw-queries.js';

@Controller()
export class DrawsController {
  constructor(private readonly queries: DrawQueries) {}

  @Handle(listOpenedGames)
  openedGames(input: InputOf<typeof listOpenedGames>, caller: Caller) {
    return this.queries.openedGames(caller, input);
  }

  @Handle(listOpenedNumbers)
  openedNumbers(input: InputOf<typeof listOpenedNumbers>, caller: Caller) {
    return this.queries.openedNumbers(caller, input);
  }

  @Handle(getCurrentDraw)
  current(input: InputOf<typeof getCurrentDraw>, caller: Caller) {
    return this.queries.current(caller, input);
  }

  @Handle(getDrawProof)
  proof(input: InputOf<typeof getDrawProof>, caller: Caller) {
    return this.queries.proof(caller, input);
  }
}
