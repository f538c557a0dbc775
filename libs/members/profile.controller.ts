import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import type { LoggedIn } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { avatarNamed } from './common/avatars.js';
import { getAvatar, getProfile, setAvatar, setBirthDate, setNickname } from './common/profile.calls.js';
import { Members } from './members.service.js';
import { Profiles } from './profiles.service.js';

@Controller()
export class ProfileController {
  constructor(
    private readonly profiles: Profiles,
    private readonly members: Members,
  ) {}

  @Handle(getProfile)
  profile(_: unknown, caller: LoggedIn) {
    return this.profiles.of(caller);
  }

  @Handle(getAvatar)
  async avatar(_: unknown, { person }: LoggedIn) {
    const member = await this.members.find(person);
    return { avatar: avatarNamed(member?.avatar ?? null) };
  }

  @Handle(setNickname)
  async setNickname(input: InputOf<typeof setNickname>, caller: LoggedIn) {
    await this.profiles.setNickname(caller, input);
    return {};
  }

  @Handle(setAvatar)
  async setAvatar(input: InputOf<typeof setAvatar>, caller: LoggedIn) {
    await this.profiles.setAvatar(caller, input);
    return {};
  }

  @Handle(setBirthDate)
  async setBirthDate(input: InputOf<typeof setBirthDate>, caller: LoggedIn) {
    await this.profiles.setBirthDate(caller, input);
    return {};
  }
}
