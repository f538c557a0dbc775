import fc from 'fast-check';
import {
  CONTRIBUTION,
  chanceOf,
  DRAW_STAKES,
  hitsJackpot,
  JACKPOT_RETURN,
  jackpotRules,
  newPot,
  playPot,
  potAmount,
  SEED_STAKES,
} from './jackpot.js';
import { returnToPlayer } from './slot.js';
import { SLOT_TITLES, slotRtp } from './slot-titles.js';

const UNIT = 100n;
const rules = jackpotRules(UNIT);
const spin = fc.record({ stake: fc.bigInt({ min: UNIT, max: 250_000n }), hit: fc.boolean() });

test('the pot is seeds and contributions less payouts, exactly, and never negative', () => {
  fc.assert(
    fc.property(fc.array(spin, { maxLength: 200 }), (spins) => {
      let pot = newPot(rules);
      let staked = 0n;
      let paid = 0n;
      let hits = 0n;
      for (const { stake, hit } of spins) {
        const before = potAmount(pot, rules);
        const played = playPot(pot, stake, hit, rules);
        pot = played.pot;
        staked += stake;
        paid += played.won;
        hits += hit ? 1n : 0n;
        if (hit) expect(played.won).toBeGreaterThanOrEqual(before);
        else expect(played.won).toBe(0n);
        const inside = (hits + 1n) * BigInt(rules.seed) * 100n + staked * CONTRIBUTION - paid * 100n;
        expect(pot.seeded * 100n + pot.contributed - pot.paid * 100n).toBe(inside);
        // After a hit there is the new seed, and a fraction of a minor unit at most.
        expect(inside).toBeGreaterThanOrEqual(BigInt(rules.seed) * 100n);
        if (hit) expect(inside).toBeLessThan(BigInt(rules.seed) * 100n + 100n);
      }
    }),
    { numRuns: 200 },
  );
});

test('of a pot above the largest one the rest stays', () => {
  const pot = { ...newPot(rules), contributed: BigInt(rules.largest) * 100n };
  const { pot: after, won } = playPot(pot, 100n, true, rules);
  expect(won).toBe(BigInt(rules.largest));
  expect(potAmount(after, rules)).toBe(BigInt(rules.seed) * 2n + 1n);
});

test('a chance is the stake over the draw, to one part in 2^64', () => {
  const chance = chanceOf(1000n, rules);
  expect(chance).toBe('1000/100000000');
  const edge = Math.floor(2 ** 32 / 100_000);
  expect(hitsJackpot([0, 0], chance)).toBe(true);
  expect(hitsJackpot([(edge - 1) / 2 ** 32, 1 - 2 ** -32], chance)).toBe(true);
  expect(hitsJackpot([edge / 2 ** 32, 0], chance)).toBe(true);
  expect(hitsJackpot([edge / 2 ** 32, 1 - 2 ** -32], chance)).toBe(false);
  expect(hitsJackpot([(edge + 1) / 2 ** 32, 0], chance)).toBe(false);
  for (const text of ['', '1', '1/0', '-1/5', '1/5/6'])
    expect(() => hitsJackpot([0, 0], text)).toThrow(RangeError);
});

test('twice the stake hits twice as often', () => {
  const steps = Array.from({ length: 2 ** 14 }, (_, step) => [step / 2 ** 14, 0]);
  const hits = (stake: bigint) => steps.filter((numbers) => hitsJackpot(numbers, `${stake}/65536`)).length;
  expect([hits(400n), hits(800n)]).toEqual([100, 200]);
});

test('harvest-pot returns 94.5266 % by its lines, 1 % by contributions and 0.5 % by seeds', () => {
  expect(returnToPlayer(SLOT_TITLES['harvest-pot'])).toEqual({ paid: 16_614n, staked: 17_576n });
  expect(SEED_STAKES * 1000n).toBe(DRAW_STAKES * 5n);
  expect(JACKPOT_RETURN).toBeCloseTo(0.015, 12);
  expect(slotRtp('harvest-pot')).toBeCloseTo(16_614 / 17_576 + 0.015, 12);
});

/** The mean of all stakes at once: as many spins as hit once on average, with hits at any place among them. */
test('what is staked between hits returns 1 % and the seed, wherever the hit is', () => {
  for (const place of [0, 777, 9_999]) {
    let pot = newPot(rules);
    let won = 0n;
    const stake = (DRAW_STAKES * UNIT) / 10_000n;
    for (let at = 0; at < 20_000; at += 1) {
      const played = playPot(pot, stake, at % 10_000 === place, rules);
      pot = played.pot;
      won += played.won;
    }
    const left = potAmount(pot, rules) - BigInt(rules.seed);
    expect(won + left).toBe((stake * 20_000n * 15n) / 1000n);
  }
});
