import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import type { Caller, LoggedIn } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { launchChat, listLiveModels } from '../common/live-rooms.calls.js';
import { LiveRooms } from './live-rooms.service.js';

@Controller()
export class LiveRoomsController {
  constructor(private readonly rooms: LiveRooms) {}

  @Handle(listLiveModels)
  list({ language }: InputOf<typeof listLiveModels>, caller: Caller) {
    return this.rooms.list(caller, language);
  }

  @Handle(launchChat)
  launch(input: InputOf<typeof launchChat>, caller: LoggedIn) {
    return this.rooms.launch(caller, input);
  }
}
