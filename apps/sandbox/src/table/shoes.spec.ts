import { join } from 'node:path';
import { seedHash } from '../../common/fairness.js';
import { shoeResults } from '../../common/shared-round/shoe.js';
import { sharedRoundRules } from '../../common/shared-round/titles.js';
import { scratchFolder } from '../studio/studio.fixture.js';
import { Randomness } from '../vendor/randomness.js';
import { VendorStore } from '../vendor/store.js';
import { Shoes } from './shoes.js';

const folder = scratchFolder();
let files = 0;
const fileOfATest = () => join(folder.path, `${++files}.jsonl`);
afterAll(folder.remove);

const shoesIn = (file: string) =>
  new Shoes('lotus-table', new VendorStore(file), new Randomness('shoes of the specs'));

/** Plays a round to its end. */
async function play(shoes: Shoes) {
  const place = shoes.next();
  const result = await shoes.resultOf(place);
  shoes.store.save(shoes.ended(place, result) as Parameters<VendorStore['save']>[0]);
  shoes.end();
  return { place, result };
}

test('a shoe is committed to before its first round, and revealed after its last', async () => {
  const shoes = shoesIn(fileOfATest());
  const { rounds } = sharedRoundRules('lotus-table');
  const results = [];
  for (let index = 0; index < rounds - 1; index += 1) results.push((await play(shoes)).result);
  const last = shoes.next();
  const { serverSeedHash, serverSeed: secret } = shoes.proofOf({ shoe: 0, index: 0 });
  expect(secret).toBeNull();
  results.push(await shoes.resultOf(last));
  shoes.end();

  const proof = shoes.proofOf(last);
  expect(proof).toMatchObject({ clientSeed: 'lotus-table-0', index: rounds - 1, serverSeedHash });
  expect(await seedHash(proof.serverSeed ?? '')).toBe(serverSeedHash);
  const { serverSeed, clientSeed } = proof;
  expect(await shoeResults('lotus-table', { serverSeed: serverSeed ?? '', clientSeed })).toEqual(results);
  expect(shoes.next()).toEqual({ shoe: 1, index: 0 });
  expect(shoes.proofOf({ shoe: 1, index: 0 }).serverSeedHash).not.toBe(serverSeedHash);
});

test('a round that was opened is not dealt again by a later run, and its result is on no road', async () => {
  const file = fileOfATest();
  const first = shoesIn(file);
  const { result } = await play(first);
  first.next();
  const second = shoesIn(file);
  expect(second.road()).toEqual([sharedRoundRules('lotus-table').road(result)]);
  expect(second.next()).toEqual({ shoe: 0, index: 2 });
});

test('the road has the last sixty rounds, over the ends of shoes and runs', async () => {
  const file = fileOfATest();
  const shoes = shoesIn(file);
  const road: string[] = [];
  for (let round = 0; round < 70; round += 1)
    road.push(sharedRoundRules('lotus-table').road((await play(shoes)).result));
  expect(shoes.road()).toEqual(road.slice(-60));
  expect(shoesIn(file).road()).toEqual(road.slice(-60));
});
