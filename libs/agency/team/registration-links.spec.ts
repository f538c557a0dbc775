import { randomUUID } from 'node:crypto';
import type { ValueOf } from '#libs/platform/common/call';
import { type Registered, TEST_PASSWORD } from '#libs/platform/testing/portal-client';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import type { listContracts } from '../common/contract.calls.js';
import type { ContractTerms } from '../common/contract-terms.js';
import type {
  getRegistrationLinkOptions,
  listRegistrationLinks,
  RegistrationLink,
} from '../common/registration-link.calls.js';
import { addMember, type TreeMember } from './team.fixture.js';

const DAILY: ContractTerms = {
  kind: 'daily',
  tiers: [{ activeMembers: 1, dailyBetAmount: '1000.00', rate: '1.00' }],
};
const REALTIME: ContractTerms = { kind: 'realtime', winRate: '0.10', lossRate: '0.20', betRate: '0.00' };

const { db, api } = setUpTestApi();
let agent: TreeMember;
let accounts = 0;

beforeEach(async () => {
  agent = await addMember(db, null, { type: 2 });
});

const create = (fields: object, who = agent) =>
  api.client.send<RegistrationLink>(
    'POST',
    '/wps/agent/registration-links',
    { name: 'Summer', as: 'agent', ...fields },
    { token: who.token, key: randomUUID() },
  );
const close = (id: string, who = agent) =>
  api.client.send<RegistrationLink>(
    'POST',
    `/wps/agent/registration-links/${id}/closing`,
    {},
    {
      token: who.token,
      key: randomUUID(),
    },
  );
const links = async () =>
  (await api.client.get<ValueOf<typeof listRegistrationLinks>>('/wps/agent/registration-links', agent.token))
    .body.value?.list;

function register(referralCode: string) {
  accounts += 1;
  const form = { username: `joiner${accounts}`, password: TEST_PASSWORD, confirmPassword: TEST_PASSWORD };
  return api.client.send<Registered & { member: { id: string; type: number } }>(
    'PUT',
    '/wps/member/register',
    { ...form, terms: true, age: true, referralCode },
    { sealed: true },
  );
}

test('allows a link the terms that its agent may offer, of every kind', async () => {
  const path = '/wps/agent/registration-link-options';
  const { body } = await api.client.get<ValueOf<typeof getRegistrationLinkOptions>>(path, agent.token);
  expect(body.value?.options.map(({ kind }) => kind)).toEqual(['realtime', 'hourly', 'daily', 'dividend']);
  expect(body.value?.options[0]).toMatchObject({ bound: null, inForce: null, offered: null });
  const terms = body.value?.options.map(({ suggested }) => suggested) ?? [];
  expect((await create({ terms })).body.value?.terms).toHaveLength(4);
});

test('puts who registers with a link below its agent, with offers of its terms', async () => {
  const { body } = await create({ terms: [DAILY, REALTIME] });
  const link = body.value as RegistrationLink;
  expect(link).toMatchObject({ name: 'Summer', as: 'agent', registrations: 0, open: true });
  expect(link.url).toMatch(new RegExp(`^https?://.*/register\\?referralCode=${link.code}$`));

  const joined = (await register(link.code)).body.value;
  expect(joined?.member.type).toBe(2);
  const offers = await api.client.get<ValueOf<typeof listContracts>>(
    '/wps/agent/contracts?side=received',
    joined?.token,
  );
  expect(offers.body.value?.list.map(({ terms, status }) => [terms, status])).toEqual(
    expect.arrayContaining([
      [DAILY, 'offered'],
      [REALTIME, 'offered'],
    ]),
  );
  expect(offers.body.value?.list[0]?.upline?.id).toBe(agent.id);
  expect(offers.body.value?.seq).toBeGreaterThanOrEqual(2);
  expect((await links())?.[0]).toMatchObject({ id: link.id, registrations: 1 });
});

test('leaves out terms that the brand no longer allows, and registers the member', async () => {
  const link = (await create({ terms: [DAILY, REALTIME] })).body.value as RegistrationLink;
  const much = { ...DAILY, tiers: [{ activeMembers: 1, dailyBetAmount: '1000.00', rate: '50.00' }] };
  await db.query('update agency.registration_link set terms = $2 where invitation = $1', [
    link.id,
    JSON.stringify([much, REALTIME]),
  ]);
  const joined = (await register(link.code)).body.value;
  const { body } = await api.client.get<ValueOf<typeof listContracts>>('/wps/agent/contracts', joined?.token);
  expect(body.value?.list.map(({ kind }) => kind)).toEqual(['realtime']);
  const left = await db.query(
    `select after->>'reason' as reason from platform.audit
     where subject = $1 and action = 'registration-link.terms-left-out'`,
    [`member ${joined?.member.id}`],
  );
  expect(left).toEqual([{ reason: 'error_contract_above_cap' }]);
});

test('registers plain members with a link for members', async () => {
  const link = (await create({ as: 'member' })).body.value as RegistrationLink;
  expect((await register(link.code)).body.value?.member.type).toBe(0);
});

test.each([
  ['terms for members', { as: 'member', terms: [DAILY] }, 'error_invalid_input'],
  ['one kind twice', { terms: [DAILY, DAILY] }, 'error_invalid_input'],
  ['no name', { name: ' ' }, 'error_invalid_input'],
  ['terms above the cap', { terms: [{ ...REALTIME, winRate: '90.00' }] }, 'error_contract_above_cap'],
])('%s are refused', async (_, fields, message) => {
  expect((await create(fields)).body.message).toBe(message);
  expect(await links()).toEqual([]);
});

test('refuses registrations with a closed link, and a second closing', async () => {
  const link = (await create({})).body.value as RegistrationLink;
  expect((await close(link.id)).body.value).toMatchObject({ open: false });
  expect((await close(link.id)).body.message).toBe('error_registration_link_closed');
  expect((await register(link.code)).body.errors).toMatchObject([{ code: 'field_invitation_code' }]);
});

test("hides another agent's link", async () => {
  const link = (await create({})).body.value as RegistrationLink;
  const stranger = await addMember(db, null, { type: 2 });
  const below = await addMember(db, agent, { type: 2 });
  for (const who of [stranger, below]) {
    expect([(await close(link.id, who)).status, (await close('999999999', who)).status]).toEqual([404, 404]);
    const { body } = await api.client.get<{ total: number }>('/wps/agent/registration-links', who.token);
    expect(body.value?.total).toBe(0);
  }
  expect((await links())?.[0]?.open).toBe(true);
});

test('keeps the limit of links when many are created at once', async () => {
  const replies = await Promise.all(Array.from({ length: 24 }, () => create({})));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(replies.find(({ status }) => status !== 200)?.body).toMatchObject({
    message: 'error_registration_link_limit',
    params: { max: 20 },
  });
});
