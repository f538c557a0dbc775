import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import { type Caller, CallerOf, Input } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import {
  getCountries,
  getPermission,
  getRegisterRules,
  getSystemStatus,
  getWhitelabel,
  listAnnouncements,
  listBanners,
  ping,
} from './common/site.calls.js';
import { SiteService } from './site.service.js';

@Controller()
export class SiteController {
  constructor(private readonly site: SiteService) {}

  @Handle(getSystemStatus)
  status(@CallerOf() caller: Caller) {
    return this.site.status(caller);
  }

  @Handle(getPermission)
  permission(@CallerOf() caller: Caller) {
    return this.site.permission(caller);
  }

  @Handle(getWhitelabel)
  whitelabel(@CallerOf() caller: Caller) {
    return this.site.permission(caller).whitelabel;
  }

  @Handle(getRegisterRules)
  registerRules(@CallerOf() caller: Caller) {
    return this.site.permission(caller).registerRules;
  }

  @Handle(getCountries)
  countries(@CallerOf() caller: Caller) {
    return { list: this.site.countries(caller.brand) };
  }

  @Handle(ping)
  ping() {
    return {};
  }

  @Handle(listBanners)
  banners(@CallerOf() caller: Caller, @Input() input: InputOf<typeof listBanners>) {
    return this.site.banners(caller.brand, input);
  }

  @Handle(listAnnouncements)
  announcements(@CallerOf() caller: Caller, @Input() input: InputOf<typeof listAnnouncements>) {
    return this.site.announcements(caller.brand, input.language);
  }
}
