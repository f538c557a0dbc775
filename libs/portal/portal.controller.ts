import { Controller } from '@nestjs/common';
import { TitleRegions } from '#libs/games/index';
import type { InputOf } from '#libs/platform/common/call';
import type { Caller, LoggedIn } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { AnnouncementLists } from './announcement-lists.js';
import { getAnnouncementContent, listAnnouncements } from './common/announcements.calls.js';
import { getConsolidated } from './common/consolidated.calls.js';
import { getHome, getMemberInfo } from './common/portal.calls.js';
import { Consolidated } from './consolidated.service.js';
import { HomeService } from './home.service.js';
import { MemberInfoService } from './member-info.service.js';

@Controller()
export class PortalController {
  constructor(
    private readonly memberInfo: MemberInfoService,
    private readonly homes: HomeService,
    private readonly consolidated: Consolidated,
    private readonly announcementLists: AnnouncementLists,
    private readonly regions: TitleRegions,
  ) {}

  @Handle(getMemberInfo)
  info(_: unknown, caller: LoggedIn) {
    return this.memberInfo.of(caller);
  }

  @Handle(getConsolidated)
  funds(_: unknown, caller: LoggedIn) {
    return this.consolidated.of(caller);
  }

  @Handle(getHome)
  home(input: InputOf<typeof getHome>, caller: Caller) {
    return this.homes.of(caller.brand, input.language, this.regions.of(caller));
  }

  @Handle(listAnnouncements)
  announcements({ language }: InputOf<typeof listAnnouncements>, caller: Caller) {
    return this.announcementLists.all(caller, language);
  }

  @Handle(getAnnouncementContent)
  async contents({ types, language }: InputOf<typeof getAnnouncementContent>, caller: Caller) {
    return { list: await this.announcementLists.ofKinds(caller, types, language) };
  }
}
