import type { HomeData } from '#libs/portal/common/portal.calls';
import { DEFAULT_LANGUAGE, LANGUAGES, type LanguageCode } from '#libs/site/common/locales';
import type { BrandInfo } from '#libs/site/common/site.calls';

/** What is drawn for a visitor to whom the site is closed. */
export interface ClosedStart {
  status: 1 | 2;
  ip: string;
  maintenanceEndTime: string | null;
  /** The brand's, in which the server writes the end. */
  timeZone: string;
  /** The brand's customer service, if it has one. */
  service: { csType: string; path: string } | null;
}

/** What every page says of the brand. */
export type StartBrand = Pick<BrandInfo, 'timeZone' | 'minimumAge' | 'licence'>;

/** What the server put into the page, so that the browser draws the same first picture. */
export interface Start {
  language: LanguageCode;
  /** Those that the brand offers. */
  languages: readonly LanguageCode[];
  /** As visitors know the brand. */
  brandName: string;
  brand: StartBrand;
  /** The brand's code, as its settings have it. */
  merchantCode: string;
  /** The visitor had a session when the page was asked for; the tab checks it after the first picture. */
  expectMember: boolean;
  /** First data of home; `null` on other pages, or where it could not be read. */
  home: HomeData | null;
  /** The categories of games on pages other than home; `null` where they could not be read. */
  menus: HomeData['menus'] | null;
  /** Why the site is closed to this visitor; `null` if it is open. */
  closed: ClosedStart | null;
  /** The test clock is on, and with it the pages under `/dev`. */
  testClock: boolean;
  /** The origin that images come from, chosen by the server so that both draw the same; `null` for the page's own. */
  imageHost: string | null;
  /** The build that the page is of; empty where one develops. */
  build: string;
}

const NOTHING: Start = {
  language: DEFAULT_LANGUAGE,
  languages: LANGUAGES,
  brandName: '',
  brand: { timeZone: 'UTC', minimumAge: 18, licence: null },
  merchantCode: '',
  expectMember: false,
  home: null,
  menus: null,
  closed: null,
  testClock: false,
  imageHost: null,
  build: '',
};

export function readStart(): Start {
  const text = document.getElementById('start')?.textContent;
  return text ? { ...NOTHING, ...(JSON.parse(text) as Partial<Start>) } : NOTHING;
}
