import { plinko, plinkoPayout, plinkoSlot } from '../../common/instant/plinko.js';
import { dealOf } from '../../common/instant/rules.js';
import { call, type FakePortal, launch, MINOR, studioOfEachTest, type TestStudio } from './studio.fixture.js';

const current = studioOfEachTest();
let portal: FakePortal;
let studio: TestStudio;
beforeEach(() => {
  ({ portal, studio } = current);
});

test('drops follow from the seeds, move the money, and can be checked once the seed is told', async () => {
  const bearer = await launch(studio, { game_code: 'rain-plinko' });
  const drops: number[][] = [];
  let balance = 100_000;
  for (let nonce = 0; nonce < 6; nonce += 1) {
    const { status, body } = await call(studio, bearer, '/instant/play', { amount: '1000', choice: 0 });
    expect(status).toBe(200);
    const shown = body['shown'] as number[];
    const payout = plinkoPayout(1000n, plinkoSlot(shown));
    drops.push(shown);
    balance += Number(payout) - 1000;
    expect(body).toMatchObject({
      over: true,
      payout: String(payout),
      balance: String(balance),
      fairness: { nonce: nonce + 1 },
    });
    expect(portal.balance).toBe(balance * MINOR);
  }
  const { revealed } = (await call(studio, bearer, '/seeds', { clientSeed: 'mine' })).body as {
    revealed: { serverSeed: string; clientSeed: string };
  };
  const again = drops.map((_, nonce) => dealOf(plinko, { ...revealed, nonce }, 0));
  expect(await Promise.all(again)).toEqual(drops);
  const { rounds } = (await call(studio, bearer, '/rounds')).body as { rounds: { result: object }[] };
  expect(rounds[0]?.result).toEqual({ kind: 'instant', choice: 0, steps: [], shown: drops.at(-1) });
});

test.each<[string, object, number, object]>([
  ['rain-plinko', { amount: '99', choice: 0 }, 422, { error: 'limit' }],
  ['rain-plinko', { amount: '100', choice: 1 }, 400, { params: { field: 'choice' } }],
  ['rain-plinko', { amount: '100', choice: 'x' }, 400, { params: { field: 'choice' } }],
  ['rain-plinko', { amount: '100' }, 400, { params: { field: 'choice' } }],
  ['river-dice', { amount: '100', choice: 0 }, 400, { params: { field: 'game' } }],
])('%s refuses %j and asks nothing of the portal', async (game, request, status, body) => {
  const bearer = await launch(studio, { game_code: game });
  const reply = await call(studio, bearer, '/instant/play', request);
  expect(reply.status).toBe(status);
  expect(reply.body).toMatchObject(body);
  expect(portal.of('bet')).toEqual([]);
});
