import { randomUUID } from 'node:crypto';
import type { AnyCall } from '#libs/platform/common/call';
import { readCallCatalogue } from '#libs/platform/testing/call-catalogue';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import { getSystemStatus } from '#libs/site/common/site.calls';

/** The calls that stay open to visitors to whom the site is closed. Those of operators alone do anyway. */
const OPEN = new Set([
  // Start-up, log-in and log-out.
  'GET /wps/system/keys',
  'GET /wps/system/status',
  'GET /wps/system/permission',
  'GET /wps/system/whitelabel',
  'GET /wps/system/setting/register',
  'GET /wps/system/countries',
  'GET /wps/system/ping',
  'GET /wps/system/helpCenter',
  'GET /wps/captcha',
  'GET /wps/verification/challenge',
  'POST /wps/verification/sms/noLogin',
  'POST /wps/session/login',
  'POST /wps/session/resume',
  'POST /wps/session/social/:provider',
  'POST /wps/session/social/:provider/start',
  'POST /wps/session/verification',
  'POST /wps/session/verification/code',
  'POST /wps/ops/session',
  'POST /wps/ops/setup',
  'POST /wps/ops/setup/authenticator',
  'DELETE /wps/session/logout',
  'GET /wps/session/devices',
  'DELETE /wps/session/devices/:id',
  'PUT /wps/member/language',
  // A member's own account, as far as a withdrawal may need it.
  'GET /wps/member/info',
  'GET /wps/member/info/icon',
  'GET /wps/member/profile',
  'GET /wps/member/info/funds/consolidated',
  'GET /wps/v2/wallets/balance',
  'POST /wps/member/password',
  'POST /wps/member/password/email',
  'POST /wps/member/password/email/reset',
  'POST /wps/member/password/verification',
  'GET /wps/member/security',
  'PUT /wps/member/security/real-name',
  'PUT /wps/member/security/payment-password',
  'PUT /wps/member/security/payment-password/reset',
  'POST /wps/member/security/payment-password/code',
  'POST /wps/member/security/totp/reset/cancellation',
  'POST /wps/member/security/bank-accounts',
  'DELETE /wps/member/security/bank-accounts/:id',
  // Withdrawals and their receipts, and what was deposited before.
  'GET /wps/cashier/withdrawal-options',
  'GET /wps/cashier/withdrawals',
  'POST /wps/cashier/withdrawals',
  'GET /wps/cashier/withdrawals/:id',
  'GET /wps/cashier/withdrawals/:id/proofs/:proof',
  'POST /wps/cashier/withdrawals/:id/receipt',
  'GET /wps/cashier/deposits',
  'GET /wps/cashier/deposits/:id',
  // Conversations with customer service: who is kept out has questions too.
  'GET /wps/service',
  'POST /wps/service/session',
  'POST /wps/service/chats',
  'POST /wps/service/chats/:id/typing',
  'POST /wps/service/chats/:id/rating',
  'POST /wps/service/chats/:id/transcript',
  'GET /wps/messages/threads/:id',
  'GET /wps/messages/threads/:id/images/:image',
  'POST /wps/messages/threads/:id/posts',
  'POST /wps/messages/threads/:id/read',
  'POST /wps/messages/threads/:id/close',
  // Other servers.
  'POST /wps/cashier/webhooks/:provider',
  'POST /gw/v1/lottery/results',
  'POST /gw/v1/wallet/balance',
  'POST /gw/v1/wallet/win',
  'POST /gw/v1/wallet/rollback',
]);
/** Refused by the status of their protocol; see `libs/games/wallet/closed-site.spec.ts`. */
const BY_PROTOCOL = new Set(['POST /gw/v1/wallet/authenticate', 'POST /gw/v1/wallet/bet']);

const calls = await readCallCatalogue();
const nameOf = ({ method, path }: AnyCall) => `${method} ${path}`;
const { db, api } = setUpTestApi();

const address = ({ path }: AnyCall) => path.replace(/:\w+/g, () => randomUUID());
const send = (call: AnyCall) =>
  api.client.send(
    call.method,
    address(call),
    call.method === 'GET' || call.method === 'DELETE' ? undefined : {},
  );

async function apply(settings: object, status: number): Promise<void> {
  await db.query('update site.brand set settings = settings || $1::jsonb', [JSON.stringify(settings)]);
  for (;;) {
    const { body } = await api.client.get<{ status: number }>(getSystemStatus.path);
    if (body.value?.status === status) return;
  }
}

const REGIONS = { blockedCountries: [], allowedCountries: [], blockedAddresses: [], allowedAddresses: [] };
const inOneHour = () => new Date(Date.now() + 3_600_000).toISOString();

beforeAll(async () => {
  // A cached reply must not survive the closure.
  for (const call of calls.filter(({ access }) => access.includes('guest')))
    if (call.method === 'GET') await send(call);
});

describe.each([
  ['normal', { systemStatus: 0 }, 0, undefined],
  ['a maintenance', { systemStatus: 1, maintenanceEndTime: inOneHour() }, 1, '503 error_maintenance'],
  ['a region for everybody', { systemStatus: 2 }, 2, '451 error_region_restricted'],
  [
    'a blocked address',
    { systemStatus: 0, regions: { ...REGIONS, blockedAddresses: ['127.0.0.0/8'] } },
    2,
    '451 error_region_restricted',
  ],
])('%s', (_, settings, status, refusal) => {
  beforeAll(() => apply(settings, status));
  afterAll(() => apply({ systemStatus: 0, maintenanceEndTime: null, regions: REGIONS }, 0));

  test.each(calls.map((call) => [nameOf(call), call] as const))('%s', async (name, call) => {
    const ofOperators = call.access.length === 1 && call.access[0] === 'operator';
    const open = OPEN.has(name) || BY_PROTOCOL.has(name) || ofOperators || refusal === undefined;
    const { status: answered, body, headers } = await send(call);
    const wanted = refusal?.split(' ')[1];
    // Other servers come from anywhere.
    if (open || (call.access === 'signed' && status === 2))
      expect([wanted, '…']).not.toContain(body.message ?? '');
    else expect(`${answered} ${body.message}`).toBe(refusal);
    if (!open && status === 1) expect(Number(headers.get('retry-after'))).toBeGreaterThan(3000);
  });
});

test('names only calls that exist', () => {
  const names = new Set(calls.map(nameOf));
  for (const name of [...OPEN, ...BY_PROTOCOL]) expect(names).toContain(name);
});

test('without a known end there is no Retry-After', async () => {
  await apply({ systemStatus: 1, maintenanceEndTime: null }, 1);
  const { status, headers } = await api.client.get('/wps/portal/home');
  expect([status, headers.get('retry-after')]).toEqual([503, null]);
  await apply({ systemStatus: 0 }, 0);
});
