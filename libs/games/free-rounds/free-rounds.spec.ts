import { randomUUID } from 'node:crypto';
import type { Registered } from '#libs/platform/testing/portal-client';
import type { StudioReply, StudioRequest } from '../vendors/studio.fixture.js';
import { WalletTestbed } from '../wallet/wallet.fixture.js';
import { GrantError } from './free-round-grant.js';
import { createFreeRounds, grantOf } from './free-rounds.fixture.js';

let testbed: WalletTestbed;
let member: Registered;
let services: Awaited<ReturnType<typeof createFreeRounds>>;

beforeAll(async () => {
  testbed = await WalletTestbed.open();
  services = await createFreeRounds(testbed);
  member = await testbed.member();
});
afterAll(async () => {
  await services.parts.close();
  await testbed.close();
});
beforeEach(() => {
  testbed.studio.requests.length = 0;
  testbed.studio.answer(asAsked);
});

/** A vendor that takes everything. */
function asAsked({ path, body }: StudioRequest): StudioReply {
  const { operator_id: _, ...order } = body;
  const terms = {
    user: member.id,
    game_code: 'river-dice',
    currency: 'BDT',
    bet_count: 2,
    bet_value: 1_000_000,
    start: '2026-01-01T00:00:00.000Z',
    end: '2026-01-02T00:00:00.000Z',
    left: 2,
    state: path.endsWith('/cancel') ? 'cancelled' : 'active',
    ...order,
  };
  return { json: terms };
}

async function granted(): Promise<string> {
  const grant = grantOf(member);
  await services.freeRounds.grant(grant);
  return grant.id;
}
const freeRounds = () => services.freeRounds;
const asked = () => testbed.studio.requests.map(({ method, path, body }) => ({ method, path, body }));

test('tells the vendor of a grant once it is recorded, and of its cancellation', async () => {
  const grant = grantOf(member);
  await freeRounds().grant(grant);
  expect(asked()).toEqual([]);
  expect(await freeRounds().announce(grant.id)).toBe('active');
  expect(asked()).toEqual([
    {
      method: 'POST',
      path: '/studio/game/free-rounds',
      body: {
        operator_id: 'mela',
        reward_uuid: grant.id,
        user: member.id,
        game_code: 'river-dice',
        currency: 'BDT',
        bet_count: 2,
        bet_value: 1_000_000,
        start: grant.startsAt.toISOString(),
        end: grant.endsAt.toISOString(),
      },
    },
  ]);
  await freeRounds().announce(grant.id);
  expect(asked()).toHaveLength(1);
  await freeRounds().cancel(grant.id);
  expect(await freeRounds().announce(grant.id)).toBe('cancelled');
  expect(asked().at(-1)).toEqual({
    method: 'POST',
    path: '/studio/game/free-rounds/cancel',
    body: { operator_id: 'mela', reward_uuid: grant.id },
  });
});

test('keeps a grant unconfirmed when the answer is lost, and sends the same order again', async () => {
  const id = await granted();
  testbed.studio.answer(() => 'hang-up');
  await expect(freeRounds().announce(id)).rejects.toThrow();
  expect(await freeRounds().find(id)).toMatchObject({ vendorState: null });
  testbed.studio.answer(() => ({ status: 503, json: { error: 'unavailable' } }));
  await expect(freeRounds().announce(id)).rejects.toThrow('503');
  testbed.studio.answer(asAsked);
  expect(await freeRounds().announce(id)).toBe('active');
  const [first, , third] = asked();
  expect(third).toEqual(first);
});

test('takes the errors of the protocol as the end, but neither a wrong signature nor another answer', async () => {
  for (const error of ['not_offered', 'conflict', 'malformed']) {
    testbed.studio.answer(() => ({ status: 409, json: { error } }));
    expect(await freeRounds().announce(await granted())).toBe('refused');
  }
  for (const error of ['bad_signature', 'something_else']) {
    const id = await granted();
    testbed.studio.answer(() => ({ status: 403, json: { error } }));
    await expect(freeRounds().announce(id)).rejects.toThrow();
    expect(await freeRounds().find(id)).toMatchObject({ vendorState: null });
  }
  const id = await granted();
  testbed.studio.answer((request) => ({
    json: { ...(asAsked(request) as { json: object }).json, reward_uuid: randomUUID() },
  }));
  await expect(freeRounds().announce(id)).rejects.toThrow('other free rounds');
});

test('ends a cancellation of which the vendor never heard the grant', async () => {
  const id = await granted();
  await freeRounds().cancel(id);
  testbed.studio.answer(() => ({ status: 404, json: { error: 'not_found' } }));
  expect(await freeRounds().announce(id)).toBe('cancelled');
});

test('gives up on a vendor that is silent for five seconds', async () => {
  const id = await granted();
  testbed.studio.answer(() => 'silence');
  await expect(freeRounds().announce(id)).rejects.toThrow();
});

test('records a grant once, and refuses what could never be played', async () => {
  const grant = grantOf(member);
  await freeRounds().grant(grant);
  await freeRounds().grant(grant);
  expect(await freeRounds().ofMember('mela', member.id)).toContainEqual(
    expect.objectContaining({ id: grant.id, betCount: 2, used: 0, won: 0n }),
  );
  const refused = async (changes: Partial<typeof grant>) => {
    const error = await freeRounds()
      .grant({ ...grantOf(member), ...changes })
      .catch((thrown: unknown) => thrown);
    return error instanceof GrantError ? error.reason : error;
  };
  expect(await refused({ id: grant.id, betCount: 3 })).toBe('other_terms');
  expect(await refused({ nodeId: 1 })).toBe('unknown_title');
  expect(await refused({ member: '999999999' })).toBe('unknown_member');
  expect(await refused({ betValue: 1n })).toBe('value');
});

test('reads from the vendor what is left of a grant', async () => {
  const id = await granted();
  const known = await freeRounds().find(id);
  if (!known) throw new Error('not recorded');
  testbed.studio.answer((request) => ({
    json: {
      free_rounds: [
        {
          ...(asAsked(request) as { json: object }).json,
          reward_uuid: request.query.get('user') === member.id ? id : randomUUID(),
          left: 1,
        },
      ],
    },
  }));
  expect(await freeRounds().atVendor(known)).toMatchObject({
    left: 1,
    state: 'active',
    bet_value: 1_000_000,
  });
});
