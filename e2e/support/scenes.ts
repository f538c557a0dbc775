import { RAISE_ADDRESS_LIMITS } from '../../libs/platform/testing/raise-address-limits';
import { stack } from './stack';

const PHONE_CHECK_HOST = 'phone.localhost';

/** A page of a brand where a third party verifies numbers, instead of a code by SMS. */
export function withPhoneCheck(path: string): string {
  const url = new URL(path, stack().publicUrl);
  url.hostname = PHONE_CHECK_HOST;
  return url.href;
}

const PHONE_CHECK_BRAND = `
  insert into site.brand (id, hosts, settings)
  select 'phone', array['${PHONE_CHECK_HOST}'], jsonb_set(
    settings || jsonb_build_object('mainDomain', replace(settings->>'mainDomain', 'localhost', '${PHONE_CHECK_HOST}')),
    '{whitelabel,PHONEAUTH}', '"1"') from site.brand where id = 'mela'`;

const ARABIC_HOST = 'arabic.localhost';

/** A page of a brand that offers Arabic, its default language. */
export function inArabic(path: string): string {
  const url = new URL(path, stack().publicUrl);
  url.hostname = ARABIC_HOST;
  return url.href;
}

const ARABIC_BRAND = `
  insert into site.brand (id, hosts, settings)
  select 'arabic', array['${ARABIC_HOST}'], settings || jsonb_build_object(
    'mainDomain', replace(settings->>'mainDomain', 'localhost', '${ARABIC_HOST}'),
    'defaultLanguage', 'AR', 'languages', jsonb_build_array('AR', 'EN')) from site.brand where id = 'mela'`;

const OTHER_HOST = 'other.localhost';
export const LICENCE = { holder: 'Fair Play Ltd', number: 'FP-1', url: 'https://licences.example/FP-1' };
export const POPUP = 'Welcome to the other fair';

/** A page of a licensed brand with a popup for guests, where recovery begins with the mobile number. */
export function atOtherBrand(path: string): string {
  const url = new URL(path, stack().publicUrl);
  url.hostname = OTHER_HOST;
  return url.href;
}

const OTHER_BRAND = `
  insert into site.brand (id, hosts, settings)
  select 'other', array['${OTHER_HOST}'], jsonb_set(
    settings || jsonb_build_object(
      'mainDomain', replace(settings->>'mainDomain', 'localhost', '${OTHER_HOST}'),
      'licence', '${JSON.stringify(LICENCE)}'::jsonb, 'timeZone', 'Asia/Kathmandu'),
    '{whitelabel,CHNGPASSVERIF3}', '"1"') from site.brand where id = 'mela';
  insert into site.announcement
    (brand, kind, status, version, draft, shown, shown_version, published_at, changed_at)
  select 'other', 'PU', 'published', 1, draft, draft, 1, now(), now()
  from (select jsonb_build_object('texts', jsonb_build_object('EN',
    jsonb_build_object('title', '${POPUP}', 'content', '<p>Open every night.</p>')),
    'fromAt', null, 'untilAt', null, 'execution', 'B', 'groupName', null, 'position', 1,
    'linkageType', null, 'url', null, 'promotionType', null) as draft) as popup`;

const BLOCKED_HOST = 'blocked.localhost';

/** A page of a brand that is closed to every region. */
export function atBlockedBrand(path: string): string {
  const url = new URL(path, stack().publicUrl);
  url.hostname = BLOCKED_HOST;
  return url.href;
}

const BLOCKED_BRAND = `
  insert into site.brand (id, hosts, settings)
  select 'blocked', array['${BLOCKED_HOST}'], settings || jsonb_build_object('systemStatus', 2,
    'mainDomain', replace(settings->>'mainDomain', 'localhost', '${BLOCKED_HOST}')) from site.brand where id = 'mela'`;

/** The changes to the database before the api reads the brands again. */
export const SCENES = [RAISE_ADDRESS_LIMITS, PHONE_CHECK_BRAND, ARABIC_BRAND, OTHER_BRAND, BLOCKED_BRAND];
