import { random } from '#libs/platform/testing/random';
import { CONTRACT_KINDS } from '../common/contract-kinds.js';
import { SettlementTestbed } from './settlement.fixture.js';
import { CYCLES } from './settlement-clock.js';
import { World } from './settlement-worlds.fixture.js';

const WORLDS = Number(process.env.WORLDS ?? 4);
const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000);
const START = new Date('2027-03-09T18:00:00Z');
const MINUTE_MS = 60_000;
/** When it is settled, in minutes from the start; bets are played before each. */
const STEPS = [5, 10, 60, 65, 120, 185, 12 * 60, 24 * 60, 24 * 60 + 5, 49 * 60, 8 * 24 * 60];

let testbed: SettlementTestbed;
beforeAll(async () => {
  testbed = await SettlementTestbed.open(START);
});
afterAll(() => testbed.close());

test(`${WORLDS} random worlds are settled as bet by bet (SEED=${SEED})`, async () => {
  const worlds: World[] = [];
  for (let index = 0; index < WORLDS; index++)
    worlds.push(await World.create(testbed, `w${index}`, random(SEED + index), START.getTime()));
  await testbed.brands.reload();
  await testbed.schedule.open();
  let before = START.getTime();
  for (const step of STEPS) {
    const until = START.getTime() + step * MINUTE_MS;
    for (const world of worlds) await world.play(before, until);
    await testbed.moveTo(new Date(until + 31_000));
    for (const { brand } of worlds)
      for (const cycle of CYCLES) await testbed.settlements.run({ ...cycle, brand });
    before = until;
  }
  const paid = new Map<string, number>(CONTRACT_KINDS.map((kind) => [kind, 0]));
  for (const world of worlds) {
    const { got, wanted } = await world.compare();
    expect([world.brand, got]).toEqual([world.brand, wanted]);
    for (const { kind } of got) paid.set(kind, (paid.get(kind) ?? 0) + 1);
    expect([world.brand, await world.feedFaults()]).toEqual([world.brand, []]);
    expect([world.brand, await world.rollupFaults()]).toEqual([world.brand, []]);
    expect([world.brand, await world.entryFaults()]).toEqual([world.brand, []]);
  }
  for (const kind of CONTRACT_KINDS) expect([kind, (paid.get(kind) ?? 0) > 0]).toEqual([kind, true]);
  expect(await testbed.verifier.verifySince(START)).toEqual([]);
}, 120_000);
