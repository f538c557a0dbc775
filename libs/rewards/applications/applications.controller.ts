import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import type { CallContext } from '#libs/platform/http/call-context';
import type { LoggedIn } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { applyForPromotion, getApplicationImage } from '../common/applications.calls.js';
import { Applications } from './applications.service.js';
import { OwnApplications } from './own-applications.js';

@Controller()
export class ApplicationsController {
  constructor(
    private readonly applications: Applications,
    private readonly own: OwnApplications,
  ) {}

  @Handle(applyForPromotion)
  send({ id, comment }: InputOf<typeof applyForPromotion>, caller: LoggedIn, { images }: CallContext) {
    return this.applications.send(caller, id, { comment, images });
  }

  @Handle(getApplicationImage)
  image({ id, image }: InputOf<typeof getApplicationImage>, { person }: LoggedIn) {
    return this.own.image(person, id, image);
  }
}
