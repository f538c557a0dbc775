import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import type { CallContext } from '#libs/platform/http/call-context';
import type { Caller } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { Announcements } from './announcements/announcements.service.js';
import { Articles } from './articles/articles.service.js';
import {
  getCountries,
  getDomainRoute,
  getDownloads,
  getHelpCenter,
  getPermission,
  getRegisterRules,
  getSystemStatus,
  getWhitelabel,
  listBanners,
  ping,
} from './common/site.calls.js';
import { SiteService } from './site.service.js';

@Controller()
export class SiteController {
  constructor(
    private readonly site: SiteService,
    private readonly announcements: Announcements,
    private readonly articles: Articles,
  ) {}

  @Handle(getSystemStatus)
  status(_: unknown, caller: Caller) {
    return this.site.status(caller);
  }

  @Handle(getPermission)
  permission(_: unknown, caller: Caller) {
    return this.site.permission(caller);
  }

  @Handle(getWhitelabel)
  whitelabel(_: unknown, caller: Caller) {
    return this.site.permission(caller).whitelabel;
  }

  @Handle(getRegisterRules)
  registerRules(_: unknown, caller: Caller) {
    return this.site.permission(caller).registerRules;
  }

  @Handle(getCountries)
  countries(_: unknown, caller: Caller) {
    return { list: this.site.countries(caller.brand) };
  }

  @Handle(getDomainRoute)
  domainRoute(_: unknown, caller: Caller) {
    return this.site.domainRoute(caller.brand);
  }

  @Handle(getHelpCenter)
  helpCenter({ lang }: InputOf<typeof getHelpCenter>, { brand }: Caller) {
    return this.articles.helpCenter(brand, lang);
  }

  @Handle(getDownloads)
  downloads({ lang }: InputOf<typeof getDownloads>, { brand }: Caller) {
    return this.articles.guides(brand, lang);
  }

  /** The one call that pages of other lines may read, without credentials. */
  @Handle(ping)
  ping(_: unknown, __: Caller, { reply }: CallContext) {
    void reply.headers({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'timing-allow-origin': '*',
    });
    return {};
  }

  @Handle(listBanners)
  banners(input: InputOf<typeof listBanners>, caller: Caller) {
    return this.announcements.banners(caller.brand, input.groupName, input.language);
  }
}
