import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import { Input } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { freePlay } from '../common/session.calls.js';
import { type Visit, VisitOf } from '../sessions/visit.js';
import { FreePlay } from './free-play.service.js';

@Controller()
export class FreePlayController {
  constructor(private readonly freePlays: FreePlay) {}

  @Handle(freePlay)
  begin(@VisitOf() visit: Visit, @Input() { token }: InputOf<typeof freePlay>) {
    return this.freePlays.begin(visit, token);
  }
}
