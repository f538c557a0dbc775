import { Inject, Injectable } from '@nestjs/common';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import type { Config } from '#libs/platform/config/config';
import { CONFIG } from '#libs/platform/config/config.module';
import { Database } from '#libs/platform/database/database';
import type { CallContext } from '#libs/platform/http/call-context';
import type { Caller } from '#libs/platform/http/caller';
import { type Brand, BrandRegistry } from './brand-registry.js';
import type { LanguageCode } from './common/locales.js';
import { isModuleOn, PHONE_CHECK } from './common/modules.js';
import { registerRulesOf } from './common/register-rules.js';
import type { Banner, BrandInfo, getPermission, listBanners, Notice } from './common/site.calls.js';
import { countriesOf } from './countries.js';
import { lineOrigins } from './lines.js';
import { statusOf } from './site-gate.js';
import { chosenLanguage } from './visitor-language.js';
import { WebBuild } from './web-build.js';

interface BannerRow {
  id: string;
  group_name: string;
  linkage_type: string | null;
  url: string | null;
  text: { eyebrow: string; title: string; text: string; action: string };
}

/** What visitors of a brand are shown: status, configuration, banners, notices. */
@Injectable()
export class SiteService {
  constructor(
    private readonly brands: BrandRegistry,
    private readonly database: Database,
    private readonly build: WebBuild,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  status(caller: Caller) {
    const { maintenanceEndTime } = this.brands.byId(caller.brand).settings;
    return statusOf(caller, maintenanceEndTime);
  }

  /** The language that a visitor chose on the site, otherwise the brand's. */
  languageOf({ brand }: Caller, { headers }: CallContext): LanguageCode {
    const { settings } = this.brands.byId(brand);
    return chosenLanguage(headers.cookie, settings) ?? settings.defaultLanguage;
  }

  permission(caller: Caller): ValueOf<typeof getPermission> {
    const brand = this.brands.byId(caller.brand);
    const { settings } = brand;
    return {
      brand: brandInfoOf(brand),
      customerService: settings.customerService,
      domainRoute: this.domainRoute(caller.brand),
      resources: Object.fromEntries(
        settings.resources.map(({ key, labelNameEn, url }) => [key, { labelNameEn, url }]),
      ),
      imageCdn: settings.imageCdn,
      launchCdn: settings.launchCdn,
      downloads: settings.downloads,
      whitelabel: settings.whitelabel,
      registerRules: registerRulesOf(settings),
      mainDomain: settings.mainDomain,
      webBuild: this.build.id,
      phoneCheck: isModuleOn(settings.whitelabel, PHONE_CHECK) ? this.phoneCheck() : null,
      info: { analytics: settings.analytics },
      location: { ip: caller.address },
      maintenance: caller.closure === 'maintenance',
      regionRestriction: caller.closure === 'region',
      maintenanceEndTime: caller.closure === 'maintenance' ? settings.maintenanceEndTime : null,
    };
  }

  domainRoute(brand: string) {
    return { domainList: lineOrigins(this.brands.byId(brand)) };
  }

  countries(brand: string) {
    return this.brands.byId(brand).settings.identity.sms.dialingCodes.flatMap(countriesOf);
  }

  private phoneCheck() {
    const { phoneCheck, PHONE_CHECK_CLIENT_ID: clientId } = this.config;
    return phoneCheck && { url: phoneCheck.url, clientId };
  }

  async banners(brand: string, input: InputOf<typeof listBanners>): Promise<Banner[]> {
    const rows = await this.database.query<BannerRow>(
      `select id, group_name, linkage_type, url, texts->$3 as text from site.banner
       where brand = $1 and group_name = $2 order by position`,
      [brand, input.groupName, input.language],
    );
    return rows.map(({ id, group_name, linkage_type, url, text }) => ({
      id,
      groupName: group_name,
      linkageType: linkage_type,
      url,
      ...text,
    }));
  }

  async notices(brand: string, language: LanguageCode): Promise<Notice[]> {
    const rows = await this.database.query<{
      id: string;
      published_at: Date;
      text: { title: string; content: string };
    }>(
      `select id, published_at, texts->$2 as text from site.notice where brand = $1
       order by published_at desc limit 20`,
      [brand, language],
    );
    return rows.map(({ id, published_at, text }) => ({ id, timestamp: published_at.toISOString(), ...text }));
  }

  async announcements(brand: string, language: LanguageCode) {
    const banners = await this.banners(brand, { groupName: 'w_home', language });
    return { banners, notices: await this.notices(brand, language), popup: [], promotion: [] };
  }
}

export function brandInfoOf({ settings }: Brand): BrandInfo {
  return {
    name: settings.name,
    merchantCode: settings.merchantCode,
    platform: settings.platform,
    lotteryType: settings.lotteryType,
    defaultLanguage: settings.defaultLanguage,
    languages: settings.languages,
    currency: settings.currency,
    timeZone: settings.timeZone,
    minimumAge: settings.minimumAge,
    dialingCodes: settings.identity.sms.dialingCodes,
    licence: settings.licence,
  };
}
