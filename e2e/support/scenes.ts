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

/** The changes to the database before the api reads the brands again. */
export const SCENES = [RAISE_ADDRESS_LIMITS, PHONE_CHECK_BRAND, ARABIC_BRAND];
