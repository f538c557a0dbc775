import type { Member } from '#libs/members/index';
import { LOGIN_METHODS } from '../common/session-kinds.js';
import type { StepUpOffers } from '../login/step-up-offers.js';
import type { Devices } from '../sessions/devices.js';
import type { Authenticators } from './authenticators.js';
import { SecondFactorPolicy } from './second-factor-policy.js';

const member = { id: '1', brand: 'mela' } as Member;

/** Of a member with an authenticator, all of whose devices proved it within the day. */
const policy = new SecondFactorPolicy(
  { isActive: async () => true } as unknown as Authenticators,
  { isTrusted: async (device: string | null) => device !== null } as unknown as Devices,
  { strongest: () => ({ method: 'bank-name', target: null }) } as unknown as StepUpOffers,
);

test.each(LOGIN_METHODS)(
  'by %s a device of the day spares the authenticator where it may',
  async (method) => {
    const spared = method === 'password' || method === 'resume';
    const missing = await policy.missing(member, { method, device: 'd', knownSource: true });
    expect(missing).toEqual(spared ? null : { method: 'totp', target: null });
  },
);

test.each(LOGIN_METHODS)('by %s what says nothing has proved nothing', async (method) => {
  expect(await policy.missing(member, { method })).toEqual({ method: 'totp', target: null });
  expect(await policy.missing(member, { method, knownSource: true, stepUp: 'mobile' })).not.toBeNull();
  expect(await policy.missing(member, { method, stepUp: 'totp' })).toBeNull();
});
