import { rawRequest } from '#libs/platform/testing/raw-request';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import { DEFAULT_REGIONS } from '#libs/site/common/region-settings';

const { db, api } = setUpTestApi({ env: { TRUSTED_PROXIES: '127.0.0.1' } });

const ENDS = '2100-01-01T12:00:00.000Z';

const visit = (address: string, path = '/', headers: Record<string, string> = {}) =>
  rawRequest(api.port, { path, headers: { 'x-forwarded-for': address, ...headers } });
const startIn = (text: string) =>
  JSON.parse(/id="start">(.*?)<\/script>/.exec(text)?.[1] ?? '{}') as {
    closed: object | null;
    home: object | null;
  };

async function apply(settings: object): Promise<void> {
  const name = `Site ${Math.random()}`;
  await db.query('update site.brand set settings = settings || $1::jsonb', [
    JSON.stringify({ ...settings, name }),
  ]);
  for (let known = ''; known !== name; )
    known =
      (await api.client.get<{ brand: { name: string } }>('/wps/system/permission')).body.value?.brand.name ??
      '';
}

const blocking = (...blockedAddresses: string[]) => ({
  systemStatus: 0,
  regions: { ...DEFAULT_REGIONS, blockedAddresses },
});

test('a blocked visitor never gets an open page, nor another visitor a blocked one', async () => {
  await apply(blocking('203.0.113.0/24'));
  for (let round = 0; round < 2; round++) {
    const [open, blocked, other] = await Promise.all(
      ['198.51.100.4', '203.0.113.7', '203.0.113.8'].map((address) => visit(address)),
    );
    expect([open?.status, open?.headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(startIn(open?.text ?? '')).toMatchObject({ home: expect.anything() });
    expect(startIn(open?.text ?? '').closed ?? null).toBeNull();
    for (const [reply, address] of [
      [blocked, '203.0.113.7'],
      [other, '203.0.113.8'],
    ] as const) {
      expect([reply?.status, reply?.headers['cache-control'], reply?.headers.etag]).toEqual([
        451,
        'no-store',
        undefined,
      ]);
      expect(startIn(reply?.text ?? '')).toMatchObject({ home: null, closed: { status: 2, ip: address } });
      expect(reply?.text).toContain('<main data-build="production">');
      expect(reply?.headers['content-security-policy']).toContain("'sha256-");
    }
  }
  // With the tag of an open page it is not told that this page is unchanged.
  const { headers } = await visit('198.51.100.4');
  const tagged = await visit('203.0.113.7', '/', { 'if-none-match': String(headers.etag) });
  expect(tagged.status).toBe(451);
});

test('a blocked visitor gets no list that was cached for others', async () => {
  await apply(blocking('203.0.113.0/24'));
  const list = '/wps/relay/GCSGAME_getGameList?gameType=RNG';
  for (let round = 0; round < 2; round++) {
    expect((await visit('198.51.100.4', list)).status).toBe(200);
    expect((await visit('203.0.113.7', list)).status).toBe(451);
  }
});

test('in a maintenance every page but the open places is drawn closed, with its end', async () => {
  await visit('198.51.100.4');
  await apply({ systemStatus: 1, maintenanceEndTime: ENDS });
  for (const path of ['/', '/home', '/rng', '/member/deposit', '/nothing']) {
    const { status, headers, text } = await visit('198.51.100.4', path);
    expect([path, status, headers['cache-control']]).toEqual([path, 503, 'no-store']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(1000);
    expect(startIn(text).closed).toMatchObject({
      status: 1,
      maintenanceEndTime: ENDS,
      timeZone: 'Asia/Dhaka',
    });
    expect(text).toContain('<main data-build="production">');
  }
  const help = await visit('198.51.100.4', '/help');
  expect([help.status, help.text.includes('<main')]).toEqual([503, false]);
  expect((await visit('198.51.100.4', '/ops')).status).toBe(200);
  await apply({ systemStatus: 0, maintenanceEndTime: null });
  expect((await visit('198.51.100.4')).status).toBe(200);
});

test('an address that is none stays out of the page', async () => {
  await apply({ ...blocking(), systemStatus: 2 });
  const { text } = await visit('<script>alert(1)</script>');
  expect(text).not.toContain('alert(1)');
  expect(startIn(text).closed).toMatchObject({ ip: '' });
});
