import { setUpTestApi } from '#libs/platform/testing/set-up';
import { startTestApi, type TestApi } from '#libs/platform/testing/test-program';
import { brandSettings } from './common/brand-settings.js';
import { DEFAULT_REGIONS, type RegionSettings, regionSettings } from './common/region-settings.js';
import { RegionRules } from './region-rules.js';

const BEHIND_PROXY = { TRUSTED_PROXIES: '127.0.0.1', COUNTRY_HEADER: 'CF-IPCountry' };
const { db, api: behindProxy } = setUpTestApi({ env: BEHIND_PROXY });
let direct: TestApi;
beforeAll(async () => {
  direct = await startTestApi({
    databaseUrl: db.url,
    env: { TRUSTED_PROXIES: '192.0.2.1', COUNTRY_HEADER: 'CF-IPCountry' },
  });
});
afterAll(() => direct.stop());

let applied = 0;

async function apply(regions: Partial<RegionSettings>): Promise<void> {
  const name = `Regions ${++applied}`;
  const settings = { regions: { ...DEFAULT_REGIONS, ...regions }, name };
  await db.query('update site.brand set settings = settings || $1::jsonb', [JSON.stringify(settings)]);
  for (const { client } of [behindProxy, direct])
    for (let known = ''; known !== name; )
      known =
        (await client.get<{ brand: { name: string } }>('/wps/system/permission')).body.value?.brand.name ??
        '';
}

async function statusOf(api: TestApi, headers: Record<string, string>): Promise<number> {
  const { body } = await api.client.send<{ status: number }>('GET', '/wps/system/status', undefined, {
    headers,
  });
  return body.value?.status ?? -1;
}

const from = (country: string, address = '203.0.113.7') => ({
  'cf-ipcountry': country,
  'x-forwarded-for': address,
});

describe('countries', () => {
  test('a blocked one is refused, others and unknown ones are not', async () => {
    await apply({ blockedCountries: ['US'], allowedAddresses: ['203.0.113.200/30'] });
    expect(await statusOf(behindProxy, from('US'))).toBe(2);
    expect(await statusOf(behindProxy, from('us'))).toBe(2);
    expect(await statusOf(behindProxy, from('BD'))).toBe(0);
    expect(await statusOf(behindProxy, from('XX'))).toBe(0);
    expect(await statusOf(behindProxy, { 'x-forwarded-for': '203.0.113.7' })).toBe(0);
    expect(await statusOf(behindProxy, from('US', '203.0.113.202'))).toBe(0);
    // Not from a trusted proxy: the header counts for nothing, in either direction.
    expect(await statusOf(direct, from('US'))).toBe(0);
  });

  test('where some are allowed, others and unknown ones are refused, and a spoofed one too', async () => {
    await apply({ allowedCountries: ['BD'] });
    expect(await statusOf(behindProxy, from('BD'))).toBe(0);
    expect(await statusOf(behindProxy, from('US'))).toBe(2);
    expect(await statusOf(behindProxy, from('XX'))).toBe(2);
    expect(await statusOf(direct, from('BD'))).toBe(2);
  });

  test('are either blocked or allowed', () => {
    const both = { ...DEFAULT_REGIONS, blockedCountries: ['US'], allowedCountries: ['BD'] };
    expect(regionSettings.safeParse(both).error?.issues[0]?.path).toEqual(['allowedCountries']);
    expect(brandSettings.shape.regions.parse(undefined)).toEqual(DEFAULT_REGIONS);
  });
});

describe('addresses', () => {
  const isBlocked = (address: string, blockedAddresses: string[]) =>
    new RegionRules({ ...DEFAULT_REGIONS, blockedAddresses }).isBlocked({ address, country: undefined });

  test.each([
    ['203.0.113.7', '203.0.113.0/24', true],
    ['203.0.114.7', '203.0.113.0/24', false],
    ['203.0.113.7', '203.0.113.7', true],
    ['::ffff:203.0.113.7', '203.0.113.0/24', true],
    ['2001:db8:0:1::9', '2001:db8::/32', true],
    ['2001:db9::9', '2001:db8::/32', false],
    ['no address', '0.0.0.0/0', false],
  ])('%s in %s: %s', (address, block, blocked) => {
    expect(isBlocked(address, [block])).toBe(blocked);
  });

  test.each(['', '1.2.3', '1.2.3.4/33', '::/129', 'host.test', '1.2.3.4/-1', '1.2.3.4 '])(
    'refuses %j as a block',
    (text) => {
      expect(regionSettings.safeParse({ ...DEFAULT_REGIONS, blockedAddresses: [text] }).success).toBe(false);
    },
  );

  test('without a header for countries they are not asked for', () => {
    const rules = new RegionRules({ ...DEFAULT_REGIONS, allowedCountries: ['BD'] });
    expect(rules.isBlocked({ address: '203.0.113.7', country: undefined })).toBe(false);
    expect(rules.isBlocked({ address: '203.0.113.7', country: null })).toBe(true);
  });
});
