import { z } from 'zod';
import { currencyCode } from '#libs/money/currency-code';
import { defineCall, EVERYBODY } from '#libs/platform/common/call';
import { BANNER_GROUPS, banner } from './announcements.js';
import { downloadGuide, shownArticle } from './articles.js';
import { DOWNLOAD_PLATFORMS } from './download-platforms.js';
import { languageCode, languageInput } from './language-code.js';
import { registerRules } from './register-rules.js';
import { systemStatus } from './system-status.js';

export const getSystemStatus = defineCall({
  method: 'GET',
  path: '/wps/system/status',
  summary: 'Which screen to show: 0 normal, 1 maintenance, 2 region-restricted',
  access: EVERYBODY,
  whileClosed: true,
  input: z.strictObject({}),
  value: z.object({ status: systemStatus, ip: z.string(), maintenanceEndTime: z.string().nullable() }),
});

export const brandInfo = z.object({
  name: z.string(),
  merchantCode: z.string(),
  platform: z.string(),
  lotteryType: z.string(),
  defaultLanguage: languageCode,
  languages: z.array(languageCode),
  currency: currencyCode,
  timeZone: z.string(),
  minimumAge: z.int(),
  /** Countries whose mobile numbers are accepted, the default first; digits without a plus. */
  dialingCodes: z.array(z.string()),
  licence: z.object({ holder: z.string(), number: z.string(), url: z.string() }).nullable(),
});
export type BrandInfo = z.output<typeof brandInfo>;

/** The addresses under which the brand is reached, as origins; a client shows the first five. */
const domainRoute = z.object({ domainList: z.array(z.string()) });

export const getPermission = defineCall({
  method: 'GET',
  path: '/wps/system/permission',
  summary: 'The site configuration that a client starts with',
  access: EVERYBODY,
  whileClosed: true,
  input: z.strictObject({}),
  value: z.object({
    brand: brandInfo,
    customerService: z.array(z.object({ csType: z.string(), path: z.string() })),
    domainRoute,
    /** Pages of the brand elsewhere by key, as TELEGRAM. */
    resources: z.record(z.string(), z.object({ labelNameEn: z.string(), url: z.string() })),
    /** Origins, of which a client takes any. */
    imageCdn: z.array(z.string()),
    launchCdn: z.array(z.string()),
    /** What can be installed; without an address it is the site itself. */
    downloads: z.array(z.object({ platform: z.enum(DOWNLOAD_PLATFORMS), url: z.string().nullable() })),
    whitelabel: z.record(z.string(), z.string()),
    registerRules,
    mainDomain: z.string(),
    /** Of the pages that the server sends now; a page of another one is outdated. */
    webBuild: z.string(),
    /** The page of the third party that verifies mobile numbers, and the portal's client id there. */
    phoneCheck: z.object({ url: z.string(), clientId: z.string() }).nullable(),
    info: z.object({ analytics: z.string() }),
    location: z.object({ ip: z.string() }),
    maintenance: z.boolean(),
    regionRestriction: z.boolean(),
    maintenanceEndTime: z.string().nullable(),
  }),
});

export const getDomainRoute = defineCall({
  method: 'GET',
  path: '/wps/system/domainRoute',
  summary: 'The lines: addresses of the brand among which a visitor chooses the fastest',
  access: EVERYBODY,
  input: z.strictObject({ device: z.literal('0').default('0') }),
  value: domainRoute,
});

export const getWhitelabel = defineCall({
  method: 'GET',
  path: '/wps/system/whitelabel',
  summary: 'Feature switches by module id, `1` where enabled',
  access: EVERYBODY,
  whileClosed: true,
  input: z.strictObject({}),
  value: z.record(z.string(), z.string()),
});

export const getRegisterRules = defineCall({
  method: 'GET',
  path: '/wps/system/setting/register',
  summary: 'The rule of each registration field',
  access: EVERYBODY,
  whileClosed: true,
  input: z.strictObject({}),
  value: registerRules,
});

export const getCountries = defineCall({
  method: 'GET',
  path: '/wps/system/countries',
  summary: 'The countries whose mobile numbers are taken, the usual one first',
  access: EVERYBODY,
  whileClosed: true,
  input: z.strictObject({}),
  value: z.object({
    list: z.array(
      z.object({
        /** ISO 3166 alpha-2. */
        countryCode: z.string(),
        /** Digits without a plus. */
        countryDialingCode: z.string(),
      }),
    ),
  }),
});

export const ping = defineCall({
  method: 'GET',
  path: '/wps/system/ping',
  summary: 'Nothing, quickly: for the speed test of the lines; open to foreign origins',
  access: EVERYBODY,
  whileClosed: true,
  input: z.strictObject({ random: z.string().max(40).optional() }),
  value: z.object({}),
});

export const getHelpCenter = defineCall({
  method: 'GET',
  path: '/wps/system/helpCenter',
  summary: 'The articles of the help centre as HTML, in a language',
  access: EVERYBODY,
  whileClosed: true,
  input: z.strictObject({ lang: languageInput, device: z.literal('WEB').default('WEB') }),
  value: z.object({ sections: z.array(shownArticle) }),
});

export const getDownloads = defineCall({
  method: 'GET',
  path: '/wps/system/downloads',
  summary: 'What can be installed on a phone, and how, in a language',
  access: EVERYBODY,
  input: z.strictObject({ lang: languageInput }),
  value: z.object({ guides: z.array(downloadGuide) }),
});

export const listBanners = defineCall({
  method: 'GET',
  path: '/wps/system/banners',
  summary: 'Banners of a group, in a language',
  access: EVERYBODY,
  input: z.strictObject({
    groupName: z.enum(BANNER_GROUPS),
    language: languageInput,
  }),
  value: z.array(banner),
});
