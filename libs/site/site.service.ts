import { Inject, Injectable } from '@nestjs/common';
import type { ValueOf } from '#libs/platform/common/call';
import type { Config } from '#libs/platform/config/config';
import { CONFIG } from '#libs/platform/config/config.module';
import { merchantConfig } from '#libs/platform/config/merchants';
import type { CallContext } from '#libs/platform/http/call-context';
import type { Caller } from '#libs/platform/http/caller';
import { type Brand, BrandRegistry } from './brand-registry.js';
import { customerServiceOf } from './common/customer-service.js';
import type { LanguageCode } from './common/locales.js';
import { isModuleOn, PHONE_CHECK } from './common/modules.js';
import { registerRulesOf } from './common/register-rules.js';
import type { BrandInfo, getPermission } from './common/site.calls.js';
import { countriesOf } from './countries.js';
import { lineOrigins } from './lines.js';
import { statusOf } from './site-gate.js';
import { chosenLanguage } from './visitor-language.js';
import { WebBuild } from './web-build.js';

/** What visitors of a brand are shown: status and configuration. */
@Injectable()
export class SiteService {
  constructor(
    private readonly brands: BrandRegistry,
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
      customerService: customerServiceOf(settings),
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
      phoneCheck: isModuleOn(settings.whitelabel, PHONE_CHECK) ? this.phoneCheck(brand) : null,
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

  private phoneCheck({ settings }: Brand) {
    const config = merchantConfig(this.config, settings.merchantCode);
    const { phoneCheck, PHONE_CHECK_CLIENT_ID: clientId } = config;
    return phoneCheck && { url: phoneCheck.url, clientId };
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
